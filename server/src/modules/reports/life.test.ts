import { Refusal } from '@vigie/domain/kernel/refusal';
import type { Report } from '@vigie/domain/modules/reports/contract';
import { type Decision, decisions } from '@vigie/domain/modules/reports/decision';
import type { ReportStatus } from '@vigie/domain/modules/reports/workflow';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Context } from '../../platform/context';
import type { CredentialCheck } from '../../platform/identity/credentials';
import type { Platform } from '../../platform/platform';
import { findingsOf } from '../../platform/testing/findings';
import { createTestApp, type TestApp } from '../../platform/testing/test-app';
import { contextOf } from '../accounts/public';
import { decideReport } from './decision';
import { changeReport, createReport, discardReport, submitReport } from './service';
import { complete } from './testing/reports';

const people = ['reporter', 'validator', 'qa', 'lead', 'company.admin', 'other.admin'] as const;
type Who = (typeof people)[number];

type Command =
  | { readonly do: 'submit' | 'discard' | 'change' | 'blank'; readonly by: Who; readonly stale: boolean }
  | { readonly do: Decision; readonly by: Who; readonly stale: boolean };

let t: TestApp;
/** The real services on the real database; only the slow password hash is taken as given. */
let platform: Platform;
const contexts = new Map<Who, Context>();
let leadId: number;

beforeAll(async () => {
  t = await createTestApp();
  for (const name of people) contexts.set(name, await contextOf(t.app.platform, name));
  leadId = contextFor('lead').actor.userId ?? -1;
  const trusting = {
    verifyColleague: async (context: Context, { username }: { username: string }) => {
      const signer = contextFor(username as Who).actor;
      if (signer.companyId !== context.actor.companyId) throw new Refusal('wrong_credentials');
      return { ...signer, id: signer.userId, hasSecondFactor: false, secondFactorRule: 'not_required' };
    },
    findColleague: async ({ actor }: Context, username: string) => {
      const signer = contextFor(username as Who).actor;
      return signer.companyId === actor.companyId ? signer : null;
    },
  };
  platform = { ...t.app.platform, credentialCheck: trusting as unknown as CredentialCheck };
});
afterAll(() => t.close());

function contextFor(name: Who): Context {
  const context = contexts.get(name);
  if (!context) throw new Error(name);
  return context;
}

const command: fc.Arbitrary<Command> = fc.record({
  do: fc.constantFrom('submit', 'discard', 'change', 'blank', ...decisions),
  // Half of them by those who may: otherwise hardly a report would ever get anywhere.
  by: fc.oneof(fc.constantFrom('reporter', 'validator'), fc.constantFrom(...people)),
  stale: fc.oneof({ weight: 9, arbitrary: fc.constant(false) }, { weight: 1, arbitrary: fc.constant(true) }),
});

/** What should happen, written down a second time and without looking at the workflow. */
interface Model {
  status: ReportStatus;
  isBlank: boolean;
  decisions: Decision[];
}

function expected(model: Model, { do: act, by }: Command): ReportStatus | null {
  const isAuthor = by === 'reporter';
  if (act === 'submit') {
    const may = isAuthor && !model.isBlank && ['draft', 'waiting_for_update'].includes(model.status);
    return may ? 'waiting_approval' : null;
  }
  if (act === 'discard') return isAuthor && model.status === 'draft' ? 'discarded' : null;
  if (act === 'change' || act === 'blank') {
    const open = ['draft', 'waiting_approval', 'waiting_for_update'].includes(model.status);
    const staysComplete = model.status !== 'waiting_approval' || act === 'change';
    return isAuthor && open && staysComplete ? model.status : null;
  }
  if (by !== 'validator' || model.status !== 'waiting_approval') return null;
  return act === 'approve' ? 'approved' : act === 'reject' ? 'rejected' : 'waiting_for_update';
}

let serial = 0;
function perform(report: Report, { do: act, by, stale }: Command): Promise<Report> {
  const context = contextFor(by);
  const { id } = report;
  const version = stale ? report.version + 1000 : report.version;
  if (act === 'submit') return submitReport(platform, context, id, version);
  if (act === 'discard') return discardReport(platform, context, id, version);
  if (act === 'change' || act === 'blank') {
    const what = act === 'blank' ? '' : `Texte numéro ${serial++}`;
    return changeReport(platform, context, { id, version, answers: { what }, reason: 'Essai' });
  }
  const made = { decision: act, comment: 'Parce que', criticality: 'Minor' as const, leadWriterId: leadId };
  return decideReport(platform, context, { id, version, made, credentials: { username: by, password: 'x' } });
}

async function live(commands: readonly Command[]): Promise<void> {
  const author = contextFor('reporter');
  let report = await createReport(platform, author, complete);
  const model: Model = { status: 'draft', isBlank: false, decisions: [] };
  let writes = 1;
  for (const one of commands) {
    const wanted = one.stale ? null : expected(model, one);
    const answer = await perform(report, one).catch((error: unknown) => {
      if (error instanceof Refusal) return null;
      throw error;
    });
    expect(answer?.status ?? null, JSON.stringify([model, one])).toBe(wanted);
    if (!answer || wanted === null) continue;
    if (answer.version !== report.version) writes += 1;
    report = answer;
    model.status = wanted;
    if (one.do === 'change' || one.do === 'blank') model.isBlank = one.do === 'blank';
    if (decisions.some((decision) => decision === one.do)) model.decisions.push(one.do as Decision);
  }
  expect(report.decisions.map(({ decision }) => decision)).toEqual(model.decisions);
  expect(report.caseId !== null).toBe(model.status === 'approved');
  expect(report.submittedAt !== null).toBe(!['draft', 'discarded'].includes(model.status));
  const events = await t.database.owner(
    `select 1 from audit_events where record = 'report' and record_id = $1 and company_id = $2`,
    [report.id, author.actor.companyId],
  );
  expect(events).toHaveLength(writes);
}

/** Five at a time: they share numbers and the audit chain, and must not get in each other's way. */
const lives = fc.array(fc.array(command, { minLength: 1, maxLength: 8 }), { minLength: 5, maxLength: 5 });

it('R08 R25 R29 a thousand lives of reports, by random people, with no illegal state, and all of it in the trail', async () => {
  await fc.assert(
    fc.asyncProperty(lives, async (sequences) => void (await Promise.all(sequences.map(live)))),
    { numRuns: 200 },
  );
  expect(await findingsOf(t)).toEqual([]);
}, 300_000);
