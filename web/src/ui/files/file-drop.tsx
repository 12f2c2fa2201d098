import { type ReactNode, useRef } from 'react';
import { Button } from '../buttons/button';
import './file-drop.css';
import { Icon } from '../icons/icon';
import { IncomingFiles } from './incoming-files';

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
  const take = (input: HTMLInputElement) => {
    props.onFiles([...(input.files ?? [])]);
    // The same file may be chosen again after it was removed.
    input.value = '';
  };
  return (
    <section className="row gap-12 wrap rounded sunken file-drop" aria-label={props.label}>
      <Icon name="upload" />
      <div className="grow">
        <p className="text-13 strong">{props.label}</p>
        <p className="help">
          {props.help} <span className="file-drop-desk">{props.pasteHelp}</span>
        </p>
      </div>
      <div className="cluster file-drop-buttons">
        <span className="file-drop-camera">
          <Button onClick={() => camera.current?.click()}>
            {props.photoIcon}
            {props.photoLabel}
          </Button>
        </span>
        <Button onClick={() => chooser.current?.click()}>{props.chooseLabel}</Button>
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
      <IncomingFiles dropNowLabel={props.dropNowLabel} onFiles={props.onFiles} />
    </section>
  );
}
