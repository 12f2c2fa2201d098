// @vitest-environment happy-dom
import { screen } from '@testing-library/react';
import { text } from '@vigie/domain/kernel/message';
import { expect, it } from 'vitest';
import { show } from '../../ui/testing/component';
import { type Chosen, ListTable } from './list-table';

interface Row {
  readonly id: string;
}

const list = {
  items: [{ id: 'A1' }, { id: 'A2' }, { id: 'A3' }],
  page: 1,
  pageCount: 1,
  pageSize: 20,
  total: 3,
  isMore: false,
};
const walk = { next: text('suivant', 'next'), previous: text('précédent', 'previous') };
const search = { sort: 'id', direction: 'asc' } as const;

it('shows the ticks before it works out what can be done with the chosen rows', async () => {
  const drawn: string[] = [];
  const selection = ({ entries, onClear }: Chosen<Row>) => {
    drawn.push(`${entries.length} of ${document.querySelectorAll('[data-selected]').length}`);
    return (
      <button type="button" onClick={onClear}>
        Clear {entries.length}
      </button>
    );
  };
  const { user } = show(
    <ListTable<Row, 'id'>
      caption="Rows"
      columns={[]}
      stale={false}
      show={() => {}}
      narrowedTo=""
      hrefOf={() => ''}
      list={list}
      search={search}
      walk={walk}
      selection={selection}
    />,
  );
  const [all, first] = screen.getAllByRole('checkbox');
  await user.click(first as HTMLElement);
  expect(await screen.findByRole('button', { name: 'Clear 1' })).toBeTruthy();
  await user.click(all as HTMLElement);
  await user.click(await screen.findByRole('button', { name: 'Clear 3' }));
  expect(drawn).toEqual(['1 of 1', '3 of 3']);
  expect(screen.queryByRole('button', { name: /Clear/ })).toBeNull();
  expect(screen.queryAllByRole('checkbox', { checked: true })).toEqual([]);
});
