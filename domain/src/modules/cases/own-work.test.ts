import fc from 'fast-check';
import { expect, it } from 'vitest';
import type { Actor } from '../../kernel/identity/actor';
import { type Contribution, ownWorkOf } from '../../kernel/identity/own-work';
import { decide } from '../../kernel/workflow';
import { actionWords } from '../actions/words';
import { questionnaireWords } from '../questionnaires/filled/words';
import { casePartWorkEvents, caseWorkEvents } from './own-work';
import { writingObjection } from './step-workflow';
import { caseWords } from './words';
import { type CaseAction, type CaseFacts, type CaseItem, caseWorkflow, propertyObjection } from './workflow';

const nothingMissing: Omit<CaseFacts, 'ownWork'> = {
  notReady: [],
  notReviewed: [],
  openActions: [],
  missingCapas: [],
  openChecks: [],
  openQuestionnaires: [],
  unfinishedQuestionnaires: [],
  effectiveness: 'not_asked',
};

/** Four people of QA, who lead, write and review in turn, and hand the case to one another. */
const team = [1, 2, 3, 4].map(
  (userId): Actor => ({ companyId: 1, userId, username: `qa${userId}`, displayName: `QA ${userId}`, roles: ['qa'] }),
);
const judging = ['return', 'approve', 'close'];

interface Life {
  readonly item: CaseItem;
  readonly contributions: readonly Contribution[];
}

interface Act {
  readonly who: Actor;
  readonly what: 'write' | 'give' | 'submit' | 'return' | 'approve' | 'close' | 'reopen';
  readonly to: Actor;
}

/** The life after the act; the same life where the rules refuse it. */
function after(life: Life, { who, what, to }: Act): Life {
  const { item, contributions } = life;
  const userId = who.userId as number;
  if (what === 'write') {
    return writingObjection(item, who) ? life : { item, contributions: [...contributions, { userId, deed: 'wrote' }] };
  }
  if (what === 'give') {
    if (propertyObjection(item, who, 'ownerId')) return life;
    const ownerId = to.userId as number;
    return { item: { ...item, ownerId }, contributions: [...contributions, { userId: ownerId, deed: 'led' }] };
  }
  const facts = { ...nothingMissing, ownWork: ownWorkOf(contributions, userId) };
  const decision = decide(caseWorkflow, what satisfies CaseAction, { item, actor: who, facts });
  if (!decision.allowed) return life;
  if (judging.includes(what)) expect(contributions.map((one) => one.userId)).not.toContain(userId);
  const moved = { ...item, status: decision.to };
  return {
    item: moved,
    contributions: what === 'submit' ? [...contributions, { userId, deed: 'marked' }] : contributions,
  };
}

it('R22 nobody judges a case that they took part in, in whatever life', () => {
  const act: fc.Arbitrary<Act> = fc.record({
    who: fc.constantFrom(...team),
    what: fc.constantFrom('write', 'give', 'submit', 'return', 'approve', 'close', 'reopen'),
    to: fc.constantFrom(...team),
  });
  let judged = 0;
  fc.assert(
    fc.property(fc.array(act, { minLength: 20, maxLength: 80 }), (acts) => {
      const start: Life = {
        item: { companyId: 1, ownerId: 1, status: 'in_progress' },
        contributions: [{ userId: 1, deed: 'led' }],
      };
      const { item } = acts.reduce(after, start);
      if (item.status === 'approved' || item.status === 'closed') judged += 1;
    }),
    { numRuns: 500 },
  );
  // Lives in which nothing was ever judged would prove nothing.
  expect(judged).toBeGreaterThan(0);
});

/** The events of each kind of record that belongs to a case, and those that need no review. */
const noWork = {
  case: [
    'effectiveness_asked',
    'effectiveness_recorded',
    'opened',
    'changed',
    'step_reviewed',
    'step_unreviewed',
    'returned',
    'approved',
    'closed',
    'reopened',
    'voided',
    'linked',
    'unlinked',
    'member_added',
    'member_removed',
    'restricted',
    'check_evaluated',
    'check_recorded',
    'check_rescheduled',
    'commented',
  ],
  action: [
    'created',
    'followed_plan',
    'reviewed',
    'reopened',
    'completed',
    'returned',
    'changed',
    'extension_asked',
    'extension_granted',
    'extension_refused',
    'extension_withdrawn',
    'reminded',
    'cancelled',
    'commented',
    'file_attached',
    'file_removed',
  ],
  questionnaire: ['begun', 'discarded', 'reopened', 'finding_reported', 'commented'],
};
const deedsOf = { ...caseWorkEvents.deeds, ...casePartWorkEvents.deeds };
const events = Object.entries({ case: caseWords, action: actionWords, questionnaire: questionnaireWords }).flatMap(
  ([record, words]) =>
    [...Object.keys(words.events), 'commented', 'file_attached', 'file_removed'].map(
      (event) => [record, event] as const,
    ),
);

it.each(events)('R22 %s.%s either is work on the case or is named as none', (record, event) => {
  const isNone = (noWork[record as keyof typeof noWork] as readonly string[]).includes(event);
  expect(deedsOf[`${record}.${event}`] === undefined).toBe(isNone);
});

it('R22 counts bringing a case in, filling its questionnaires, leading it and being charged with its actions', () => {
  expect(deedsOf).toMatchObject({ 'case.imported': 'imported', 'questionnaire.answered': 'filled' });
  expect(caseWorkEvents.charged).toMatchObject({ field: 'owner', deed: 'led' });
  expect(casePartWorkEvents.charged).toMatchObject({ field: 'responsible', deed: 'carriedOut' });
});
