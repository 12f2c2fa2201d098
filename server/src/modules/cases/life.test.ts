import { Refusal } from '@vigie/domain/kernel/refusal';
import { emptyDefinition } from '@vigie/domain/modules/cases/definition';
import { stepsOf } from '@vigie/domain/modules/cases/kinds';
import type { CaseRecord } from '@vigie/domain/modules/cases/record';
import { type StepAction, type StepMark, stepActions } from '@vigie/domain/modules/cases/step-workflow';
import { emptyRiskAnalysis } from '@vigie/domain/modules/cases/steps/assessments';
import { undecided } from '@vigie/domain/modules/cases/steps/capa-plan';
import { isBlank, type StepContent, type StepName } from '@vigie/domain/modules/cases/steps/steps';
import { type CaseAction, type CaseStatus, caseActions } from '@vigie/domain/modules/cases/workflow';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Context } from '../../platform/context';
import type { CredentialCheck } from '../../platform/identity/credentials';
import type { Platform } from '../../platform/platform';
import { findingsOf } from '../../platform/testing/findings';
import { createTestApp, type TestApp } from '../../platform/testing/test-app';
import { contextOf } from '../accounts/public';
import { showCase } from './case-view';
import { openCase } from './open-case';
import { markCaseStep } from './step-transitions';
import { getCaseStep, saveCaseStep } from './steps';
import { moveCase } from './transitions';

const people = ['lead', 'qa', 'reporter', 'other.admin'] as const;
type Who = (typeof people)[number];
const written: readonly StepName[] = stepsOf('improvement');

type Command =
  | { readonly kind: 'move'; readonly action: CaseAction; readonly by: Who }
  | { readonly kind: 'mark'; readonly action: StepAction; readonly step: StepName; readonly by: Who }
  | { readonly kind: 'write'; readonly step: StepName; readonly by: Who };

let t: TestApp;
/** The real services on the real database; only the slow password hash is taken as given. */
let platform: Platform;
const contexts = new Map<Who, Context>();

beforeAll(async () => {
  t = await createTestApp();
  for (const name of people) contexts.set(name, await contextOf(t.app.platform, name));
  const noFactor = { hasSecondFactor: false, secondFactorRule: 'not_required' };
  const trusting = { verifyOwn: async ({ actor }: Context) => ({ ...actor, ...noFactor, id: actor.userId }) };
  platform = { ...t.app.platform, credentialCheck: trusting as unknown as CredentialCheck };
});
afterAll(() => t.close());

function contextFor(name: Who): Context {
  const context = contexts.get(name);
  if (!context) throw new Error(name);
  return context;
}

const by = fc.oneof(fc.constantFrom('lead', 'qa'), fc.constantFrom(...people));
const command: fc.Arbitrary<Command> = fc.oneof(
  fc.record({ kind: fc.constant('move' as const), action: fc.constantFrom(...caseActions), by }),
  fc.record({
    kind: fc.constant('mark' as const),
    action: fc.constantFrom(...stepActions),
    step: fc.constantFrom(...written),
    by,
  }),
  fc.record({ kind: fc.constant('write' as const), step: fc.constantFrom(...written), by }),
);

/** What should happen, written down a second time and without looking at the workflows. */
interface Model {
  status: CaseStatus;
  marks: Map<StepName, StepMark>;
}

function expectedMove({ status, marks }: Model, action: CaseAction, who: Who): CaseStatus | null {
  const all = (wanted: readonly StepMark[]) => written.every((step) => wanted.includes(marks.get(step) ?? 'open'));
  if (action === 'submit') {
    return who === 'lead' && status === 'in_progress' && all(['ready', 'reviewed']) ? 'ready_for_qa' : null;
  }
  if (who !== 'qa') return null;
  if (action === 'return') return status === 'ready_for_qa' ? 'in_progress' : null;
  if (action === 'approve') return status === 'ready_for_qa' && all(['reviewed']) ? 'approved' : null;
  if (action === 'close') return status === 'approved' ? 'closed' : null;
  if (action === 'reopen') return status === 'approved' || status === 'closed' ? 'in_progress' : null;
  return status === 'void' ? null : 'void';
}

function expectedMark({ status, marks }: Model, action: StepAction, step: StepName, who: Who): StepMark | null {
  const mark = marks.get(step) ?? 'open';
  if (action === 'markReady') return who === 'lead' && status === 'in_progress' && mark === 'open' ? 'ready' : null;
  if (action === 'withdraw') return who === 'lead' && status === 'in_progress' && mark !== 'open' ? 'open' : null;
  const open = status === 'in_progress' || status === 'ready_for_qa';
  if (action === 'review') return who === 'qa' && open && mark === 'ready' ? 'reviewed' : null;
  return who === 'qa' && open && mark === 'reviewed' ? 'ready' : null;
}

