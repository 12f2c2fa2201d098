import { say as sayIn } from '@vigie/domain/kernel/message';
import { describe, expect, it } from 'vitest';
import { emptyFinding, findingChanges, findingMissing, measureId } from './entered-finding';

const say = (...words: [Parameters<typeof sayIn>[1], Parameters<typeof sayIn>[2]?]) => sayIn('en', ...words);
const entered = { ...emptyFinding, statement: 'Procédure PR-12 absente du poste', department: 'Production' };

describe('a finding in its form', () => {
  it('needs a statement and a department', () => {
    expect(findingMissing(entered, say)).toEqual({});
    expect(findingMissing({ ...entered, statement: ' absente ', department: '' }, say)).toEqual({
      statement: 'Write at least 10 characters.',
      department: 'Give the department.',
    });
  });

  it('sends only what was changed', () => {
    expect(findingChanges(entered, { ...entered, clause: ' 8.5.1 ' })).toEqual({ clause: '8.5.1' });
    expect(findingChanges(entered, { ...entered, ownerId: { id: 4, name: 'Léa' }, repeatOf: 'FND_00002' })).toEqual({
      ownerId: 4,
      repeatOf: 'FND_00002',
    });
    expect(findingChanges(entered, { ...entered, statement: `${entered.statement} ` })).toEqual({});
  });

  it('names a measure by its number, however it was typed', () => {
    expect(measureId(' act 12 ')).toBe('ACT_0012');
    expect(measureId('ACT_0012')).toBe('ACT_0012');
    expect(measureId('in_10')).toBe('IN_00010');
    expect(measureId('NC_12345')).toBe('NC_12345');
    expect(measureId('la pompe')).toBe('la pompe');
  });
});
