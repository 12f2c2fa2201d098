import { useId } from 'react';
import '../fields/field.css';
import { Icon } from '../icons/icon';
import '../buttons/segmented-control.css';
import './segmented-field.css';
import { toggledRadio } from './toggled-radio';

interface SegmentedFieldProps<Value extends string> {
  /** By which others find it on the page. */
  name?: string;
  label: string;
  help?: string | undefined;
  /** Words that say what to do; their presence marks the field as wrong. */
  error?: string | undefined;
  options: readonly { value: Value; label: string; tone?: string }[];
  value: Value | null;
  onChange: (value: Value | null) => void;
  /** As wide as its column, all parts alike. */
  wide?: boolean;
}

/** A labelled answer of a few, side by side; the chosen one, chosen again, is taken back. */
export function SegmentedField<Value extends string>(props: SegmentedFieldProps<Value>) {
  const { name, label, help, error, options, value, onChange, wide } = props;
  const id = useId();
  const described = [help && `${id}-help`, error && `${id}-error`].filter(Boolean).join(' ');
  return (
    <div className="field">
      <span className="label" id={id}>
        {label}
      </span>
      <div
        className={wide ? 'seg seg-wide' : 'seg seg-answer'}
        role="radiogroup"
        data-field={name}
        aria-labelledby={id}
        aria-describedby={described || undefined}
        aria-invalid={error ? true : undefined}
      >
        {options.map((option) => (
          <label key={option.value} className={option.tone && `seg-${option.tone}`}>
            <input type="radio" name={id} {...toggledRadio(option.value, value, onChange)} />
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
