import { todoId } from '@vigie/domain/modules/actions/record';
import { capaKey } from '@vigie/domain/modules/cases/steps/capa-plan';
import { causeId } from '@vigie/domain/modules/cases/steps/root-cause';
import { describe, expect, it } from 'vitest';
import { newEntryId } from './entry-id';

describe('the name of a new entry', () => {
  it('is one that the server accepts, and another each time', () => {
    expect(causeId.safeParse(newEntryId('cause')).success).toBe(true);
    expect(capaKey.safeParse(newEntryId('capa')).success).toBe(true);
    expect(todoId.safeParse(newEntryId('todo')).success).toBe(true);
    expect(new Set(Array.from({ length: 100 }, () => newEntryId('cause'))).size).toBe(100);
  });
});
