// @vitest-environment happy-dom
import { screen } from '@testing-library/react';
import { text } from '@vigie/domain/kernel/message';
import { startTransition, useState } from 'react';
import { expect, it } from 'vitest';
import { show } from '../../ui/testing/component';
import { useAnswerAtOnce } from './answer-at-once';
import { FilterPanel } from './list-panels';
import { type AnySearch, describeList } from './list-search';

const words = { hse: text('HSE', 'HSE'), itBug: text('Bug', 'Bug') };
const list = describeList({
  filters: { category: { label: text('Catégorie', 'Category'), values: ['hse', 'itBug'], words } },
  columns: { id: { title: text('Numéro', 'Number') } },
  sorts: ['id'],
  usualSort: 'id',
  board: undefined,
});

it('shows a tick before the page follows, and the next one adds to it', async () => {
  const asked: unknown[] = [];
  const chosen: unknown[] = [];
  let follow = () => {};
  const pageIsThere = new Promise<void>((resolve) => {
    follow = resolve;
  });
  function Rows() {
    const [search, setSearch] = useState<AnySearch>(() => list.searchOf({}));
    const go = (changes: Partial<AnySearch>) => {
      asked.push(changes.category);
      startTransition(async () => {
        await pageIsThere;
        startTransition(() => setSearch((now) => ({ ...now, ...changes }) as AnySearch));
      });
    };
    chosen.push(search.category);
    return <FilterPanel id="filters" {...useAnswerAtOnce({ list, search, show: go })} />;
  }
  const { user } = show(<Rows />);
  const hse = screen.getByRole<HTMLInputElement>('checkbox', { name: 'HSE' });
  const itBug = screen.getByRole<HTMLInputElement>('checkbox', { name: 'Bug' });
  await user.click(hse);
  expect(hse.checked).toBe(true);
  await user.click(itBug);
  expect([hse.checked, itBug.checked]).toEqual([true, true]);
  expect(asked).toEqual([['hse'], ['hse', 'itBug']]);
  follow();
  await expect.poll(() => chosen.at(-1)).toEqual(['hse', 'itBug']);
});
