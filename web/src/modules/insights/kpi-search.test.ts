import { describe, expect, it } from 'vitest';
import { addressOfControl, controlSearchOf } from './control/control-search';
import { addressOfKpi, kpiSearchOf, periodNameOf, periodNames, periodOf, questionOf } from './kpi-search';

const today = '2026-11-17';

describe('the address of the figures', () => {
  it('says only what differs from the usual, and reads back', () => {
    expect(addressOfKpi(kpiSearchOf({}))).toBe('/apps/kpi');
    const search = kpiSearchOf({ from: '2026-01-01', to: '2026-03-31', kind: 'hse', team: '4', by: 'product' });
    const address = addressOfKpi(search);
    expect(address).toBe('/apps/kpi?from=2026-01-01&to=2026-03-31&kind=hse&team=4&by=product');
    expect(kpiSearchOf(Object.fromEntries(new URLSearchParams(address.split('?')[1])))).toEqual(search);
  });

  it('has no page, which only lists have', () => {
    const asked = { ...kpiSearchOf({}), page: 1 };
    expect(addressOfKpi(asked)).toBe('/apps/kpi');
    expect(addressOfControl({ ...controlSearchOf({}), ...asked })).toBe('/apps/kpi/control');
  });

  it.each([
    [{ from: '2026-04-01', to: '2026-03-31' }],
    [{ from: '2026-04-01' }],
    [{ kind: 'nothing', team: '0', by: 'colour', knownOn: 'yesterday', compare: 'maybe' }],
  ])('what makes no sense in %o is the usual', (raw) => {
    expect(kpiSearchOf(raw)).toEqual(kpiSearchOf({}));
  });
});

describe('periods', () => {
  it.each([
    ['days30', '2026-10-19'],
    ['days90', '2026-08-20'],
    ['months12', '2025-12-01'],
    ['thisYear', '2026-01-01'],
    ['years3', '2023-12-01'],
  ] as const)('%s begins on %s', (name, from) => {
    expect(periodOf(name, today)).toEqual({ from, to: today });
  });

  it('are known again by their days', () => {
    for (const name of periodNames) expect(periodNameOf(periodOf(name, today), today)).toBe(name);
    expect(periodNameOf({ from: '', to: '' }, today)).toBe('months12');
    expect(periodNameOf({ from: '2026-02-03', to: today }, today)).toBeNull();
  });
});

it('asks for the last twelve months and for nothing else unless something is said', () => {
  expect(questionOf(kpiSearchOf({}), today)).toEqual({ from: '2025-12-01', to: today });
  expect(questionOf(kpiSearchOf({ site: 'Nantes', team: '4', knownOn: '2026-06-30' }), today)).toEqual({
    from: '2025-12-01',
    to: today,
    site: 'Nantes',
    team: 4,
    knownOn: '2026-06-30',
  });
});
