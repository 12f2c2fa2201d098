import { type KeyboardEvent, useEffect, useRef, useState } from 'react';

interface TitleInputProps {
  label: string;
  /** As it is shown: with its number where it is a default one. */
  value: string;
  maxLength: number;
  onCommit: (text: string) => void;
  className: string;
  /** Escape leaves it, for a field that is only there while something is renamed. */
  onClose?: () => void;
  /** Just added: it takes the focus, and typing replaces what stands in it. */
  takesFocus?: boolean;
}

/** A title that is written where it stands. Enter or leaving it commits; a blank one and Escape restore the old one. */
export function TitleInput({ label, value, maxLength, onCommit, className, onClose, takesFocus }: TitleInputProps) {
  const [typed, setTyped] = useState<string | null>(null);
  const field = useRef<HTMLTextAreaElement>(null);
  useEffect(() => {
    if (takesFocus) field.current?.select();
  }, [takesFocus]);

  const commit = () => {
    const title = typed?.trim();
    setTyped(null);
    if (title && title !== value) onCommit(title);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing || (event.key !== 'Enter' && event.key !== 'Escape')) return;
    event.preventDefault();
    event.stopPropagation();
    if (event.key === 'Enter') commit();
    else setTyped(null);
    onClose?.();
  };
  return (
    <textarea
      ref={field}
      className={`touch-target builder-title ${className}`}
      rows={1}
      data-untouched={typed === null ? '' : undefined}
      aria-label={label}
      value={typed ?? value}
      maxLength={maxLength}
      autoComplete="off"
      enterKeyHint="done"
      onChange={(event) => setTyped(event.target.value.replaceAll('\n', ' '))}
      onBlur={() => {
        commit();
        onClose?.();
      }}
      onKeyDown={onKeyDown}
    />
  );
}
