import { describe, expect, it } from 'vitest';
import { type CompanyRole, companyRoles } from '../../kernel/identity/actor';
import { deeds } from '../../kernel/identity/own-work';
import { decide, decideConsequence } from '../../kernel/workflow';
import { importApprovers, importers } from './roles';
import { type ImportAction, type ImportFacts, importActions, importStatuses, importWorkflow } from './workflow';

const actor = (role: CompanyRole, companyId = 1) => ({
  companyId,
  userId: 5,
  username: 'x',
  displayName: 'X',
  roles: [role],
});
const facts: ImportFacts = { problemCount: 0, rowCount: 3, isBusy: false, ownWork: null };
const allowed: Record<string, readonly ImportAction[]> = {
  uploaded: ['check', 'abandon'],
  checked: ['check', 'prepare', 'abandon'],
  prepared: ['withdraw', 'approve', 'refuse'],
  running: [],
  done: [],
  refused: [],
};
const decisions: readonly ImportAction[] = ['approve', 'refuse'];

describe('an import', () => {
  it('R43 is prepared by administrators and designers, and decided on by administrators and QA, in every state', () => {
    for (const role of companyRoles) {
      for (const status of importStatuses) {
        for (const action of importActions) {
          const item = { status, companyId: 1 };
          const is = (companyId: number) =>
            decide(importWorkflow, action, { item, actor: actor(role, companyId), facts });
          const roles: readonly CompanyRole[] = decisions.includes(action) ? importApprovers : importers;
          const mayAct = roles.includes(role) && allowed[status]?.includes(action);
          expect(is(1).allowed, `${role} ${status} ${action}`).toBe(mayAct);
          expect(is(2).allowed).toBe(false);
        }
      }
    }
  });

  it.each(deeds)(
    'R43 is not decided on by a person who %s something of it, and is approved with a signature',
    (ownWork) => {
      const item = { status: 'prepared' as const, companyId: 1 };
      for (const role of importApprovers) {
        for (const action of decisions) {
          const decided = decide(importWorkflow, action, { item, actor: actor(role), facts: { ...facts, ownWork } });
          expect(decided).toMatchObject({ allowed: false, code: 'not_allowed' });
        }
      }
      expect(importWorkflow.transitions.approve.signature).toMatchObject({
        fr: 'Import approuvé',
        en: 'Import approved',
      });
    },
  );

  it('R43 runs after an approval alone', () => {
    const toRunning = importActions.filter((action) => importWorkflow.transitions[action].to === 'running');
    expect(toRunning).toEqual(['approve']);
  });

  it.each(['prepare', 'approve'] as const)('waits to %s for lines without problems', (action) => {
    const [status] = importWorkflow.transitions[action].from;
    if (!status) throw new Error('it begins in a state');
    const item = { status, companyId: 1 };
    const move = (changes: Partial<ImportFacts>) =>
      decide(importWorkflow, action, { item, actor: actor('company_admin'), facts: { ...facts, ...changes } });
    expect(move({}).allowed).toBe(true);
    for (const changes of [{ problemCount: 1 }, { rowCount: 0 }]) {
      expect(move(changes)).toMatchObject({ allowed: false, code: 'objection' });
    }
    expect(move({ isBusy: true }).allowed).toBe(action === 'prepare');
  });

  it('is taken back and refused with a reason', () => {
    expect(importActions.filter((action) => importWorkflow.transitions[action].needsReason)).toEqual([
      'withdraw',
      'refuse',
    ]);
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
