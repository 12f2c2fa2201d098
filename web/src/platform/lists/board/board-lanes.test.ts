import { describe, expect, it } from 'vitest';
import { boardLanes } from './board-lanes';

const statuses = ['open', 'approved', 'closed', 'void'] as const;
const column = (status: string, total: number) => ({ status, total, items: [] });

describe('the lanes of a board', () => {
  it('are all the statuses in their order, whatever the server sends first', () => {
    const lanes = boardLanes([column('closed', 90), column('open', 38)], statuses, []);
    expect(lanes.map(({ id }) => id)).toEqual([...statuses]);
    expect(lanes.find(({ id }) => id === 'closed')?.total).toBe(90);
    expect(lanes.find(({ id }) => id === 'approved')?.total).toBe(0);
  });

  it('are only the chosen ones where a filter chose', () => {
    const lanes = boardLanes([column('closed', 1)], statuses, ['closed', 'void']);
    expect(lanes.map(({ id }) => id)).toEqual(['closed', 'void']);
  });

  it('gather under unknown what has no known status, when there is some', () => {
    const lanes = boardLanes([column('frozen', 2), column('lost', 1), column('gone', 0)], statuses, []);
    expect(lanes.at(-1)).toMatchObject({ id: 'unknown', status: null, total: 3 });
  });
});
