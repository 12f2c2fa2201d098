import { useEffect, useRef, useState } from 'react';
import './incoming-files.css';

type OnFiles = (files: readonly File[]) => void;

interface IncomingFilesProps {
  /** Over the whole page while something is dragged. */
  dropNowLabel: string;
  onFiles: OnFiles;
}

/** Takes files that are dropped anywhere on the page, or pasted, for as long as it is shown. */
export function IncomingFiles({ dropNowLabel, onFiles }: IncomingFilesProps) {
  const dragging = useDroppedFiles(onFiles);
  usePastedFiles(onFiles);
  if (!dragging) return null;
  return (
    <div className="items-centre file-drop-over" aria-hidden="true">
      <p className="semibold">{dropNowLabel}</p>
    </div>
  );
}

/** A listener that lives as long as the component and always calls the latest function. */
function useLatest<Value>(value: Value) {
  const latest = useRef(value);
  useEffect(() => {
    latest.current = value;
  });
  return latest;
}

function useDroppedFiles(onFiles: OnFiles): boolean {
  const [dragging, setDragging] = useState(false);
  const latest = useLatest(onFiles);
  useEffect(() => {
    // Entering a child comes before leaving its parent: only the count shows when the page itself is left.
    let depth = 0;
    const count = (change: number) => {
      depth = Math.max(0, depth + change);
      setDragging(depth > 0);
    };
    const whenFiles = (react: (event: DragEvent) => void) => (event: DragEvent) => {
      if (!event.dataTransfer?.types.includes('Files')) return;
      event.preventDefault();
      react(event);
    };
    const listeners = {
      dragenter: whenFiles(() => count(1)),
      dragleave: whenFiles(() => count(-1)),
      dragover: whenFiles(() => {}),
      drop: whenFiles((event) => {
        depth = 0;
        setDragging(false);
        const files = [...(event.dataTransfer?.files ?? [])];
        if (files.length > 0) latest.current(files);
      }),
    };
    const stop = new AbortController();
    for (const [name, listener] of Object.entries(listeners)) {
      window.addEventListener(name as keyof typeof listeners, listener, { signal: stop.signal });
    }
    return () => stop.abort();
  }, [latest]);
  return dragging;
}

function usePastedFiles(onFiles: OnFiles): void {
  const latest = useLatest(onFiles);
  useEffect(() => {
    const paste = (event: ClipboardEvent) => {
      const files = [...(event.clipboardData?.files ?? [])];
      // Cells of a spreadsheet come as words and as a picture of them: in a field, the words are meant.
      if (files.length === 0 || event.clipboardData?.types.includes('text/plain')) return;
      event.preventDefault();
      latest.current(files);
    };
    window.addEventListener('paste', paste);
    return () => window.removeEventListener('paste', paste);
  }, [latest]);
}
