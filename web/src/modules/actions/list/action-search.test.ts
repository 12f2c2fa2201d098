import { actionSorts, actionList as declared } from '@vigie/domain/modules/actions/list';
import { describe, expect, it } from 'vitest';
import { describeList } from '../../../platform/lists/list-search';

const actionList = describeList(declared);
type Search = ReturnType<typeof actionList.searchOf>;
const addressOfActions = (search: Search) => actionList.addressAt('/apps/actions', search);
const usual = actionList.searchOf({});

describe('the address of the list of actions', () => {
  it('is short when nothing was chosen: a list, the team, the newest number first', () => {
    expect(addressOfActions(usual)).toBe('/apps/actions');
    expect(usual).toMatchObject({ view: 'list', assigned: 'team', sort: 'id', direction: 'desc', page: 1 });
  });

  it('carries what was chosen, and reads it back', () => {
    const chosen = {
      ...usual,
      priority: ['medium', 'high'] as const,
      origin: ['task'] as const,
      due: ['overdue', 'undated'] as const,
      dueTo: '2026-12-31',
      sort: 'approver' as const,
      direction: 'asc' as const,
    };
    const address = addressOfActions(chosen);
    expect(address).toBe(
      '/apps/actions?priority=medium%2Chigh&origin=task&due=overdue%2Cundated&dueTo=2026-12-31&sort=approver&direction=asc',
    );
    expect(actionList.searchIn(address.split('?')[1] ?? '')).toEqual(chosen);
    expect(actionList.askedOf(chosen)).toEqual({
      assigned: 'team',
      priority: 'medium,high',
      origin: 'task',
      due: 'overdue,undated',
      dueTo: '2026-12-31',
    });
  });

  it('leaves out what makes no sense', () => {
    expect(actionList.searchOf({ status: 'void', due: 'closed', dueFrom: 'hier', sort: 'up', page: '-1' })).toEqual(
      usual,
    );
  });

  it('knows every order that the server does', () => {
    expect(Object.keys(actionList.sorts)).toEqual([...actionSorts]);
  });
});
