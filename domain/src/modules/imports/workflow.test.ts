import { describe, expect, it } from 'vitest';
import { type CompanyRole, companyRoles } from '../../kernel/identity/actor';
import { decide, decideConsequence } from '../../kernel/workflow';
import { type ImportFacts, importActions, importStatuses, importWorkflow } from './workflow';

const actor = (role: CompanyRole, companyId = 1) => ({
  ...{ companyId, userId: 5, username: 'x', displayName: 'X', roles: [role] },
});
const facts: ImportFacts = { problemCount: 0, rowCount: 3, isBusy: false };
const allowed: Record<string, readonly string[]> = {
  uploaded: ['check', 'abandon'],
  checked: ['check', 'start', 'abandon'],
  running: [],
  done: [],
  refused: [],
};

describe('an import', () => {
  it('is moved by administrators and designers of its company, in every state', () => {
    for (const role of companyRoles) {
      for (const status of importStatuses) {
        for (const action of importActions) {
          const item = { status, companyId: 1 };
          const is = (companyId: number) =>
            decide(importWorkflow, action, { item, actor: actor(role, companyId), facts });
          const mayImport = role === 'company_admin' || role === 'designer';
          expect(is(1).allowed, `${role} ${status} ${action}`).toBe(mayImport && allowed[status]?.includes(action));
          expect(is(2).allowed).toBe(false);
        }
      }
    }
  });

  it('starts with lines, without problems, and alone', () => {
    const item = { status: 'checked' as const, companyId: 1 };
    const start = (changes: Partial<ImportFacts>) =>
      decide(importWorkflow, 'start', { item, actor: actor('designer'), facts: { ...facts, ...changes } });
    expect(start({})).toMatchObject({ allowed: true, to: 'running' });
    for (const changes of [{ problemCount: 1 }, { rowCount: 0 }, { isBusy: true }]) {
      expect(start(changes)).toMatchObject({ allowed: false, code: 'objection' });
    }
  });

  it('ends once', () => {
    for (const status of importStatuses) {
      for (const effect of ['finish', 'fail'] as const) {
        const decided = decideConsequence(importWorkflow, effect, { status, companyId: 1 });
        expect(decided.allowed).toBe(status === 'running');
      }
    }
  });
});
