import { useState } from 'react';
import { dayShown, dayWritten } from './day';
import { TextField } from './text-field';

interface DateFieldProps {
  label: string;
  /** ISO day, or empty. */
  value: string;
  onChange: (iso: string) => void;
  placeholder: string;
  invalidMessage: string;
}

/** A day written dd/mm/yyyy, given on when the field is left or Enter is pressed. */
export function DateField({ label, value, onChange, placeholder, invalidMessage }: DateFieldProps) {
  const [text, setText] = useState(dayShown(value));
  const [shownFor, setShownFor] = useState(value);
  const [wrong, setWrong] = useState(false);
  if (shownFor !== value) {
    setShownFor(value);
    setText(dayShown(value));
    setWrong(false);
  }

  const commit = () => {
    const iso = text.trim() === '' ? '' : dayWritten(text);
    setWrong(iso === null);
    if (iso === null) return;
    setText(dayShown(iso));
    if (iso !== value) onChange(iso);
  };
  return (
    <TextField
      label={label}
      value={text}
      onChange={setText}
      onBlur={commit}
      onKeyDown={(event) => event.key === 'Enter' && commit()}
      placeholder={placeholder}
      inputMode="numeric"
      autoComplete="off"
      maxLength={12}
      error={wrong ? invalidMessage : undefined}
    />
  );
}
