import { useEffect, useState } from 'react';
import { Icon } from '../icons/icon';
import './search-field.css';

interface SearchFieldProps {
  /** Shown in the empty field too. */
  label: string;
  value: string;
  /** Called a moment after the last keystroke, or at once with Enter. */
  onChange: (value: string) => void;
}

const pause = 300;

export function SearchField({ label, value, onChange }: SearchFieldProps) {
  const [text, setText] = useState(value);
  const [shownFor, setShownFor] = useState(value);
  if (shownFor !== value) {
    setShownFor(value);
    // What was typed while the answer was on its way stays.
    if (text.trim() === shownFor) setText(value);
  }
  const commit = () => {
    if (text.trim() !== value) onChange(text.trim());
  };
  useEffect(() => {
    const wanted = text.trim();
    if (wanted === value) return;
    const timer = window.setTimeout(() => onChange(wanted), pause);
    return () => window.clearTimeout(timer);
  }, [text, value, onChange]);
  return (
    <search className="shrinks relative search-field input-icon">
      <Icon name="search" />
      <input
        className="input"
        type="search"
        aria-label={label}
        placeholder={label}
        value={text}
        maxLength={200}
        autoComplete="off"
        spellCheck={false}
        data-page-search
        onChange={(event) => setText(event.target.value)}
        onKeyDown={(event) => event.key === 'Enter' && commit()}
      />
    </search>
  );
}
