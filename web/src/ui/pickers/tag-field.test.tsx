// @vitest-environment happy-dom
import { screen } from '@testing-library/react';
import { type KeyboardEvent, useState } from 'react';
import { expect, it, vi } from 'vitest';
import { show } from '../testing/component';
import { TagField, type TagFieldProps } from './tag-field';

const people = ['Alice', 'Alain', 'Bob'].map((label) => ({ id: label.toLowerCase(), label }));

function Example(props: Partial<TagFieldProps> & { onKey?: (key: string) => void }) {
  const [text, setText] = useState('');
  const [chosen, setChosen] = useState<readonly string[]>(['bob']);
  const labelOf = (id: string) => people.find((person) => person.id === id)?.label ?? id;
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: stands for the dialog that would hear the key
    <div onKeyDown={({ key }: KeyboardEvent) => props.onKey?.(key)}>
      <TagField
        label="Recipients"
        placeholder="Somebody"
        tags={chosen.map((id) => ({ id, label: labelOf(id), removeLabel: `Remove ${labelOf(id)}` }))}
        options={people.filter(
          ({ id, label }) => !chosen.includes(id) && label.toLowerCase().startsWith(text.toLowerCase()),
        )}
        text={text}
        emptyText="Nobody is called that."
        onText={setText}
        onAdd={(id) => setChosen([...chosen, id])}
        onRemove={(id) => setChosen(chosen.filter((one) => one !== id))}
        {...props}
      />
    </div>
  );
}

const field = () => screen.getByRole<HTMLInputElement>('combobox', { name: 'Recipients' });
const options = () => screen.queryAllByRole('option').map((option) => option.textContent);
const chosen = () => screen.getAllByRole('button').map((button) => button.getAttribute('aria-label'));

it('takes what fits the words best at Enter, never the form', async () => {
  const onKey = vi.fn();
  const { user } = show(<Example onKey={onKey} />);
  await user.type(field(), 'al');
  expect(options()).toEqual(['Alice', 'Alain']);
  expect(field().getAttribute('aria-expanded')).toBe('true');
  expect(document.getElementById(field().getAttribute('aria-activedescendant') ?? '')?.textContent).toBe('Alice');
  await user.keyboard('{Enter}');
  expect(chosen()).toEqual(['Remove Bob', 'Remove Alice']);
  expect(field().value).toBe('');
  expect(options()).toEqual([]);
  expect(onKey).not.toHaveBeenCalledWith('Enter');
});

it('is expanded only while there is a list', async () => {
  const { user } = show(<Example />);
  expect(field().getAttribute('aria-expanded')).toBe('false');
  await user.type(field(), 'zz');
  expect(field().getAttribute('aria-expanded')).toBe('false');
  expect(field().getAttribute('aria-controls')).toBeNull();
  expect(screen.getByRole('status').textContent).toBe('Nobody is called that.');
});

it('walks the options with the arrow keys, round both ends', async () => {
  const { user } = show(<Example />);
  await user.click(field());
  await user.keyboard('{ArrowUp}{ArrowDown}{ArrowDown}{Enter}');
  expect(chosen()).toEqual(['Remove Bob', 'Remove Alain']);
});

it('closes the options at the first Escape, and leaves the second to what is around it', async () => {
  const onKey = vi.fn();
  const { user } = show(<Example onKey={onKey} />);
  await user.type(field(), 'al{Escape}');
  expect(options()).toEqual([]);
  expect(onKey).not.toHaveBeenCalledWith('Escape');
  await user.keyboard('{Escape}');
  expect(onKey).toHaveBeenCalledWith('Escape');
});

it('takes a tag off with its button or with Backspace, and keeps the focus', async () => {
  const { user } = show(<Example />);
  await user.type(field(), 'alice{Enter}{Backspace}');
  expect(chosen()).toEqual(['Remove Bob']);
  await user.click(screen.getByRole('button', { name: 'Remove Bob' }));
  expect(screen.queryAllByRole('button')).toEqual([]);
  expect(document.activeElement).toBe(field());
});

it('says aloud how many options there are, and that there is none', async () => {
  const { user } = show(<Example />);
  await user.type(field(), 'a');
  expect(screen.getByRole('status').textContent).toBe('2 propositions');
  await user.type(field(), 'zz');
  expect(screen.getByRole('status').textContent).toBe('Nobody is called that.');
});

it('offers nothing more when it is full', async () => {
  const { user } = show(<Example full />);
  await user.click(field());
  expect(options()).toEqual([]);
  expect(field().readOnly).toBe(true);
});
