import { type ReactNode, useId } from 'react';
import './field.css';
import { Icon } from '../icons/icon';

export interface FieldProps {
  label: string;
  /** What is to be known before answering, between the label and the control. */
  explanation?: string | undefined;
  help?: string | undefined;
  /** Words that say what to do; their presence marks the field as wrong. */
  error?: string | undefined;
  /** The word for "optional", beside the label. */
  optional?: string | undefined;
  required?: boolean | undefined;
  /** Reads the error aloud as soon as it appears, for a form of one field. */
  alert?: boolean | undefined;
  /** Something at the end of the label's line, such as a link. */
  labelEnd?: ReactNode;
}

export interface ControlProps {
  id: string;
  'aria-invalid': true | undefined;
  'aria-describedby': string | undefined;
}

interface FieldFrameProps extends FieldProps {
  children: (control: ControlProps) => ReactNode;
}

type Described = Pick<FieldProps, 'explanation' | 'help' | 'error'>;

/** The ids of all that is said about a control. */
export function describedBy(id: string, { explanation, help, error }: Described): string {
  return [explanation && `${id}-explanation`, help && `${id}-help`, error && `${id}-error`].filter(Boolean).join(' ');
}

export function Explanation({ id, text }: { id: string; text: string }) {
  return (
    <p className="note breaks explanation" id={`${id}-explanation`}>
      {text}
    </p>
  );
}

/** Label above, control, then help or what is wrong. */
export function Field(props: FieldFrameProps) {
  const { label, explanation, help, error, optional, required, alert, labelEnd, children } = props;
  const id = useId();
  const described = describedBy(id, props);
  const labelElement = (
    <label className="label" htmlFor={id}>
      {label}
      {required && <span className="req" aria-hidden="true" />}
      {optional && <span className="small opt">{optional}</span>}
    </label>
  );
  return (
    <div className="field">
      {labelEnd ? (
        <div className="row row-between">
          {labelElement}
          {labelEnd}
        </div>
      ) : (
        labelElement
      )}
      {explanation && <Explanation id={id} text={explanation} />}
      {children({ id, 'aria-invalid': error ? true : undefined, 'aria-describedby': described || undefined })}
      {error && (
        <p className="error" id={`${id}-error`} role={alert ? 'alert' : undefined}>
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
