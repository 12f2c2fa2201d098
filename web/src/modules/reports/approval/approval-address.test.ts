import { describe, expect, it } from 'vitest';
import { approvalAddress, reportNamedIn } from './approval-address';
import { stepOfField } from './step-of-field';

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
