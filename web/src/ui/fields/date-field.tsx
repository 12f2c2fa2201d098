import { formatDay } from './day';
import { parseDay } from './parse-day';
import { WrittenField, type WrittenFieldProps, type WrittenForm } from './written-field';

const form: WrittenForm = { shown: formatDay, written: parseDay, native: 'date', icon: 'calendar' };

/** A day written dd/mm/yyyy; its value is the ISO day, or empty. */
export function DateField(props: WrittenFieldProps) {
  return <WrittenField form={form} {...props} />;
}
