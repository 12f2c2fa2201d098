import { importStatuses } from '@vigie/domain/modules/imports/workflow';
import { describe, expect, it } from 'vitest';
import { addressOfImport, importSearchOf, importSteps, stepShown } from './import-search';

describe('the address of an import', () => {
  it('says which import and which of its steps', () => {
    expect(addressOfImport({})).toBe('/apps/parameters/import');
    expect(addressOfImport({ id: 12, step: 'check' })).toBe('/apps/parameters/import?id=12&step=check');
    expect(importSearchOf({ id: '12', step: 'check' })).toEqual({ id: 12, step: 'check' });
  });

  it('may have been written by hand', () => {
    for (const id of ['x', '-1', '1.5', '12345678901', '']) expect(importSearchOf({ id })).toEqual({ id: 0, step: '' });
    expect(importSearchOf({ id: '3', step: 'elsewhere' })).toEqual({ id: 3, step: '' });
    expect(importSearchOf({ step: 'check' })).toEqual({ id: 0, step: '' });
  });

  it('shows a step that the import has reached and not left', () => {
    expect(stepShown('uploaded', '')).toBe('columns');
    expect(stepShown('uploaded', 'check')).toBe('columns');
    expect(stepShown('checked', '')).toBe('check');
    expect(stepShown('checked', 'columns')).toBe('columns');
    for (const step of importSteps) expect(stepShown('prepared', step)).toBe('approval');
    for (const status of ['running', 'done', 'refused'] as const) {
      for (const step of importSteps) expect(stepShown(status, step)).toBe('import');
    }
    for (const status of importStatuses) expect(importSteps).toContain(stepShown(status, 'file'));
  });
});
