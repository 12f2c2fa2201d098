interface Detector {
  detect(source: HTMLVideoElement): Promise<readonly { readonly rawValue: string }[]>;
}

type DetectorClass = new (options: { formats: readonly string[] }) => Detector;

const every = 400;

/** Says each code that stands before the camera, where the browser can read codes; the rest type them. */
export function readCodes(video: HTMLVideoElement, onCode: (text: string) => void): () => void {
  const { BarcodeDetector } = window as { BarcodeDetector?: DetectorClass };
  if (!BarcodeDetector) return () => {};
  let detector: Detector;
  try {
    detector = new BarcodeDetector({ formats: ['qr_code'] });
  } catch {
    return () => {};
  }
  const timer = window.setInterval(() => {
    // A frame that cannot be read is followed by the next.
    detector.detect(video).then(
      (codes) => {
        for (const { rawValue } of codes) onCode(rawValue);
      },
      () => {},
    );
  }, every);
  return () => window.clearInterval(timer);
}
