import { caseKinds, type Kind } from '@vigie/domain/modules/cases/kinds';
import { caseSorts, caseList as declared } from '@vigie/domain/modules/cases/list';
import { describe, expect, it } from 'vitest';
import { describeList } from '../../../platform/lists/list-search';

const caseList = describeList(declared);
type Search = ReturnType<typeof caseList.searchOf>;
const addressOfCases = (kind: Kind, search: Search) => caseList.addressAt(`/apps/${caseKinds[kind].route}`, search);

const usual = caseList.searchOf({});
const chosen = {
  ...usual,
  view: 'kanban' as const,
  search: 'ligne 4',
  assigned: 'everyone' as const,
  status: ['in_progress', 'ready_for_qa'] as const,
  criticality: ['Critical'] as const,
  dueTo: '2026-12-31',
  sort: 'urgency' as const,
  direction: 'asc' as const,
  page: 3,
};

describe('the address of a list of cases', () => {
  it('is short when nothing was chosen: a list, the team, the newest number first', () => {
    expect(addressOfCases('nonConformity', usual)).toBe('/apps/non-conformity');
    expect(usual).toMatchObject({ view: 'list', assigned: 'team', sort: 'id', direction: 'desc', page: 1 });
  });

  it('carries view, search, several values of a filter, order and page, and reads them back', () => {
    const address = addressOfCases('customerComplaint', chosen);
    expect(address).toBe(
      '/apps/complaint?view=kanban&search=ligne+4&assigned=everyone&status=in_progress%2Cready_for_qa&criticality=Critical&dueTo=2026-12-31&sort=urgency&direction=asc&page=3',
    );
    expect(caseList.searchIn(address.split('?')[1] ?? '')).toEqual(chosen);
  });

  it('leaves out what makes no sense, and keeps the rest of a list of values', () => {
    const odd = { view: 'tree', assigned: 'nobody', urgency: 'soon', dueFrom: 'hier', sort: 'up', page: '0' };
    expect(caseList.searchOf(odd)).toEqual(usual);
    expect(caseList.searchOf({ status: 'closed,lost,waiting_approval' }).status).toEqual([
      'waiting_approval',
      'closed',
    ]);
  });

  it('is kept in a saved view without the page', () => {
    expect(caseList.searchIn(caseList.viewQueryOf(chosen))).toEqual({ ...chosen, page: 1 });
    expect(caseList.viewQueryOf({ ...usual, page: 9 })).toBe('');
  });

  it('knows every order that the server does', () => {
    expect(Object.keys(caseList.sorts)).toEqual([...caseSorts]);
  });
});

describe('the filters of a list of cases', () => {
  it('are sent as one text each, and not at all when they are empty', () => {
    expect(caseList.askedOf(chosen)).toEqual({
      search: 'ligne 4',
      assigned: 'everyone',
      status: 'in_progress,ready_for_qa',
      criticality: 'Critical',
      dueTo: '2026-12-31',
    });
  });

  it('are counted, and cleared together', () => {
    expect(caseList.activeFilters(chosen)).toEqual(['status', 'criticality', 'dueTo']);
    expect(caseList.isNarrowed(chosen)).toBe(true);
    expect(caseList.isNarrowed({ ...chosen, ...caseList.noFilters, search: '' })).toBe(false);
  });
});
