import { type ReactNode, useEffect, useRef, useState } from 'react';
import { Button } from './button';
import './file-drop.css';
import { Icon } from './icon';

interface FileDropProps {
  label: string;
  help: string;
  /** About dropping and pasting, where there is a mouse and a keyboard. */
  pasteHelp?: string;
  chooseLabel: string;
  photoLabel: string;
  photoIcon: ReactNode;
  /** Over the whole page while something is dragged. */
  dropNowLabel: string;
  accept: string;
  onFiles: (files: readonly File[]) => void;
}

/** Files by dropping them anywhere on the page, by choosing, by pasting, or from a phone's camera. */
export function FileDrop(props: FileDropProps) {
  const chooser = useRef<HTMLInputElement>(null);
  const camera = useRef<HTMLInputElement>(null);
  const dragging = useDroppedFiles(props.onFiles);
  usePastedFiles(props.onFiles);
  const take = (input: HTMLInputElement) => {
    props.onFiles([...(input.files ?? [])]);
    // The same file may be chosen again after it was removed.
    input.value = '';
  };
  return (
    <section className="file-drop" aria-label={props.label}>
      <Icon name="upload" />
      <div className="grow">
        <p className="strong file-drop-label">{props.label}</p>
        <p className="help">
          {props.help} <span className="file-drop-desk">{props.pasteHelp}</span>
        </p>
      </div>
      <div className="file-drop-buttons">
        <Button onClick={() => chooser.current?.click()}>{props.chooseLabel}</Button>
        <span className="file-drop-camera">
          <Button onClick={() => camera.current?.click()}>
            {props.photoIcon}
            {props.photoLabel}
          </Button>
        </span>
      </div>
      <input ref={chooser} hidden type="file" multiple accept={props.accept} onChange={(event) => take(event.target)} />
      <input
        ref={camera}
        hidden
        type="file"
        accept="image/*"
        capture="environment"
        onChange={(event) => take(event.target)}
      />
      {dragging && (
        <div className="file-drop-over" aria-hidden="true">
          <p>{props.dropNowLabel}</p>
        </div>
      )}
    </section>
  );
}

type OnFiles = FileDropProps['onFiles'];

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
    // Entering a child comes before leaving its parent: only the count tells when the page itself is left.
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
