import { type FormEvent, useState } from 'react';
import { TextField, type TextFieldProps } from './text-field';

interface TextFilterProps extends Omit<TextFieldProps, 'value' | 'onBlur'> {
  value: string;
  onChange: (value: string) => void;
}

/** Given on with Enter or when the field is left: an address per keystroke would fill the history. */
export function TextFilter({ value, onChange, ...field }: TextFilterProps) {
  const [text, setText] = useState(value);
  const [shownFor, setShownFor] = useState(value);
  if (shownFor !== value) {
    setShownFor(value);
    setText(value);
  }
  const commit = (event?: FormEvent) => {
    event?.preventDefault();
    if (text.trim() !== value) onChange(text.trim());
  };
  return (
    <form onSubmit={commit}>
      <TextField {...field} value={text} autoComplete="off" onChange={setText} onBlur={() => commit()} />
    </form>
  );
}
