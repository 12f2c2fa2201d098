import { bounds } from '@vigie/domain/modules/questionnaires/template/bounds';
import { type KeyboardEvent, useEffect, useRef, useState } from 'react';

interface ExplanationFieldProps {
  label: string;
  value: string;
  isOpen: boolean;
  onCommit: (text: string) => void;
  onClose: () => void;
}

/** The info text of a question. Leaving the field commits, Escape gives up; here a blank one takes it away. */
export function ExplanationField({ label, value, isOpen, onCommit, onClose }: ExplanationFieldProps) {
  if (!isOpen) return value === '' ? null : <p className="help builder-explanation">{value}</p>;
  return <Written label={label} value={value} onCommit={onCommit} onClose={onClose} />;
}

function Written({ label, value, onCommit, onClose }: Omit<ExplanationFieldProps, 'isOpen'>) {
  const [typed, setTyped] = useState(value);
  const field = useRef<HTMLTextAreaElement>(null);
  const isGivenUp = useRef(false);
  useEffect(() => field.current?.focus(), []);
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || event.nativeEvent.isComposing) return;
    event.stopPropagation();
    isGivenUp.current = true;
    onClose();
  };
  return (
    <textarea
      ref={field}
      className="textarea builder-explanation"
      rows={2}
      aria-label={label}
      placeholder={label}
      value={typed}
      maxLength={bounds.text}
      onChange={(event) => setTyped(event.target.value)}
      onKeyDown={onKeyDown}
      onBlur={() => {
        if (!isGivenUp.current && typed.trim() !== value) onCommit(typed.trim());
      }}
    />
  );
}
