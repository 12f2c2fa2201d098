// @vitest-environment happy-dom
import { screen } from '@testing-library/react';
import { useState } from 'react';
import { expect, it } from 'vitest';
import { show } from '../testing/component';
import { Table } from './table';

const rows = ['A1', 'A2', 'A3'].map((id) => ({ id }));

it('draws no cell anew and no box but the one that is ticked, or when the next rows are on their way', async () => {
  const drawn: string[] = [];
  const drawnBoxes: string[] = [];
  const columns = [
    {
      id: 'id',
      label: 'Number',
      cell: ({ id }: { id: string }) => {
        drawn.push(id);
        return id;
      },
    },
  ];
  const labels = {
    all: 'All',
    row: ({ id }: { id: string }) => {
      drawnBoxes.push(id);
      return `Select ${id}`;
    },
  };
  function Example() {
    const [ticked, setTicked] = useState<readonly string[]>([]);
    const selection = {
      isSelected: ({ id }: { id: string }) => ticked.includes(id),
      objection: () => null,
      onChange: (chosen: readonly { id: string }[]) => setTicked([...ticked, ...chosen.map(({ id }) => id)]),
      anchor: { current: null },
      labels,
    };
    const stale = ticked.length > 1;
    return (
      <Table caption="Rows" keyOf={({ id }) => id} columns={columns} rows={rows} selection={selection} stale={stale} />
    );
  }
  const { user } = show(<Example />);
  expect(drawn).toEqual(['A1', 'A2', 'A3']);
  drawnBoxes.length = 0;
  await user.click(screen.getByRole('checkbox', { name: 'Select A2' }));
  await user.click(screen.getByRole('checkbox', { name: 'Select A3' }));
  expect(screen.getAllByRole('checkbox', { checked: true })).toHaveLength(2);
  expect(screen.getByRole('table').parentElement?.getAttribute('aria-busy')).toBe('true');
  expect(drawn).toEqual(['A1', 'A2', 'A3']);
  expect(drawnBoxes).toEqual(['A2', 'A3']);
});
