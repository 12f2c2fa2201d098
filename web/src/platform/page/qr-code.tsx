import { useEffect, useState } from 'react';
import './qr-code.css';

interface Drawing {
  readonly path: string;
  readonly size: number;
}

/** Readers want four modules of white around it. */
const margin = 4;

/** A picture for the camera of a phone: dark on white in both themes. */
export function QrCode({ text, label }: { text: string; label: string }) {
  const [drawing, setDrawing] = useState<Drawing | null>(null);
  useEffect(() => {
    let isShown = true;
    Promise.all([import('lean-qr'), import('lean-qr/extras/svg')]).then(
      ([{ generate }, { toSvgPath }]) => {
        const code = generate(text);
        if (isShown) setDrawing({ path: toSvgPath(code), size: code.size });
      },
      // What it says stands beside it, to be copied by hand.
      () => {},
    );
    return () => {
      isShown = false;
    };
  }, [text]);
  const size = (drawing?.size ?? 33) + 2 * margin;
  return (
    <svg
      className="bordered block rounded qr-code"
      role="img"
      aria-label={label}
      viewBox={`${-margin} ${-margin} ${size} ${size}`}
    >
      {drawing && <path d={drawing.path} />}
    </svg>
  );
}
