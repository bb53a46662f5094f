// swift-format-ignore-file
import UIKitNames

final class ZoomPage: UIScrollView, UIScrollViewDelegate {
    let imageView = UIImageView()
    var events: [String] = []
    override init(frame: CGRect) {
        super.init(frame: frame)
        delegate = self
        minimumZoomScale = 1
        maximumZoomScale = 4
        bouncesZoom = true
        showsHorizontalScrollIndicator = false
        showsVerticalScrollIndicator = false
        decelerationRate = .fast
        contentInsetAdjustmentBehavior = .never
        let image = UIGraphicsImageRenderer(size: CGSize(width: 300, height: 200)).image { context in
            UIColor.systemBlue.setFill()
            context.fill(CGRect(x: 0, y: 0, width: 300, height: 200))
            UIColor.white.setStroke()
            context.cgContext.strokeEllipse(in: CGRect(x: 50, y: 50, width: 200, height: 100))
        }
        imageView.image = image
        imageView.contentMode = .scaleAspectFit
        addSubview(imageView)
        let doubleTap = UITapGestureRecognizer(target: self, action: ZoomPage.handleDoubleTap(_:))
        doubleTap.numberOfTapsRequired = 2
        addGestureRecognizer(doubleTap)
    }
    override func layoutSubviews() {
        super.layoutSubviews()
        if zoomScale == 1 && imageView.frame.size != bounds.size {
            imageView.frame = CGRect(origin: .zero, size: bounds.size)
            contentSize = bounds.size
        }
        centerContent()
    }
    private func centerContent() {
        let offsetX = max((bounds.width - contentSize.width) * 0.5, 0)
        let offsetY = max((bounds.height - contentSize.height) * 0.5, 0)
        imageView.center = CGPoint(x: contentSize.width * 0.5 + offsetX, y: contentSize.height * 0.5 + offsetY)
    }
    private func handleDoubleTap(_ gesture: UITapGestureRecognizer) {
        if zoomScale > minimumZoomScale {
            setZoomScale(minimumZoomScale, animated: true)
        } else {
            let point = gesture.location(in: imageView)
            let size = CGSize(width: bounds.width / 2.5, height: bounds.height / 2.5)
            zoom(to: CGRect(x: point.x - size.width / 2, y: point.y - size.height / 2, width: size.width, height: size.height), animated: true)
        }
    }
    func viewForZooming(in scrollView: UIScrollView) -> UIView? { return imageView }
    func scrollViewDidZoom(_ scrollView: UIScrollView) { centerContent() }
    func scrollViewWillBeginZooming(_ scrollView: UIScrollView, with view: UIView?) { events.append("begin zoom") }
    func scrollViewDidEndZooming(_ scrollView: UIScrollView, with view: UIView?, atScale scale: CGFloat) { events.append("end zoom \(scale > 1)") }
}

class GalleryController: UIViewController, UIScrollViewDelegate {
    let pager = UIScrollView()
    let pageControl = UIPageControl()
    private(set) var pages: [ZoomPage] = []
    var log: [String] = []
    private var lastPage = 0

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .black
        pager.isPagingEnabled = true
        pager.delegate = self
        pager.frame = view.bounds
        pager.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        pager.alwaysBounceHorizontal = true
        pager.delaysContentTouches = true
        pager.canCancelContentTouches = true
        view.addSubview(pager)
        for index in 0..<4 {
            let page = ZoomPage(frame: .zero)
            page.tag = index + 1
            pager.addSubview(page)
            pages.append(page)
        }
        pageControl.numberOfPages = pages.count
        pageControl.currentPageIndicatorTintColor = .white
        pageControl.hidesForSinglePage = true
        pageControl.addTarget(self, action: GalleryController.pageControlChanged(_:), for: .valueChanged)
        pageControl.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(pageControl)
        pageControl.centerXAnchor.constraint(equalTo: view.centerXAnchor).isActive = true
        view.safeAreaLayoutGuide.bottomAnchor.constraint(equalTo: pageControl.bottomAnchor, constant: 12).isActive = true
    }
    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        let size = pager.bounds.size
        for (index, page) in pages.enumerated() {
            page.frame = CGRect(x: CGFloat(index) * size.width, y: 0, width: size.width, height: size.height).insetBy(dx: 5, dy: 0)
        }
        pager.contentSize = CGSize(width: size.width * CGFloat(pages.count), height: size.height)
    }
    override func viewWillTransition(to size: CGSize, with coordinator: UIViewControllerTransitionCoordinator) {
        super.viewWillTransition(to: size, with: coordinator)
        let page = pageControl.currentPage
        coordinator.animate(alongsideTransition: { _ in
            self.pager.contentOffset = CGPoint(x: CGFloat(page) * size.width, y: 0)
        }, completion: { [weak self] _ in self?.log.append("rotated") })
    }
    func pageControlChanged(_ sender: UIPageControl) {
        pager.setContentOffset(CGPoint(x: CGFloat(sender.currentPage) * pager.bounds.width, y: 0), animated: true)
    }
    func scrollViewDidScroll(_ scrollView: UIScrollView) {
        let page = Int((scrollView.contentOffset.x / max(scrollView.frame.size.width, 1)).rounded())
        if page != lastPage, pages.indices.contains(page) {
            lastPage = page
            pageControl.currentPage = page
        }
    }
    func scrollViewWillBeginDragging(_ scrollView: UIScrollView) { log.append("will drag") }
    func scrollViewWillEndDragging(_ scrollView: UIScrollView, withVelocity velocity: CGPoint, targetContentOffset: UnsafeMutablePointer<CGPoint>) {
        log.append("target \(Int(targetContentOffset.pointee.x / scrollView.bounds.width))")
    }
    func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) { log.append("did drag \(decelerate)") }
    func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) {
        log.append("rest \(pageControl.currentPage)")
        for page in pages where page.tag != pageControl.currentPage + 1 { page.setZoomScale(1, animated: false) }
    }
    func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) { log.append("animated \(pageControl.currentPage)") }
}
