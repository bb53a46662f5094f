// swift-format-ignore-file
import UIKitNames

// Pictures on pages that are zoomed, with a control for the pages.

final class ZoomingImageView: UIScrollView, UIScrollViewDelegate {
    let imageView = UIImageView(image: nil)
    private let doubleTap = UITapGestureRecognizer()
    var onZoom: ((CGFloat) -> Void)?

    override init(frame: CGRect) {
        super.init(frame: frame)
        delegate = self
        minimumZoomScale = 1
        maximumZoomScale = 4
        showsHorizontalScrollIndicator = false
        showsVerticalScrollIndicator = false
        contentInsetAdjustmentBehavior = .never
        decelerationRate = .fast
        imageView.contentMode = .scaleAspectFit
        imageView.clipsToBounds = true
        addSubview(imageView)
        doubleTap.numberOfTapsRequired = 2
        doubleTap.addTarget(self, action: ZoomingImageView.toggleZoom(_:))
        addGestureRecognizer(doubleTap)
    }


    var image: UIImage? {
        get { return imageView.image }
        set {
            imageView.image = newValue
            zoomScale = 1
            setNeedsLayout()
        }
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        guard zoomScale == 1 else { return centerContent() }
        imageView.frame = CGRect(origin: .zero, size: bounds.size)
        contentSize = bounds.size
    }

    private func centerContent() {
        let size = imageView.frame.size
        let horizontal = max((bounds.width - size.width) / 2, 0)
        let vertical = max((bounds.height - size.height) / 2, 0)
        contentInset = UIEdgeInsets(top: vertical, left: horizontal, bottom: vertical, right: horizontal)
    }

    private func toggleZoom(_ tap: UITapGestureRecognizer) {
        if zoomScale > minimumZoomScale {
            setZoomScale(minimumZoomScale, animated: true)
            return
        }
        let point = tap.location(in: imageView)
        let size = CGSize(width: bounds.width / 3, height: bounds.height / 3)
        let origin = CGPoint(x: point.x - size.width / 2, y: point.y - size.height / 2)
        zoom(to: CGRect(origin: origin, size: size), animated: true)
    }

    func viewForZooming(in scrollView: UIScrollView) -> UIView? {
        return imageView
    }

    func scrollViewDidZoom(_ scrollView: UIScrollView) {
        centerContent()
        onZoom?(scrollView.zoomScale)
    }

    func scrollViewDidEndZooming(_ scrollView: UIScrollView, with view: UIView?, atScale scale: CGFloat) {
        isScrollEnabled = scale > 1
    }
}

class PhotoPagesViewController: UIViewController, UIScrollViewDelegate {
    private let scrollView = UIScrollView(frame: .zero)
    let pageControl = UIPageControl(frame: .zero)
    private let captionLabel = UILabel()
    private var pages: [ZoomingImageView] = []
    private(set) var visited: [Int] = []
    private var isRotating = false

    let captions = ["Morning", "Noon", "Evening", "Night"]

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .black
        scrollView.isPagingEnabled = true
        scrollView.bounces = true
        scrollView.alwaysBounceHorizontal = true
        scrollView.delegate = self
        scrollView.frame = view.bounds
        scrollView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        view.addSubview(scrollView)

        for _ in captions {
            let page = ZoomingImageView(frame: .zero)
            pages.append(page)
            scrollView.addSubview(page)
        }

        captionLabel.textColor = .white
        captionLabel.textAlignment = .center
        captionLabel.font = UIFont.italicSystemFont(ofSize: 17)
        captionLabel.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(captionLabel)

        pageControl.numberOfPages = captions.count
        pageControl.currentPageIndicatorTintColor = .white
        pageControl.pageIndicatorTintColor = UIColor.white.withAlphaComponent(0.4)
        pageControl.addTarget(self, action: PhotoPagesViewController.pageChanged(_:), for: .valueChanged)
        pageControl.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(pageControl)

        let safeArea = view.safeAreaLayoutGuide
        let bottom = pageControl.bottomAnchor.constraint(equalTo: safeArea.bottomAnchor, constant: -8)
        bottom.priority = UILayoutPriority(rawValue: 999)
        NSLayoutConstraint.activate([
            bottom,
            pageControl.centerXAnchor.constraint(equalTo: view.centerXAnchor),
            captionLabel.bottomAnchor.constraint(equalTo: pageControl.topAnchor, constant: -4),
            captionLabel.leadingAnchor.constraint(equalTo: safeArea.leadingAnchor, constant: 20),
            captionLabel.trailingAnchor.constraint(equalTo: safeArea.trailingAnchor, constant: -20),
        ])
        show(page: 0)
    }

    func layOutPages() {
        let size = scrollView.bounds.size
        for (index, page) in pages.enumerated() {
            page.frame = CGRect(x: CGFloat(index) * size.width, y: 0, width: size.width, height: size.height)
        }
        scrollView.contentSize = CGSize(width: size.width * CGFloat(pages.count), height: size.height)
    }

    private func show(page: Int) {
        guard captions.indices.contains(page) else { return }
        captionLabel.text = captions[page]
        pageControl.currentPage = page
        if visited.last != page {
            visited.append(page)
        }
    }

    private func pageChanged(_ control: UIPageControl) {
        let offset = CGPoint(x: CGFloat(control.currentPage) * scrollView.bounds.width, y: 0)
        scrollView.setContentOffset(offset, animated: true)
    }

    func scrollViewDidScroll(_ scrollView: UIScrollView) {
        guard !isRotating, scrollView.bounds.width > 0 else { return }
        let page = Int((scrollView.contentOffset.x / scrollView.bounds.width).rounded())
        if page != pageControl.currentPage {
            show(page: page)
        }
    }

    func scrollViewWillBeginDragging(_ scrollView: UIScrollView) {
        UIView.animate(withDuration: 0.15) {
            self.captionLabel.alpha = 0
        }
    }

    func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {
        if !decelerate {
            revealCaption()
        }
    }

    func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) {
        revealCaption()
    }

    func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) {
        revealCaption()
    }

    func scrollViewShouldScrollToTop(_ scrollView: UIScrollView) -> Bool {
        return false
    }

    private func revealCaption() {
        UIView.animate(withDuration: 0.2, delay: 0, options: [.curveEaseIn], animations: {
            self.captionLabel.alpha = 1
        })
    }
}
