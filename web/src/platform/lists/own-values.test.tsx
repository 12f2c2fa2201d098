// @vitest-environment happy-dom
import { screen } from '@testing-library/react';
import { text } from '@vigie/domain/kernel/message';
import { ownValueBounds } from '@vigie/domain/kernel/several';
import { expect, it, vi } from 'vitest';
import { show } from '../../ui/testing/component';
import { FilterPanel } from './list-panels';
import { describeList } from './list-search';

const own = ['Retour terrain, 100 % visuel', 'Visite client'];
const list = describeList(
  {
    filters: {
      origin: {
        label: text('Origine', 'Origin'),
        values: ['audit'],
        words: { audit: text('Audit', 'Audit') },
        hasOwn: true,
      },
    },
    columns: { id: { title: text('Numéro', 'Number') } },
    sorts: ['id'],
    usualSort: 'id',
    board: undefined,
  },
  { origin: () => own },
);

it('offers the values of the company, and those that an address asks for', async () => {
  const changed = vi.fn();
  const search = list.searchIn('origin=audit,Revue');
  const { user } = show(<FilterPanel id="filters" list={list} search={search} show={changed} />);
  const shown = screen
    .getAllByRole<HTMLInputElement>('checkbox')
    .map(({ labels, checked }) => [labels?.[0]?.textContent, checked]);
  expect(shown).toEqual([
    ['Audit', true],
    ['Retour terrain, 100 % visuel', false],
    ['Visite client', false],
    ['Revue', true],
  ]);
  await user.click(screen.getByRole('checkbox', { name: 'Retour terrain, 100 % visuel' }));
  const [{ origin }] = changed.mock.calls[0] as [{ origin: string[] }];
  const address = list.addressAt('/cases', { ...search, origin });
  const asked = list.searchIn(address.split('?')[1] ?? '').origin;
  expect(asked).toEqual(['audit', 'Retour terrain%2C 100 %25 visuel', 'Revue']);
});

it('leaves out of a hand-written address what no value can be', () => {
  const many = Array.from({ length: ownValueBounds.most + 1 }, (_, place) => `mode ${place}`);
  expect(list.searchIn(`origin=audit,${'x'.repeat(ownValueBounds.letters + 1)},audit`).origin).toEqual(['audit']);
  expect(list.searchIn(`origin=${many.join(',')}`).origin).toEqual(many.slice(0, ownValueBounds.most));
});
