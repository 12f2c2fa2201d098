import { reportStatuses } from '@vigie/domain/modules/reports/workflow';
import { describe, expect, it } from 'vitest';
import { rowTarget } from './row-target';
import { shortDay } from './short-day';

const me = 7;
const entry = { id: 'IN_00042', authorId: me } as const;

describe('a row of the inbox', () => {
  it('that waits opens the decision, whoever wrote it', () => {
    const address = '/apps/new-issue/approval/validate?report=IN_00042';
    expect(rowTarget({ ...entry, status: 'waiting_approval' }, me)).toBe(address);
    expect(rowTarget({ ...entry, status: 'waiting_approval' }, 8)).toBe(address);
  });

  it('that is an own draft goes on in the wizard', () => {
    expect(rowTarget({ ...entry, status: 'draft' }, me)).toBe('/apps/new-issue/description?report=IN_00042');
  });

  it.each(reportStatuses.filter((status) => status !== 'waiting_approval' && status !== 'draft'))(
    '%s opens the entry',
    (status) => {
      expect(rowTarget({ ...entry, status }, me)).toBe('/apps/inbox/entry/IN_00042');
    },
  );
});

describe('the date of the inbox', () => {
  it('is dd/mm/yy', () => {
    expect(shortDay(new Date(2026, 10, 2, 15, 22).toISOString())).toBe('02/11/26');
    expect(shortDay('hier')).toBe('hier');
  });
});
