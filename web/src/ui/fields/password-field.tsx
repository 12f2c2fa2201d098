import { useState } from 'react';
import { IconButton } from '../buttons/icon-button';
import { Field } from './field';
import type { TextFieldProps } from './text-field';

interface PasswordFieldProps extends Omit<TextFieldProps, 'type'> {
  showLabel: string;
  hideLabel: string;
  autoComplete: 'current-password' | 'new-password';
}

export function PasswordField({ showLabel, hideLabel, onChange, ...props }: PasswordFieldProps) {
  const [shown, setShown] = useState(false);
  const { label, help, error, optional, alert, labelEnd, ...input } = props;
  return (
    <Field
      label={label}
      help={help}
      error={error}
      optional={optional}
      alert={alert}
      labelEnd={labelEnd}
      required={input.required}
    >
      {(control) => (
        <div className="input-end">
          <input
            autoCapitalize="none"
            spellCheck={false}
            {...input}
            {...control}
            type={shown ? 'text' : 'password'}
            className="input"
            onChange={(event) => onChange?.(event.target.value)}
          />
          <IconButton
            icon={shown ? 'eye-off' : 'eye'}
            label={shown ? hideLabel : showLabel}
            tooltipAlign="end"
            disabled={input.disabled}
            onClick={() => setShown(!shown)}
          />
        </div>
      )}
    </Field>
  );
}
