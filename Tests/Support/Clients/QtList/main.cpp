// A Qt 6 Widgets list for fingers: forty rows that a flick scrolls and a tap selects. It says on its output what became of
// a touch, for scripts that wait: "shown", "scrolled", "selected Row 7".

#include <QApplication>
#include <QListWidget>
#include <QScrollBar>
#include <QScroller>
#include <QTimer>

#include <cstdio>

static void say(const QString &text)
{
    std::puts(qPrintable(text));
    std::fflush(stdout);
}

int main(int argc, char **argv)
{
    QApplication application(argc, argv);
    QListWidget list;
    list.setWindowTitle("Rows");
    list.setVerticalScrollMode(QAbstractItemView::ScrollPerPixel);
    for (int row = 0; row < 40; ++row)
        list.addItem(QString("Row %1").arg(row));
    for (int row = 0; row < 40; ++row)
        list.item(row)->setSizeHint(QSize(0, 48));
    QScroller::grabGesture(list.viewport(), QScroller::TouchGesture);

    QObject::connect(&list, &QListWidget::itemPressed, [](QListWidgetItem *item) { say("selected " + item->text()); });
    bool hasScrolled = false;
    QObject::connect(list.verticalScrollBar(), &QScrollBar::valueChanged, [&hasScrolled](int value) {
        if (value < 100 || hasScrolled)
            return;
        hasScrolled = true;
        say("scrolled");
    });
    list.show();
    QTimer::singleShot(0, [] { say("shown"); });
    return application.exec();
}
