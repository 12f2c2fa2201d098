import { useRef } from 'react';
import { Button } from '../../ui/buttons/button';
import { imageAccept } from './file-check';
import { FileIcon } from './file-icon';

interface PhotoButtonProps {
  label: string;
  onFiles: (files: readonly File[]) => void;
}

/** A telephone offers its camera and its pictures, a computer its files. */
export function PhotoButton({ label, onFiles }: PhotoButtonProps) {
  const chooser = useRef<HTMLInputElement>(null);
  return (
    <>
      <Button onClick={() => chooser.current?.click()}>
        <FileIcon kind="camera" />
        {label}
      </Button>
      <input
        ref={chooser}
        hidden
        type="file"
        multiple
        accept={imageAccept}
        aria-label={label}
        onChange={({ target }) => {
          onFiles([...(target.files ?? [])]);
          // The same file may be chosen again.
          target.value = '';
        }}
      />
    </>
  );
}
