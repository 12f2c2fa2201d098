import type { ReactNode } from 'react';
import { Field, type FieldProps } from '../fields/field';
import { Icon } from '../icons/icon';
import './select.css';

interface SelectProps<Value extends string> extends Omit<FieldProps, 'alert' | 'labelEnd'> {
  disabled?: boolean | undefined;
  /** A sign of the value, before its words; the open list has words alone. */
  mark?: ReactNode;
  options: readonly { value: Value; label: string }[];
  value: Value;
  onChange: (value: Value) => void;
}

/** The platform's own list, which phones and screen readers know best. */
export function Select<Value extends string>(props: SelectProps<Value>) {
  const { label, explanation, help, error, optional, required, disabled, mark, options, value, onChange } = props;
  return (
    <Field label={label} explanation={explanation} help={help} error={error} optional={optional} required={required}>
      {(control) => (
        <span className={mark ? 'select select-marked' : 'select'}>
          {mark}
          <select
            {...control}
            disabled={disabled}
            aria-required={required || undefined}
            value={value}
            onChange={(event) => onChange(event.target.value as Value)}
          >
            {options.map((option) => (
              <option key={option.value} value={option.value}>
                {option.label}
              </option>
            ))}
          </select>
          <Icon name="chevron-down" />
        </span>
      )}
    </Field>
  );
}
