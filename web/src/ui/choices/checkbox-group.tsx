import { useId } from 'react';
import { Checkbox } from './checkbox';
import './checkbox-group.css';
import { describedBy, Explanation, type FieldProps } from '../fields/field';
import { Icon } from '../icons/icon';

interface CheckboxGroupProps<Value extends string>
  extends Pick<FieldProps, 'label' | 'explanation' | 'help' | 'error' | 'required'> {
  disabled?: boolean | undefined;
  /** A fixed one is held whatever is chosen, a disabled one is not to be chosen here; a help says why. */
  options: readonly { value: Value; label: string; help?: string; fixed?: boolean; disabled?: boolean }[];
  value: readonly Value[];
  onChange: (value: readonly Value[]) => void;
}

/** Any number of choices, in the order of the options. */
export function CheckboxGroup<Value extends string>(props: CheckboxGroupProps<Value>) {
  const { label, explanation, help, error, required, disabled, options, value, onChange } = props;
  const id = useId();
  const toggle = (changed: Value, checked: boolean) =>
    onChange(
      options.map((option) => option.value).filter((option) => (option === changed ? checked : value.includes(option))),
    );
  return (
    <fieldset className="check-group" aria-describedby={describedBy(id, props) || undefined}>
      <legend className="label">
        {label}
        {required && <span className="req" aria-hidden="true" />}
      </legend>
      {explanation && <Explanation id={id} text={explanation} />}
      {options.map((option) => (
        <Checkbox
          key={option.value}
          label={option.label}
          help={option.help}
          checked={option.fixed || value.includes(option.value)}
          disabled={disabled || option.fixed || option.disabled}
          onChange={(checked) => toggle(option.value, checked)}
        />
      ))}
      {error && (
        <p className="error" id={`${id}-error`}>
          <Icon name="alert" />
          {error}
        </p>
      )}
      {help && (
        <p className="help" id={`${id}-help`}>
          {help}
        </p>
      )}
    </fieldset>
  );
}
