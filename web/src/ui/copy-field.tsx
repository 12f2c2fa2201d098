import { useRef, useState } from 'react';
import { Button } from './button';
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
        <div className="copy-field">
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

async function toClipboard(text: string, input: HTMLInputElement | null): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    // The clipboard's own interface exists only on secure origins; a plant may open the page over plain HTTP.
    input?.select();
    return document.execCommand('copy');
  }
}
