import { reportStatuses } from '@vigie/domain/modules/reports/workflow';
import { describe, expect, it } from 'vitest';
import { shortDay } from '../report-status';
import { approvalAddress, reportNamedIn, rowTarget, stepOfField } from './approval-address';

describe('the addresses of the approval stage', () => {
  it('name the report in the query and read it back', () => {
    const address = approvalAddress('validate', 'IN_00042');
    expect(address).toBe('/apps/new-issue/approval/validate?report=IN_00042');
    expect(reportNamedIn(Object.fromEntries(new URLSearchParams(address.split('?')[1])))).toBe('IN_00042');
  });

  it('name no report when the query makes no sense', () => {
    for (const report of [undefined, '', '42', 'NC_3066', 'IN_1', '../IN_00042']) {
      expect(reportNamedIn({ report })).toBeNull();
    }
  });
});

describe('the step that mends an answer', () => {
  it.each([
    ['category', 'categories'],
    ['type', 'problem'],
    ['what', 'description'],
    ['detectionDate', 'description'],
    ['immediateAction.hour', 'immediateActions'],
  ])('%s: %s', (field, step) => {
    expect(stepOfField(field)).toBe(step);
  });
});

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
