import TactusTesting
import Testing
import UIKitNames

/// What programs written for UIKit take for granted of transitions that a finger may catch.
@MainActor
@Suite("Habits: transitions that are caught")
struct DrivenHabitTests {
    private final class Fade: UIViewControllerAnimatedTransitioning {
        func transitionDuration(using context: UIViewControllerContextTransitioning?) -> TimeInterval { 0.4 }
        func animateTransition(using context: UIViewControllerContextTransitioning) {
            guard let to = context.view(forKey: .to) else { return }
            context.containerView.addSubview(to)
            to.alpha = 0
            UIView.animate(withDuration: 0.4) {
                to.alpha = 1
            } completion: { _ in
                context.completeTransition(!context.transitionWasCancelled)
            }
        }
    }

    private final class Director: UINavigationControllerDelegate {
        let (fade, driver) = (Fade(), UIPercentDrivenInteractiveTransition())
        func navigationController(
            _ navigationController: UINavigationController,
            animationControllerFor operation: UINavigationController.Operation, from fromVC: UIViewController,
            to toVC: UIViewController
        ) -> (any UIViewControllerAnimatedTransitioning)? { fade }
        func navigationController(
            _ navigationController: UINavigationController,
            interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
        ) -> (any UIViewControllerInteractiveTransitioning)? { driver }
    }

    /// A page is pushed whose transition rests at its start, or runs by itself.
    private func push(
        resting: Bool
    ) -> (host: TestHost, stack: UINavigationController, director: Director) {
        let (stack, director) = (UINavigationController(rootViewController: UIViewController()), Director())
        director.driver.wantsInteractiveStart = resting
        stack.delegate = director
        let host = TestHost(playing: stack)
        host.advance(by: .seconds(1))
        stack.pushViewController(UIViewController(), animated: true)
        host.advance(by: .milliseconds(200))
        return (host, stack, director)
    }

    @Test("AP-76: a transition that wants no start by hand runs by itself, and is over in its time")
    func running() {
        let (host, stack, director) = push(resting: false)
        #expect(director.driver.percentComplete > 0.3 && stack.transitionCoordinator?.isInteractive == false)
        host.advance(by: .milliseconds(300))
        #expect(stack.transitionCoordinator == nil && stack.viewControllers.count == 2)
    }

    @Test(
        "AP-76: it can be caught, stays where it is, is drawn along, and comes to its end or goes back",
        arguments: [true, false])
    func caught(finishes: Bool) {
        let (host, stack, director) = push(resting: false)
        director.driver.pause()
        let share = director.driver.percentComplete
        host.advance(by: .seconds(1))
        #expect(director.driver.percentComplete == share && share > 0.3 && share < 0.8)
        #expect(stack.transitionCoordinator?.isInteractive == true)
        director.driver.update(0.25)
        #expect(abs(director.driver.percentComplete - 0.25) < 1e-6)
        if finishes { director.driver.finish() } else { director.driver.cancel() }
        host.advance(by: .seconds(2))
        #expect(stack.transitionCoordinator == nil && stack.viewControllers.count == (finishes ? 2 : 1))
    }

    @Test("AP-76: one that rests at its start waits for whoever draws it along")
    func resting() {
        let (host, stack, director) = push(resting: true)
        host.advance(by: .seconds(1))
        #expect(director.driver.percentComplete == 0 && stack.transitionCoordinator?.isInteractive == true)
        director.driver.finish()
        host.advance(by: .seconds(2))
        #expect(stack.transitionCoordinator == nil && stack.viewControllers.count == 2)
    }
}
