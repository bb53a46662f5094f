// A GTK 4 window for fingers: a button, and a pad on which a finger drags, two pinch, and one rests. It says on its
// output what became of each, in the words of its siblings QtPad and TactusPad, so that toolkits can be compared.

#include <gtk/gtk.h>

static void say(const char *words)
{
    puts(words);
    fflush(stdout);
}

static void clicked(GtkButton *button, gpointer data) { say("button click"); }

static void state_changed(GtkWidget *button, GtkStateFlags old, gpointer data)
{
    gboolean was = (old & GTK_STATE_FLAG_ACTIVE) != 0;
    gboolean is = (gtk_widget_get_state_flags(button) & GTK_STATE_FLAG_ACTIVE) != 0;
    if (is != was)
        say(is ? "button lit" : "button dark");
}

// A drag gesture begins with the finger's landing; what a user calls dragging begins with its threshold.
static gboolean is_dragging;

static void drag_update(GtkGestureDrag *gesture, double x, double y, gpointer pad)
{
    if (!is_dragging && gtk_drag_check_threshold(pad, 0, 0, (int)x, (int)y)) {
        is_dragging = TRUE;
        gtk_gesture_set_state(GTK_GESTURE(gesture), GTK_EVENT_SEQUENCE_CLAIMED);
        say("pan begin");
    } else if (is_dragging) {
        say("pan move");
    }
}

static void drag_over(const char *words)
{
    if (is_dragging)
        say(words);
    is_dragging = FALSE;
}

static void drag_end(GtkGestureDrag *gesture, double x, double y, gpointer pad) { drag_over("pan end"); }
static void drag_cancel(GtkGesture *gesture, GdkEventSequence *sequence, gpointer pad) { drag_over("pan cancel"); }

static gboolean is_pinching;

static void zoom_begin(GtkGesture *gesture, GdkEventSequence *sequence, gpointer pad)
{
    is_pinching = TRUE;
    say("pinch begin");
}

static void zoom_scale(GtkGestureZoom *gesture, double scale, gpointer pad) { say("pinch move"); }

// GTK cancels fingers of a gesture that never began as well.
static void zoom_over(const char *words)
{
    if (is_pinching)
        say(words);
    is_pinching = FALSE;
}

static void zoom_end(GtkGesture *gesture, GdkEventSequence *sequence, gpointer pad) { zoom_over("pinch end"); }
static void zoom_cancel(GtkGesture *gesture, GdkEventSequence *sequence, gpointer pad) { zoom_over("pinch cancel"); }

static void long_press(GtkGestureLongPress *gesture, double x, double y, gpointer pad) { say("long press"); }

static GtkWidget *make_pad(void)
{
    GtkWidget *pad = gtk_drawing_area_new();
    gtk_widget_set_size_request(pad, 320, 240);
    GtkGesture *drag = gtk_gesture_drag_new();
    g_signal_connect(drag, "drag-update", G_CALLBACK(drag_update), pad);
    g_signal_connect(drag, "drag-end", G_CALLBACK(drag_end), pad);
    g_signal_connect(drag, "cancel", G_CALLBACK(drag_cancel), pad);
    gtk_widget_add_controller(pad, GTK_EVENT_CONTROLLER(drag));
    GtkGesture *zoom = gtk_gesture_zoom_new();
    g_signal_connect(zoom, "begin", G_CALLBACK(zoom_begin), pad);
    g_signal_connect(zoom, "scale-changed", G_CALLBACK(zoom_scale), pad);
    g_signal_connect(zoom, "end", G_CALLBACK(zoom_end), pad);
    g_signal_connect(zoom, "cancel", G_CALLBACK(zoom_cancel), pad);
    gtk_widget_add_controller(pad, GTK_EVENT_CONTROLLER(zoom));
    GtkGesture *press = gtk_gesture_long_press_new();
    g_signal_connect(press, "pressed", G_CALLBACK(long_press), pad);
    gtk_widget_add_controller(pad, GTK_EVENT_CONTROLLER(press));
    return pad;
}

static void activate(GtkApplication *application, gpointer data)
{
    GtkWidget *window = gtk_application_window_new(application);
    gtk_window_set_decorated(GTK_WINDOW(window), FALSE);
    gtk_window_set_default_size(GTK_WINDOW(window), 360, 400);
    GtkWidget *fixed = gtk_fixed_new();
    GtkWidget *button = gtk_button_new_with_label("Press");
    gtk_widget_set_size_request(button, 320, 80);
    g_signal_connect(button, "clicked", G_CALLBACK(clicked), NULL);
    g_signal_connect(button, "state-flags-changed", G_CALLBACK(state_changed), NULL);
    gtk_fixed_put(GTK_FIXED(fixed), button, 20, 20);
    gtk_fixed_put(GTK_FIXED(fixed), make_pad(), 20, 140);
    gtk_window_set_child(GTK_WINDOW(window), fixed);
    gtk_window_present(GTK_WINDOW(window));
}

int main(int argc, char **argv)
{
    GtkApplication *application = gtk_application_new(NULL, G_APPLICATION_NON_UNIQUE);
    g_signal_connect(application, "activate", G_CALLBACK(activate), NULL);
    return g_application_run(G_APPLICATION(application), argc, argv);
}
