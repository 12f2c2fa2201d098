import type { BodyOf } from '@vigie/domain/kernel/http/endpoint';
import type { Actor } from '@vigie/domain/kernel/identity/actor';
import { kinds } from '@vigie/domain/kernel/kinds';
import { Refusal } from '@vigie/domain/kernel/refusal';
import { decide } from '@vigie/domain/kernel/workflow';
import { actionAddress } from '@vigie/domain/modules/actions/public';
import { addressOfCase } from '@vigie/domain/modules/cases/public';
import { type Parameters, withRules } from '@vigie/domain/modules/parameters/public';
import { reportAddress } from '@vigie/domain/modules/reports/address';
import type { AffectedRecord, dryRunEndpoints, Effect } from '@vigie/domain/modules/reports/dry-run-contract';
import { canRead, reportWorkflow } from '@vigie/domain/modules/reports/workflow';
import type { Context } from '../../platform/context';
import type { Reader } from '../../platform/database/tx';
import type { Platform } from '../../platform/platform';
import { findDueReminders } from '../actions/public';
import { type CarriedValue, findDueOtherwise, listCasesWithMode, listCasesWithValue } from '../cases/public';
import { findParameters } from '../parameters/public';
import { findValue } from '../values/public';
import {
  countWaitingByAuthor,
  listReportsWithMode,
  listReportsWithValue,
  listWaitingOf,
  type ReportTitle,
} from './dry-run-repository';

const shownAtMost = 10;

interface Question {
  readonly reader: Reader;
  readonly actor: Actor;
  readonly before: Parameters;
  readonly after: Parameters;
  readonly today: string;
}

/** Reads, decides as the change would, and writes nothing. What the asking user may not read is not counted. */
export function dryRun(
  { database }: Platform,
  context: Context,
  { rules, retire }: BodyOf<(typeof dryRunEndpoints)['dryRunParameters']>,
): Promise<{ effects: Effect[] }> {
  const { actor } = context;
  const today = new Date().toISOString().slice(0, 10);
  return database.read(context, async (reader) => {
    const before = await findParameters(reader, actor.companyId);
    const question = { reader, actor, before, after: withRules(before, rules), today };
    const found = [
      await dueDates(question),
      await casesToCome(question),
      await ownReports(question),
      await reminders(question),
      await confidentialCases(question),
      await detectionModes(question),
      retire === undefined ? null : await retiredValue(question, retire),
    ];
    return { effects: found.filter((effect) => effect !== null) };
  });
}

const effectOf = (name: Effect['name'], found: Partial<Effect>): Effect => ({
  name,
  count: 0,
  overdue: 0,
  before: 0,
  records: [],
  ...found,
});

type Titled = { readonly id: string; readonly title: string; readonly from?: string; readonly to?: string };

const shown =
  (address: (id: string) => string) =>
  (one: Titled): AffectedRecord => ({
    id: one.id,
    title: one.title,
    address: address(one.id),
    from: one.from ?? null,
    to: one.to ?? null,
  });
const shownCase = shown(addressOfCase);

/** Those that the asking user may read: counting says nothing of the others. */
function shownReports({ actor }: Question, reports: readonly ReportTitle[]): AffectedRecord[] {
  const { companyId } = actor;
  return reports
    .filter(({ authorId }) => canRead({ companyId, authorId, status: 'waiting_approval' }, actor))
    .map(shown(reportAddress));
}

const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);

async function dueDates({ reader, actor, before, after, today }: Question): Promise<Effect | null> {
  if (isSame(before.dueDays, after.dueDays)) return null;
  const rules = { before: before.dueDays, after: after.dueDays, today, limit: shownAtMost };
  const { records, ...counted } = await findDueOtherwise(reader, actor.companyId, rules);
  return effectOf('dueDates', { ...counted, records: records.map(shownCase) });
}

