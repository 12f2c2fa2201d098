import { useId } from 'react';
import { Checkbox } from './checkbox';
import './checkbox-group.css';
import { Icon } from '../icons/icon';

interface CheckboxGroupProps<Value extends string> {
  label: string;
  error?: string | undefined;
  disabled?: boolean;
  /** A fixed one is held whatever is chosen; its help says why. */
  options: readonly { value: Value; label: string; help?: string; fixed?: boolean }[];
  value: readonly Value[];
  onChange: (value: readonly Value[]) => void;
}

/** Any number of choices, in the order of the options. */
export function CheckboxGroup<Value extends string>(props: CheckboxGroupProps<Value>) {
  const { label, error, disabled, options, value, onChange } = props;
  const errorId = useId();
  const toggle = (changed: Value, checked: boolean) =>
    onChange(
      options.map((option) => option.value).filter((option) => (option === changed ? checked : value.includes(option))),
    );
  return (
    <fieldset className="check-group" aria-describedby={error && errorId}>
      <legend className="label">{label}</legend>
      {options.map((option) => (
        <Checkbox
          key={option.value}
          label={option.label}
          help={option.help}
          checked={option.fixed || value.includes(option.value)}
          disabled={disabled || option.fixed}
          onChange={(checked) => toggle(option.value, checked)}
        />
      ))}
      {error && (
        <p className="error" id={errorId}>
          <Icon name="alert" />
          {error}
        </p>
      )}
    </fieldset>
  );
}
