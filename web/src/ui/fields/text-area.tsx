import type { ComponentProps } from 'react';
import { Field, type FieldProps } from './field';

interface TextAreaProps extends FieldProps, Omit<ComponentProps<'textarea'>, 'className' | 'id' | 'onChange'> {
  onChange?: (value: string) => void;
}

export function TextArea({
  label,
  explanation,
  help,
  error,
  optional,
  alert,
  labelEnd,
  onChange,
  ...area
}: TextAreaProps) {
  return (
    <Field
      label={label}
      explanation={explanation}
      help={help}
      error={error}
      optional={optional}
      alert={alert}
      labelEnd={labelEnd}
      required={area.required}
    >
      {(control) => (
        <textarea
          rows={5}
          {...area}
          {...control}
          className="textarea"
          onChange={(event) => onChange?.(event.target.value)}
        />
      )}
    </Field>
  );
}