/** The kind whose lives are lived here has these two steps. */
function contentOf(step: StepName, text: string): Readonly<Record<string, unknown>> {
  if (step === 'risk-analysis') return { ...emptyRiskAnalysis, controls: text };
  return { 'cause-life01': { ...undecided, causeRacine: text, capaRequired: false } };
}

let serial = 0;
async function perform(id: string, record: CaseRecord, one: Command): Promise<string | null> {
  const context = contextFor(one.by);
  try {
    if (one.kind === 'move') {
      const credentials = { username: one.by, password: 'x' };
      const move = { id, version: record.version, action: one.action, reason: 'Essai', credentials };
      return (await moveCase(platform, context, move)).status;
    }
    const { version, content: before } = await getCaseStep(platform, contextFor('lead'), id, one.step);
    if (one.kind === 'mark') {
      const emptyBecause = isBlank(before as StepContent) ? 'Sans objet' : undefined;
      return (await markCaseStep(platform, context, { id, step: one.step, version, action: one.action, emptyBecause }))
        .mark;
    }
    const content = contentOf(one.step, `Texte ${serial++}`);
    return (await saveCaseStep(platform, context, { id, step: one.step, version, content, reason: 'Essai' })).mark;
  } catch (error) {
    if (error instanceof Refusal) return null;
    throw error;
  }
}

function expected(model: Model, one: Command): string | null {
  if (one.kind === 'move') return expectedMove(model, one.action, one.by);
  if (one.kind === 'mark') return expectedMark(model, one.action, one.step, one.by);
  return one.by === 'lead' && model.status === 'in_progress' ? 'open' : null;
}

async function newCase(number: number): Promise<string> {
  const lead = contextFor('lead');
  const author = contextFor('reporter').actor.userId ?? -1;
  const reportId = `IN_9${String(number).padStart(6, '0')}`;
  await t.database.owner(
    `insert into reports (company_id, id, number, author_id, status, answers, summary, severity, submitted_at)
     values ($1, $2, $3, $4, 'approved', '{}', '', 'low', now())`,
    [lead.actor.companyId, reportId, 9_000_000 + number, author],
  );
  return platform.database.transaction(lead, (tx) =>
    openCase(tx, {
      kind: 'improvement',
      criticality: 'Minor',
      ownerId: lead.actor.userId ?? -1,
      detectionDate: '2026-01-05',
      definition: { ...emptyDefinition, what: 'Idée' },
      reportId,
      reporterId: author,
    }),
  );
}

let number = 0;
async function live(commands: readonly Command[]): Promise<void> {
  const id = await newCase(number++);
  const model: Model = { status: 'in_progress', marks: new Map() };
  for (const one of commands) {
    const record = await showCase(platform, contextFor('lead'), id);
    expect(record.status).toBe(model.status);
    const wanted = expected(model, one);
    expect(await perform(id, record, one), JSON.stringify([model.status, [...model.marks], one])).toBe(wanted);
    if (wanted === null) continue;
    if (one.kind === 'move') model.status = wanted as CaseStatus;
    else model.marks.set(one.step, wanted as StepMark);
  }
  const record = await showCase(platform, contextFor('qa'), id);
  const [entry] = await t.database.owner<{ status: string }>(
    'select status from case_entries where id = $1 and company_id = $2',
    [id, contextFor('lead').actor.companyId],
  );
  expect([record.status, entry?.status]).toEqual([model.status, model.status]);
}

/** Five at a time: they share numbers and the audit chain, and must not get in each other's way. */
const lives = fc.array(fc.array(command, { minLength: 1, maxLength: 14 }), { minLength: 5, maxLength: 5 });

it('R08 R25 R30 hundreds of lives of cases, by random people, with no illegal state, and all of it in the trail', async () => {
  await fc.assert(
    fc.asyncProperty(lives, async (sequences) => void (await Promise.all(sequences.map(live)))),
    { numRuns: 40 },
  );
  // Their reports were made up without a trail.
  const findings = await findingsOf(t);
  const isOfThem = (finding: string) => /^(report |reports IN_9|record_numbers report,)/.test(finding);
  expect(findings.filter((finding) => !isOfThem(finding))).toEqual([]);
}, 300_000);
