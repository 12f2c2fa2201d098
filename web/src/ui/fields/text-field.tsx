import type { ComponentProps } from 'react';
import { Field, type FieldProps } from './field';

type InputProps = Omit<ComponentProps<'input'>, 'className' | 'id' | 'onChange'>;

export interface TextFieldProps extends FieldProps, InputProps {
  onChange?: (value: string) => void;
}

export function TextField({
  label,
  explanation,
  help,
  error,
  optional,
  alert,
  labelEnd,
  onChange,
  ...input
}: TextFieldProps) {
  return (
    <Field
      label={label}
      explanation={explanation}
      help={help}
      error={error}
      optional={optional}
      alert={alert}
      labelEnd={labelEnd}
      required={input.required}
    >
      {(control) => (
        <input
          type="text"
          {...input}
          {...control}
          className="input"
          onChange={(event) => onChange?.(event.target.value)}
        />
      )}
    </Field>
  );
}
