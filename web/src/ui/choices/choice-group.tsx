import { useId } from 'react';
import './choice-group.css';
import { describedBy, Explanation, type FieldProps } from '../fields/field';
import { Icon } from '../icons/icon';
import { toggledRadio } from './toggled-radio';

interface ChoiceGroupProps<Value extends string> extends Omit<FieldProps, 'labelEnd' | 'alert'> {
  name: string;
  options: readonly { value: Value; label: string }[];
  value: Value | null;
  onChange: (value: Value | null) => void;
  disabled?: boolean | undefined;
}

/** A few exclusive answers in sight at once, one tap each; a second tap takes the answer back. */
export function ChoiceGroup<Value extends string>(props: ChoiceGroupProps<Value>) {
  const { name, label, explanation, help, error, optional, required, options, value, onChange, disabled } = props;
  const id = useId();
  const described = describedBy(id, props);
  return (
    <div className="field">
      <span className="label" id={id}>
        {label}
        {required && <span className="req" aria-hidden="true" />}
        {optional && <span className="small opt">{optional}</span>}
      </span>
      {explanation && <Explanation id={id} text={explanation} />}
      <div
        className="cluster choice-group"
        role="radiogroup"
        aria-labelledby={id}
        aria-describedby={described || undefined}
        aria-required={required || undefined}
        aria-invalid={error ? true : undefined}
      >
        {options.map((option) => (
          <label className="text-13 strong relative" key={option.value}>
            <input type="radio" name={name} disabled={disabled} {...toggledRadio(option.value, value, onChange)} />
            {option.label}
          </label>
        ))}
      </div>
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
    </div>
  );
}
