// swift-format-ignore-file
import UIKitNames
import struct Foundation.Locale
import struct Foundation.URL

final class ReaderViewController: UIViewController, UITextViewDelegate {
    let header = UIImageView()
    let textView = UITextView()
    private(set) var opened: [String] = []
    private(set) var log: [String] = []
    private var headerHeight: CGFloat { 160 }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        let appearance = UINavigationBarAppearance()
        appearance.configureWithTransparentBackground()
        navigationItem.scrollEdgeAppearance = appearance
        textView.frame = view.bounds
        textView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        textView.isEditable = false
        textView.isSelectable = true
        textView.alwaysBounceVertical = true
        textView.contentInsetAdjustmentBehavior = .never
        textView.textContainerInset = UIEdgeInsets(top: headerHeight + 16, left: 16, bottom: 40, right: 16)
        textView.linkTextAttributes = [.foregroundColor: UIColor.systemIndigo, .underlineStyle: NSUnderlineStyle.single.rawValue]
        textView.delegate = self
        textView.attributedText = makeText()
        view.addSubview(textView)
        header.backgroundColor = .systemTeal
        header.contentMode = .scaleAspectFill
        header.clipsToBounds = true
        header.frame = CGRect(x: 0, y: 0, width: view.bounds.width, height: headerHeight)
        header.autoresizingMask = .flexibleWidth
        textView.addSubview(header)
    }

    private func makeText() -> NSAttributedString {
        let paragraph = NSMutableParagraphStyle()
        paragraph.lineSpacing = 4
        paragraph.paragraphSpacing = 12
        let text = NSMutableAttributedString(string: "A walk\n", attributes: [.font: UIFont.preferredFont(forTextStyle: .title1), .paragraphStyle: paragraph])
        let body: [NSAttributedString.Key: Any] = [.font: UIFont.preferredFont(forTextStyle: .body), .foregroundColor: UIColor.label, .paragraphStyle: paragraph, .kern: 0.2]
        text.append(NSAttributedString(string: "Read ", attributes: body))
        text.append(NSAttributedString(string: "the map", attributes: body.merging([.link: URL(string: "https://example.org/map")!]) { $1 }))
        text.append(NSAttributedString(string: " before you go, and take water along.\n", attributes: body))
        for number in 1...40 { text.append(NSAttributedString(string: "\(number). A line of the way, which goes up the hill.\n", attributes: body)) }
        let range = (text.string as NSString).range(of: "water")
        text.addAttributes([.backgroundColor: UIColor.systemYellow, .strikethroughStyle: NSUnderlineStyle.single.rawValue], range: range)
        return text
    }

    func scrollViewDidScroll(_ scrollView: UIScrollView) {
        let offset = scrollView.contentOffset.y
        if offset < 0 {
            header.frame = CGRect(x: 0, y: offset, width: scrollView.bounds.width, height: headerHeight - offset)
        } else {
            header.frame = CGRect(x: 0, y: offset * 0.5, width: scrollView.bounds.width, height: headerHeight)
            header.alpha = max(0, 1 - offset / headerHeight)
        }
    }

    func textView(_ textView: UITextView, shouldInteractWith link: String, in range: Range<Int>) -> Bool {
        opened.append(link)
        return false
    }

    func textViewDidChangeSelection(_ textView: UITextView) {
        log.append((textView.text as NSString).substring(with: textView.selectedRange))
    }
}

final class PlayerViewController: UIViewController {
    let slider = UISlider()
    let progress = UIProgressView(progressViewStyle: .default)
    let playButton = UIButton(type: .custom)
    let timeLabel = UILabel()
    let cover = UIImageView()
    private(set) var isPlaying = false
    private(set) var position: Float = 0
    private var timer: Timer?
    private var wasPlaying = false
    private let duration: Float = 200
    private let feedback = UIImpactFeedbackGenerator(style: .light)

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        cover.backgroundColor = .systemPink
        cover.layer.cornerRadius = 12
        cover.layer.masksToBounds = true
        slider.maximumValue = duration
        slider.isContinuous = true
        slider.setThumbImage(UIImage(systemName: "circle.fill", withConfiguration: UIImage.SymbolConfiguration(pointSize: 12)), for: .normal)
        slider.addTarget(self, action: PlayerViewController.sliderTouchDown, for: .touchDown)
        slider.addTarget(self, action: PlayerViewController.sliderChanged, for: .valueChanged)
        slider.addTarget(self, action: PlayerViewController.sliderReleased, for: [.touchUpInside, .touchUpOutside, .touchCancel])
        playButton.setImage(UIImage(systemName: "play.fill"), for: .normal)
        playButton.setImage(UIImage(systemName: "pause.fill"), for: .selected)
        playButton.addTarget(self, action: PlayerViewController.togglePlay, for: .touchUpInside)
        playButton.accessibilityLabel = "Play"
        timeLabel.font = UIFont.monospacedDigitSystemFont(ofSize: 13, weight: .regular)
        timeLabel.textAlignment = .right
        let stack = UIStackView(arrangedSubviews: [cover, slider, progress, timeLabel, playButton])
        stack.axis = .vertical
        stack.spacing = 20
        stack.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(stack)
        NSLayoutConstraint.activate([
            stack.leadingAnchor.constraint(equalTo: view.layoutMarginsGuide.leadingAnchor),
            stack.trailingAnchor.constraint(equalTo: view.layoutMarginsGuide.trailingAnchor),
            stack.centerYAnchor.constraint(equalTo: view.centerYAnchor),
            cover.heightAnchor.constraint(equalTo: cover.widthAnchor),
            playButton.heightAnchor.constraint(equalToConstant: 44),
        ])
        show()
    }

    private func show() {
        if !slider.isTracking { slider.setValue(position, animated: false) }
        progress.setProgress(position / duration, animated: false)
        timeLabel.text = String(format: "%d:%02d", Int(position) / 60, Int(position) % 60)
    }

    private func togglePlay() {
        isPlaying.toggle()
        playButton.isSelected = isPlaying
        feedback.impactOccurred()
        timer?.invalidate()
        timer = nil
        UIView.animate(withDuration: 0.4, delay: 0, usingSpringWithDamping: 0.6, initialSpringVelocity: 0, options: [], animations: {
            self.cover.transform = self.isPlaying ? .identity : CGAffineTransform(scaleX: 0.8, y: 0.8)
        })
        guard isPlaying else { return }
        timer = Timer.scheduledTimer(withTimeInterval: 0.5, repeats: true) { [weak self] _ in
            guard let self = self else { return }
            self.position = min(self.position + 0.5, self.duration)
            self.show()
        }
    }

    private func sliderTouchDown() {
        wasPlaying = isPlaying
        if isPlaying { togglePlay() }
    }
    private func sliderChanged() {
        position = slider.value
        show()
    }
    private func sliderReleased() { if wasPlaying { togglePlay() } }
}
