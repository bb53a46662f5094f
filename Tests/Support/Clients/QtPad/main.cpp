// A Qt 6 Widgets window for fingers: a button, and a pad on which a finger drags, two pinch, and one rests. It says on its
// output what became of each, in the words of its siblings GtkPad and TactusPad, so that toolkits can be compared.

#include <QApplication>
#include <QGestureEvent>
#include <QPushButton>

#include <cstdio>

static void say(const char *words)
{
    std::puts(words);
    std::fflush(stdout);
}

static void sayState(const char *name, Qt::GestureState state)
{
    const char *words = state == Qt::GestureStarted    ? "begin"
                        : state == Qt::GestureUpdated  ? "move"
                        : state == Qt::GestureFinished ? "end"
                                                       : "cancel";
    say(qPrintable(QString("%1 %2").arg(name, words)));
}

class Pad : public QWidget
{
public:
    explicit Pad(QWidget *parent) : QWidget(parent)
    {
        setAttribute(Qt::WA_AcceptTouchEvents);
        setAutoFillBackground(true);
        for (Qt::GestureType type : {Qt::PinchGesture, Qt::TapAndHoldGesture})
            grabGesture(type);
    }

protected:
    bool event(QEvent *event) override
    {
        switch (event->type()) {
        case QEvent::TouchBegin:
        case QEvent::TouchUpdate:
        case QEvent::TouchEnd:
            drag(static_cast<QTouchEvent *>(event));
            return true;
        case QEvent::TouchCancel:
            stop("pan cancel");
            return true;
        case QEvent::Gesture: return gestures(static_cast<QGestureEvent *>(event));
        default: return QWidget::event(event);
        }
    }

private:
    // Qt's pan gesture wants two fingers; a finger that drags is a widget's own affair, from the platform's distance on.
    void drag(QTouchEvent *event)
    {
        if (event->points().isEmpty())
            return;
        const QEventPoint &finger = event->points().first();
        if (event->type() == QEvent::TouchEnd)
            return stop("pan end");
        if (event->points().size() > 1)
            return stop("pan end");
        if (isDragging)
            return say("pan move");
        if ((finger.position() - finger.pressPosition()).manhattanLength() < QApplication::startDragDistance())
            return;
        isDragging = true;
        say("pan begin");
    }

    void stop(const char *words)
    {
        if (isDragging)
            say(words);
        isDragging = false;
    }

    bool gestures(QGestureEvent *event)
    {
        if (QGesture *pinch = event->gesture(Qt::PinchGesture))
            sayState("pinch", pinch->state());
        if (QGesture *hold = event->gesture(Qt::TapAndHoldGesture); hold && hold->state() == Qt::GestureFinished)
            say("long press");
        return true;
    }

    bool isDragging = false;
};

int main(int argc, char **argv)
{
    QApplication application(argc, argv);
    QWidget window(nullptr, Qt::FramelessWindowHint);
    window.resize(360, 400);
    QPushButton button("Press", &window);
    button.setGeometry(20, 20, 320, 80);
    QObject::connect(&button, &QPushButton::pressed, [] { say("button lit"); });
    QObject::connect(&button, &QPushButton::released, [] { say("button dark"); });
    QObject::connect(&button, &QPushButton::clicked, [] { say("button click"); });
    Pad pad(&window);
    pad.setGeometry(20, 140, 320, 240);
    window.show();
    return application.exec();
}
