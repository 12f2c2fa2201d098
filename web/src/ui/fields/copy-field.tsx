import { useRef, useState } from 'react';
import { Button } from '../buttons/button';
import { toClipboard } from '../foundation/clipboard';
import './copy-field.css';
import { Field } from './field';

interface CopyFieldProps {
  label: string;
  value: string;
  copyLabel: string;
  copiedLabel: string;
}

/** Something to take elsewhere, with a button that does it. */
export function CopyField({ label, value, copyLabel, copiedLabel }: CopyFieldProps) {
  const input = useRef<HTMLInputElement>(null);
  const [copied, setCopied] = useState(false);
  const copy = async () => {
    setCopied(await toClipboard(value, input.current));
  };
  return (
    <Field label={label}>
      {(control) => (
        <div className="flex copy-field">
          <input
            {...control}
            ref={input}
            className="input mono"
            readOnly
            value={value}
            onFocus={(event) => event.target.select()}
          />
          <Button icon={copied ? 'check' : 'copy'} onClick={copy}>
            {copied ? copiedLabel : copyLabel}
          </Button>
          <span className="sr" role="status">
            {copied ? copiedLabel : ''}
          </span>
        </div>
      )}
    </Field>
  );
}
