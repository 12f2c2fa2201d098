import { useId } from 'react';
import './toggle.css';

interface ToggleProps {
  label: string;
  help?: string;
  checked: boolean;
  onChange: (checked: boolean) => void;
}

export function Toggle({ label, help, checked, onChange }: ToggleProps) {
  const helpId = useId();
  return (
    <div>
      <label className="touch-target inline-row gap-10 text-13 strong switch">
        <input
          className="rigid relative"
          type="checkbox"
          role="switch"
          checked={checked}
          aria-checked={checked}
          aria-describedby={help && helpId}
          onChange={(event) => onChange(event.target.checked)}
        />
        {label}
      </label>
      {help && (
        <p className="help switch-help" id={helpId}>
          {help}
        </p>
      )}
    </div>
  );
}
