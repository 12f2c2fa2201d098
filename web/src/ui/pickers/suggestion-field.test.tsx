// @vitest-environment happy-dom
import { screen } from '@testing-library/react';
import { useState } from 'react';
import { expect, it, vi } from 'vitest';
import { show } from '../testing/component';
import { SuggestionField } from './suggestion-field';

const products = ['Orvadol', 'Orvalgic', 'Syrupel'].map((label) => ({ id: label, label, note: label.slice(0, 2) }));
const submitted = vi.fn();

function Example({ onEnter = () => undefined, onLeave = () => undefined }) {
  const [value, setValue] = useState('');
  const items = products.filter(({ label }) => label.toLowerCase().startsWith(value.toLowerCase()));
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        submitted(value);
      }}
    >
      <SuggestionField
        label="Product"
        value={value}
        items={items}
        countText={`${items.length} suggestions`}
        onChange={setValue}
        onChoose={({ label }) => setValue(label)}
        onEnter={onEnter}
        onLeave={onLeave}
      />
    </form>
  );
}

const field = () => screen.getByRole<HTMLInputElement>('combobox', { name: 'Product' });
const options = () => screen.queryAllByRole('option').map((option) => option.querySelector('.clip')?.textContent);

it('offers what fits while a user types, and says how much', async () => {
  const { user } = show(<Example />);
  await user.tab();
  expect([document.activeElement === field(), options()]).toEqual([true, []]);
  await user.keyboard('orva');
  expect(options()).toEqual(['Orvadol', 'Orvalgic']);
  expect(screen.getByRole('status').textContent).toBe('2 suggestions');
  expect(field().getAttribute('aria-expanded')).toBe('true');
  await user.keyboard('zz');
  expect(field().getAttribute('aria-expanded')).toBe('false');
  expect(field().getAttribute('aria-controls')).toBeNull();
  expect(screen.getByRole('status').textContent).toBe('0 suggestions');
});

it('takes what the arrow keys have reached with Enter, without sending the form', async () => {
  submitted.mockClear();
  const { user } = show(<Example />);
  await user.type(field(), 'or');
  await user.keyboard('{ArrowDown}{ArrowDown}');
  const active = document.getElementById(field().getAttribute('aria-activedescendant') ?? '');
  expect(active?.textContent).toContain('Orvalgic');
  await user.keyboard('{Enter}');
  expect([field().value, options()]).toEqual(['Orvalgic', []]);
  expect(submitted).not.toHaveBeenCalled();
  await user.keyboard('{Enter}');
  expect(submitted).toHaveBeenCalledWith('Orvalgic');
});

it('opens with an arrow key, and goes round both ends', async () => {
  const { user } = show(<Example />);
  await user.tab();
  await user.keyboard('{ArrowUp}{Enter}');
  expect(field().value).toBe('Syrupel');
});

it('keeps what is typed and not in the list, and takes nothing that was not chosen', async () => {
  const left = vi.fn();
  const { user } = show(<Example onLeave={left} />);
  await user.type(field(), 'Orva');
  await user.tab();
  expect([field().value, options(), left.mock.calls.length]).toEqual(['Orva', [], 1]);
});

it('closes with Escape and keeps the text; a press takes an option', async () => {
  const entered = vi.fn();
  const { user } = show(<Example onEnter={entered} />);
  await user.type(field(), 'Or');
  await user.keyboard('{Escape}');
  expect([field().value, options()]).toEqual(['Or', []]);
  await user.type(field(), 'v');
  await user.click(screen.getByRole('option', { name: /Orvadol/ }));
  expect(field().value).toBe('Orvadol');
  expect(document.activeElement).toBe(field());
  expect(entered).toHaveBeenCalled();
});
