// @vitest-environment happy-dom
import { screen } from '@testing-library/react';
import { useState } from 'react';
import { expect, it } from 'vitest';
import { show } from '../testing/component';
import { Combobox } from './combobox';

const people = ['Alice', 'Alain', 'Bob'].map((label) => ({ id: label.toLowerCase(), label }));

function Example() {
  const [text, setText] = useState('');
  return (
    <Combobox
      label="Owner"
      placeholder="Somebody"
      items={people.filter(({ label }) => label.toLowerCase().startsWith(text))}
      value={null}
      text={text}
      emptyText="Nobody is called that."
      onText={setText}
      onChange={() => {}}
    />
  );
}

const field = () => screen.getByRole('combobox', { name: 'Owner' });

it('is expanded only while there is a list, and announces how many there are and when there is none', async () => {
  const { user } = show(<Example />);
  const status = screen.getByRole('status');
  expect(status.textContent).toBe('');
  expect(field().getAttribute('aria-expanded')).toBe('false');
  await user.type(field(), 'al');
  expect(field().getAttribute('aria-expanded')).toBe('true');
  expect(document.getElementById(field().getAttribute('aria-controls') ?? '')?.getAttribute('role')).toBe('listbox');
  expect(status.textContent).toBe('2 propositions');
  await user.keyboard('zz');
  expect(field().getAttribute('aria-expanded')).toBe('false');
  expect(field().getAttribute('aria-controls')).toBeNull();
  expect(status.textContent).toBe('Nobody is called that.');
  await user.keyboard('{Escape}');
  expect(status.textContent).toBe('');
});
