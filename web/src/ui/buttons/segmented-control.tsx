import { type ReactNode, useId } from 'react';
import './segmented-control.css';

interface SegmentedControlProps<Value extends string> {
  label: string;
  options: readonly { value: Value; label: string; icon?: ReactNode }[];
  value: Value;
  onChange: (value: Value) => void;
  small?: boolean;
}

/** A few exclusive choices side by side: real radios, so the arrow keys work. */
export function SegmentedControl<Value extends string>(props: SegmentedControlProps<Value>) {
  const name = useId();
  return (
    <div className={props.small ? 'seg seg-small' : 'seg'} role="radiogroup" aria-label={props.label}>
      {props.options.map((option) => (
        <label key={option.value}>
          <input
            type="radio"
            name={name}
            value={option.value}
            checked={option.value === props.value}
            onChange={() => props.onChange(option.value)}
          />
          {option.icon}
          {option.icon ? <span>{option.label}</span> : option.label}
        </label>
      ))}
    </div>
  );
}
