import { formatDay, parseDay } from './day';
import { WrittenField, type WrittenFieldProps, type WrittenForm } from './written-field';

const form: WrittenForm = { shown: formatDay, written: parseDay, native: 'date', icon: 'calendar' };

/** A day written dd/mm/yyyy; its value is the ISO day, or empty. */
export function DateField(props: WrittenFieldProps) {
  return <WrittenField form={form} {...props} />;
}

const hourForm: WrittenForm = { shown: (value) => value, written: parseHour, native: 'time', icon: 'state-waiting' };

/** A time of day written hh:mm in twenty-four hours. */
export function HourField(props: WrittenFieldProps) {
  return <WrittenField form={hourForm} {...props} />;
}

/** The time that a person wrote as 14:30, 14h30, 14.30, 1430 or just 14, or null. */
export function parseHour(text: string): string | null {
  const parts = /^\s*(\d{1,2})\s*(?:[:h.]?\s*(\d{2}))?\s*h?\s*$/i.exec(text);
  if (!parts) return null;
  const [, hours = '', minutes = '00'] = parts;
  return Number(hours) < 24 && Number(minutes) < 60 ? `${hours.padStart(2, '0')}:${minutes}` : null;
}
