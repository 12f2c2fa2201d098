import { parseHour } from './hour';
import { WrittenField, type WrittenFieldProps, type WrittenForm } from './written-field';

const form: WrittenForm = { shown: (value) => value, written: parseHour, native: 'time', icon: 'state-waiting' };

/** A time of day written hh:mm in twenty-four hours. */
export function HourField(props: WrittenFieldProps) {
  return <WrittenField form={form} {...props} />;
}