async function casesToCome(question: Question): Promise<Effect | null> {
  const { reader, actor, before, after } = question;
  if (isSame(before.dueDays, after.dueDays)) return null;
  const { total, records } = await listWaitingOf(reader, actor.companyId, {}, shownAtMost);
  return effectOf('casesToCome', { count: total, records: shownReports(question, records) });
}

async function ownReports(question: Question): Promise<Effect | null> {
  const { reader, actor, before, after } = question;
  if (before.fourEyes === after.fourEyes) return null;
  const { companyId } = actor;
  const waiting = await countWaitingByAuthor(reader, companyId);
  const mayDecide = ({ authorId, roles }: (typeof waiting)[number], fourEyes: boolean) => {
    const author = { ...actor, userId: authorId, roles };
    const item = { companyId, authorId, status: 'waiting_approval' as const };
    return decide(reportWorkflow, 'approve', { item, actor: author, facts: { fourEyes, isAuthor: true, missing: 0 } })
      .allowed;
  };
  const changed = waiting.filter((one) => mayDecide(one, before.fourEyes) !== mayDecide(one, after.fourEyes));
  const authors = [...new Set(changed.map(({ authorId }) => authorId))];
  const { total, records } = await listWaitingOf(reader, companyId, { authors }, shownAtMost);
  return effectOf('ownReports', { count: total, records: shownReports(question, records) });
}

async function reminders({ reader, actor, before, after, today }: Question): Promise<Effect | null> {
  const rulesOf = ({ actionReminderDays, actionEscalationDays }: Parameters) => ({
    reminderDays: actionReminderDays,
    escalationDays: actionEscalationDays,
  });
  if (isSame(rulesOf(before), rulesOf(after))) return null;
  const remindersUnder = (rules: Parameters) =>
    findDueReminders(reader, actor.companyId, { rules: rulesOf(rules), today, limit: shownAtMost });
  const [now, then] = [await remindersUnder(before), await remindersUnder(after)];
  const records = then.records.map(shown(actionAddress));
  return effectOf('reminders', { count: then.count, before: now.count, records });
}

async function confidentialCases(question: Question): Promise<Effect | null> {
  const { reader, actor, before, after } = question;
  const categories = kinds.filter(
    (kind) => before.confidentialKinds.includes(kind) !== after.confidentialKinds.includes(kind),
  );
  if (categories.length === 0) return null;
  const { total, records } = await listWaitingOf(reader, actor.companyId, { categories }, shownAtMost);
  return effectOf('confidentialCases', { count: total, records: shownReports(question, records) });
}

async function detectionModes(question: Question): Promise<Effect | null> {
  const { reader, actor, before, after } = question;
  const gone = before.detectionModes.filter((mode) => !after.detectionModes.includes(mode));
  if (gone.length === 0) return null;
  const cases = await listCasesWithMode(reader, actor.companyId, gone, shownAtMost);
  const reports = await listReportsWithMode(reader, actor.companyId, gone, shownAtMost);
  return carried(question, 'detectionModes', cases, reports);
}

async function retiredValue(question: Question, id: number): Promise<Effect> {
  const { reader, actor } = question;
  const value = await findValue(reader, actor.companyId, id);
  if (!value) throw new Refusal('not_found');
  const { list, label, parentLabel } = value;
  const wanted: CarriedValue = { list, label, product: list === 'batch' ? parentLabel : null };
  const cases = await listCasesWithValue(reader, actor.companyId, wanted, shownAtMost);
  const reports = await listReportsWithValue(reader, actor.companyId, wanted, shownAtMost);
  return carried(question, 'retiredValue', cases, reports);
}

function carried(
  question: Question,
  name: Effect['name'],
  cases: { readonly total: number; readonly records: readonly Titled[] },
  reports: { readonly total: number; readonly records: readonly ReportTitle[] },
): Effect {
  const records = [...cases.records.map(shownCase), ...shownReports(question, reports.records)];
  return effectOf(name, { count: cases.total + reports.total, records: records.slice(0, shownAtMost) });
}
