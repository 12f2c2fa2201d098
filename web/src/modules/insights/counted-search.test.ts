import { figureAddress } from '@vigie/domain/modules/insights/question';
import { expect, it } from 'vitest';
import { addressOfFigures, addressOfPage, countedQuestionOf, countedSearchOf } from './counted-search';

const today = '2026-11-17';
const asked = { from: '2026-01-01', to: '2026-03-31', kind: 'hse' as const, team: 4 };
const searchAt = (address: string) => countedSearchOf(Object.fromEntries(new URLSearchParams(address.split('?')[1])));

it.each([
  { figure: 'backlog', by: 'age', part: '31-60' },
  { figure: 'opened', by: 'product', part: '' },
  { figure: 'onTime', side: 'denominator' },
  { figure: 'openActions', by: 'person', part: '7' },
] as const)('asks for exactly what the address of %o says', (ref) => {
  const search = searchAt(figureAddress(asked, ref));
  expect(countedQuestionOf(search, ref.figure, today)).toEqual({ ...asked, ...ref, page: 1 });
});

it('leads back to the figures with the same filters', () => {
  const search = searchAt(figureAddress(asked, { figure: 'backlog', by: 'age', part: '31-60' }));
  expect(addressOfFigures(search)).toBe('/apps/kpi?from=2026-01-01&to=2026-03-31&kind=hse&team=4');
});

it('keeps everything but the page from page to page', () => {
  expect(addressOfPage('?figure=backlog&part=31-60&page=2', 3)).toBe(
    '/apps/kpi/cases?figure=backlog&part=31-60&page=3',
  );
  expect(addressOfPage('?figure=backlog&page=2', 1)).toBe('/apps/kpi/cases?figure=backlog');
});

it('knows no figure that does not exist', () => {
  expect(countedSearchOf({ figure: 'luck', by: 'moon' })).toMatchObject({ figure: null, by: '', part: null });
});
