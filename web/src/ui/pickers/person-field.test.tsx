// @vitest-environment happy-dom
import { screen } from '@testing-library/react';
import { useState } from 'react';
import { expect, it } from 'vitest';
import { show } from '../testing/component';
import { PersonField } from './person-field';

const people = ['Alice Martin', 'Alain Durand'].map((label) => ({ id: label, label }));

function Example({ first = '' }: { first?: string }) {
  const [value, setValue] = useState(first);
  const [text, setText] = useState('');
  return (
    <>
      <PersonField
        label="Who"
        value={value}
        onChange={setValue}
        items={people.filter(({ label }) => label.toLowerCase().startsWith(text.toLowerCase()))}
        onText={setText}
        initials={value.slice(0, 2)}
        removeLabel={`Remove ${value}`}
        maxLength={128}
      />
      <p data-testid="kept">{value}</p>
    </>
  );
}

const field = () => screen.getByRole<HTMLInputElement>('combobox', { name: 'Who' });
const kept = () => screen.getByTestId('kept').textContent;

it('keeps a user who is not offered as typed, with Enter or when the field is left', async () => {
  const { user } = show(<Example />);
  await user.type(field(), ' Zoé Intérim {Enter}');
  expect(kept()).toBe('Zoé Intérim');
  expect(field().value).toBe('');
  await user.type(field(), 'Yves');
  await user.tab();
  expect(kept()).toBe('Yves');
});

it('takes the person that the arrow keys have reached, or the one pressed', async () => {
  const { user } = show(<Example />);
  await user.type(field(), 'al');
  expect(screen.getAllByRole('option').map((option) => option.textContent)).toEqual(['Alice Martin', 'Alain Durand']);
  await user.keyboard('{ArrowDown}{ArrowDown}{Enter}');
  expect(kept()).toBe('Alain Durand');
  await user.type(field(), 'ali');
  await user.click(screen.getByRole('option', { name: 'Alice Martin' }));
  expect(kept()).toBe('Alice Martin');
});

it('takes the person off with Backspace or the button, and keeps the focus', async () => {
  const { user } = show(<Example first="Alice Martin" />);
  expect(document.getElementById(field().getAttribute('aria-describedby')?.trim() ?? '')?.textContent).toContain(
    'Alice',
  );
  await user.click(screen.getByRole('button', { name: 'Remove Alice Martin' }));
  expect(kept()).toBe('');
  expect(document.activeElement).toBe(field());
  await user.type(field(), 'Bob{Enter}{Backspace}');
  expect(kept()).toBe('');
});

it('is expanded only while someone is offered, and announces how many are', async () => {
  const { user } = show(<Example />);
  const status = screen.getByRole('status');
  const expanded = () => [
    field().getAttribute('aria-expanded'),
    field().hasAttribute('aria-controls'),
    status.textContent,
  ];
  expect(expanded()).toEqual(['false', false, '']);
  await user.type(field(), 'ali');
  expect(expanded()).toEqual(['true', true, '1 proposition']);
  await user.keyboard('zz');
  expect(expanded()).toEqual(['false', false, '']);
});
