// @vitest-environment happy-dom
import { screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { SelectionBar } from '../../ui/lists/selection-bar';
import { Table } from '../../ui/lists/table';
import { show } from '../../ui/testing/component';
import { useSelection } from './list-selection';

interface Row {
  id: string;
  isClosed?: boolean;
}

const rows: readonly Row[] = [{ id: 'A1' }, { id: 'A2', isClosed: true }, { id: 'A3' }, { id: 'A4' }];

interface ExampleProps {
  list?: string;
  shown?: readonly Row[];
  onChange?: (ids: readonly string[]) => void;
}

function Example({ list = 'all', shown = rows, onChange = () => {} }: ExampleProps) {
  const { selected, anchor, select, drop, clear } = useSelection(list, shown);
  const selection = {
    isSelected: ({ id }: Row) => selected.has(id),
    objection: ({ isClosed }: Row) => (isClosed ? 'It is closed.' : null),
    onChange: select,
    anchor,
    labels: { all: 'Select all', row: ({ id }: Row) => `Select ${id}` },
  };
  return (
    <>
      <Table caption="Rows" columns={[]} rows={shown} keyOf={({ id }) => id} selection={selection} />
      <SelectionBar
        label="Selection"
        count={[...selected.keys()].join(' ')}
        actions={[
          { id: 'change', icon: 'check', label: 'Change', onPress: () => onChange([...selected.keys()]) },
          { id: 'export', icon: 'check', label: 'Export', why: 'Too many.', onPress: () => {} },
          { id: 'drop', icon: 'check', label: 'Drop A1', onPress: () => drop(['A1']) },
        ]}
        clearLabel="Clear"
        onClear={clear}
      />
    </>
  );
}

const box = (name: string) => screen.getByRole<HTMLInputElement>('checkbox', { name });
const press = (name: string) => screen.getByRole('button', { name });
const chosen = () => screen.getByRole('status').textContent;

it('chooses rows one by one and all at once, but none that cannot be', async () => {
  const { user } = show(<Example />);
  await user.click(box('Select A3'));
  expect(chosen()).toBe('A3');
  expect(box('Select all').indeterminate).toBe(true);
  await user.click(box('Select all'));
  expect(chosen()).toBe('A3 A1 A4');
  expect(box('Select all')).toMatchObject({ checked: true, indeterminate: false });
  expect(box('Select A2. It is closed.').disabled).toBe(true);
  await user.click(box('Select all'));
  expect(chosen()).toBe('');
});

it('chooses everything from the last box to this one with Shift', async () => {
  const { user } = show(<Example />);
  await user.click(box('Select A1'));
  await user.keyboard('{Shift>}');
  await user.click(box('Select A4'));
  await user.keyboard('{/Shift}');
  expect(chosen()).toBe('A1 A3 A4');
});

it('lasts from page to page of one list, and ends with it', async () => {
  const { user, rerender } = show(<Example />);
  await user.click(box('Select A1'));
  rerender(<Example shown={[{ id: 'A9' }]} />);
  await user.click(box('Select A9'));
  expect(chosen()).toBe('A1 A9');
  rerender(<Example list="other filter" />);
  expect(chosen()).toBe('');
});

it('does what is possible with the chosen rows, says why the rest is not, and lets go of them', async () => {
  const onChange = vi.fn();
  const { user } = show(<Example onChange={onChange} />);
  await user.click(box('Select A1'));
  await user.click(box('Select A3'));
  await user.click(press('Change'));
  expect(onChange).toHaveBeenCalledExactlyOnceWith(['A1', 'A3']);
  expect(press('Export. Too many.')).toHaveProperty('disabled', true);
  await user.click(press('Drop A1'));
  expect(chosen()).toBe('A3');
  await user.click(press('Clear'));
  expect(chosen()).toBe('');
});
