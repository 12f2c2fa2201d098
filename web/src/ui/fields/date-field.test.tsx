// @vitest-environment happy-dom

import { screen } from '@testing-library/react';
import { useState } from 'react';
import { expect, it, vi } from 'vitest';
import { show } from '../testing/component';
import { DateField, parseHour } from './date-field';

interface ExampleProps {
  onChange?: (day: string) => void;
  keepsUnreadable?: boolean;
}

function Example({ onChange, keepsUnreadable }: ExampleProps) {
  const [value, setValue] = useState('2026-12-31');
  return (
    <DateField
      label="Due date"
      value={value}
      onChange={(day) => {
        setValue(day);
        onChange?.(day);
      }}
      placeholder="jj/mm/aaaa"
      invalidMessage="Not a day."
      pickLabel="Open the calendar"
      keepsUnreadable={keepsUnreadable}
    />
  );
}

const field = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Due date' });

it('shows a day as dd/mm/yyyy and hands it on as ISO once the field is left', async () => {
  const onChange = vi.fn();
  const { user } = show(<Example onChange={onChange} />);
  expect(field().value).toBe('31/12/2026');
  await user.clear(field());
  await user.type(field(), '1.2.2027');
  expect(onChange).not.toHaveBeenCalled();
  await user.tab();
  expect(onChange).toHaveBeenCalledExactlyOnceWith('2027-02-01');
  expect(field().value).toBe('01/02/2027');
});

it('takes a day at Enter, and an empty field as no day', async () => {
  const onChange = vi.fn();
  const { user } = show(<Example onChange={onChange} />);
  await user.clear(field());
  await user.type(field(), '28022028{Enter}');
  expect(onChange).toHaveBeenLastCalledWith('2028-02-28');
  await user.clear(field());
  await user.type(field(), '{Enter}');
  expect(onChange).toHaveBeenLastCalledWith('');
});

it('keeps what cannot be read in sight, says what is wrong, and hands nothing on', async () => {
  const onChange = vi.fn();
  const { user } = show(<Example onChange={onChange} />);
  await user.clear(field());
  await user.type(field(), '31/02/2027');
  await user.tab();
  expect(field().value).toBe('31/02/2027');
  expect(field().getAttribute('aria-invalid')).toBe('true');
  expect(screen.getByText('Not a day.')).toBeDefined();
  expect(onChange).not.toHaveBeenCalled();
});

it('hands on as typed what a form keeps and judges itself', async () => {
  const onChange = vi.fn();
  const { user } = show(<Example onChange={onChange} keepsUnreadable />);
  await user.clear(field());
  await user.type(field(), 'demain');
  await user.tab();
  expect(onChange).toHaveBeenCalledExactlyOnceWith('demain');
});

it.each([
  ['14:30', '14:30'],
  ['9:05', '09:05'],
  ['14h30', '14:30'],
  ['14 h 30', '14:30'],
  ['14h', '14:00'],
  ['9', '09:00'],
  ['0930', '09:30'],
  ['930', '09:30'],
  ['23.59', '23:59'],
])('reads %s as %s', (text, hour) => {
  expect(parseHour(text)).toBe(hour);
});

it.each(['24:00', '12:60', 'midi', '', '12:3', '123456'])('does not guess at "%s"', (text) => {
  expect(parseHour(text)).toBeNull();
});
