import { Field } from './field';
import { Icon } from './icon';
import './select.css';

interface SelectProps<Value extends string> {
  label: string;
  disabled?: boolean;
  options: readonly { value: Value; label: string }[];
  value: Value;
  onChange: (value: Value) => void;
}

/** The platform's own list, which phones and screen readers know best. */
export function Select<Value extends string>({ label, disabled, options, value, onChange }: SelectProps<Value>) {
  return (
    <Field label={label}>
      {(control) => (
        <span className="select">
          <select
            {...control}
            disabled={disabled}
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
