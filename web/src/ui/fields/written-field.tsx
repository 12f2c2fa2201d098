import { useRef, useState } from 'react';
import { IconButton } from '../buttons/icon-button';
import type { IconName } from '../icons/icon';
import { Field, type FieldProps } from './field';
import './written-field.css';

export interface WrittenFieldProps extends FieldProps {
  name?: string | undefined;
  /** As it is stored, or empty. */
  value: string;
  onChange: (value: string) => void;
  placeholder: string;
  invalidMessage: string;
  disabled?: boolean | undefined;
  /** Names the button that opens the platform's own picker; without it there is only the typing. */
  pickLabel?: string | undefined;
  /** The first and the last value that the picker offers. */
  earliest?: string | undefined;
  latest?: string | undefined;
  /** Hands on as typed what cannot be read, for a form that keeps it and says itself what is wrong. */
  keepsUnreadable?: boolean | undefined;
}

export interface WrittenForm {
  shown: (value: string) => string;
  /** The value that was meant, or null when the text is unclear. */
  written: (text: string) => string | null;
  native: 'date' | 'time';
  icon: IconName;
}

/** Text with a fixed form, given on when the field is left or Enter is pressed. */
export function WrittenField({ form, ...props }: WrittenFieldProps & { form: WrittenForm }) {
  const { label, explanation, help, error, optional, required, alert, labelEnd } = props;
  const { name, value, onChange, disabled } = props;
  const [text, setText] = useState(form.shown(value));
  const [shownFor, setShownFor] = useState(value);
  const [wrong, setWrong] = useState(false);
  if (shownFor !== value) {
    setShownFor(value);
    setText(form.shown(value));
    setWrong(false);
  }

  const commit = () => {
    const read = text.trim() === '' ? '' : form.written(text);
    const meant = read ?? (props.keepsUnreadable ? text.trim() : null);
    setWrong(meant === null);
    if (meant === null) return;
    setText(form.shown(meant));
    if (meant !== value) onChange(meant);
  };
  return (
    <Field
      label={label}
      explanation={explanation}
      help={help}
      optional={optional}
      required={required}
      alert={alert}
      labelEnd={labelEnd}
      error={wrong ? props.invalidMessage : error}
    >
      {(control) => (
        <div className={props.pickLabel ? 'input-end written' : 'written'}>
          <input
            {...control}
            type="text"
            className="input"
            name={name}
            value={text}
            disabled={disabled}
            aria-required={required || undefined}
            placeholder={props.placeholder}
            inputMode="numeric"
            autoComplete="off"
            maxLength={20}
            onChange={(event) => setText(event.target.value)}
            onBlur={commit}
            onKeyDown={(event) => event.key === 'Enter' && commit()}
          />
          {props.pickLabel && (
            <Picker
              form={form}
              label={props.pickLabel}
              value={form.written(form.shown(value)) === null ? '' : value}
              earliest={props.earliest}
              latest={props.latest}
              disabled={disabled}
              onChange={(picked) => {
                setWrong(false);
                setText(form.shown(picked));
                onChange(picked);
              }}
            />
          )}
        </div>
      )}
    </Field>
  );
}

interface PickerProps {
  form: WrittenForm;
  label: string;
  value: string;
  earliest: string | undefined;
  latest: string | undefined;
  disabled: boolean | undefined;
  onChange: (value: string) => void;
}

/** The platform's calendar or clock. Its own field stays out of sight: it would write dates as the browser likes them. */
function Picker({ form, label, value, earliest, latest, disabled, onChange }: PickerProps) {
  const native = useRef<HTMLInputElement>(null);
  const open = () => {
    try {
      native.current?.showPicker();
    } catch {
      // A browser without it, or inside a foreign frame: there is still the typing.
      native.current?.parentElement?.querySelector<HTMLElement>('.input')?.focus();
    }
  };
  return (
    <>
      <input
        ref={native}
        className="full-width written-native"
        type={form.native}
        value={value}
        min={earliest}
        max={latest}
        tabIndex={-1}
        aria-hidden="true"
        disabled={disabled}
        onChange={(event) => onChange(event.target.value)}
      />
      <IconButton icon={form.icon} label={label} tooltipAlign="end" disabled={disabled} onClick={open} />
    </>
  );
}
