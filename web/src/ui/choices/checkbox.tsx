import { useId } from 'react';
import './checkbox.css';

interface CheckboxProps {
  label: string;
  help?: string | undefined;
  checked: boolean;
  disabled?: boolean | undefined;
  onChange: (checked: boolean) => void;
}

export function Checkbox({ label, help, checked, disabled, onChange }: CheckboxProps) {
  const helpId = useId();
  return (
    <div>
      <label className="touch-target row text-13 checkline">
        <input
          type="checkbox"
          className="check"
          checked={checked}
          disabled={disabled}
          aria-describedby={help && helpId}
          onChange={(event) => onChange(event.target.checked)}
        />
        {label}
      </label>
      {help && (
        <p className="help check-help" id={helpId}>
          {help}
        </p>
      )}
    </div>
  );
}
