import { longestHistoryPage } from '@vigie/domain/kernel/trail/history';
import type { Kind } from '@vigie/domain/modules/cases/public';
import { type AnswerChanges, emptyImmediateAction } from '@vigie/domain/modules/reports/answers';
import type { DecisionBody } from '@vigie/domain/modules/reports/decision';
import type { Platform } from '../../platform/platform';
import { type Cast, dayFromToday, demoPassword } from '../accounts/public';
import { demoFile } from '../attachments/public';
import { walkDemoCase } from '../cases/public';
import { attachTo, commentOn, getHistoryOf, listCommentsOn } from '../records/public';
import { decideReport } from './decision';
import { type FiledReport, listFiledReports } from './demo-repository';

import { complaints } from './demo-stories/complaint';
import { equipmentFailures } from './demo-stories/equipment-failure';
import { hse } from './demo-stories/hse';
import { improvements } from './demo-stories/improvement';
import { itBugs } from './demo-stories/it-bug';
import { middleNonConformities } from './demo-stories/non-conformity-middle';
import { newerNonConformities } from './demo-stories/non-conformity-newer';
import { olderNonConformities } from './demo-stories/non-conformity-older';
import type { Story } from './demo-stories/story';
import { reportServerKind } from './kind';
import { createReport, discardReport, submitReport } from './service';

type Filed = Omit<FiledReport, 'what'>;
type TaleOfKind = Story & { readonly kind: Kind };
const ofKind = (kind: Kind, stories: readonly Story[]): TaleOfKind[] => stories.map((story) => ({ ...story, kind }));

/**
 * The stories of one lane run one after the other, so that the cases of a kind are numbered in the order of their days.
 * Fewer lanes than the wrong passwords that lock a name: what is signed at the same moment counts as tried until it is right.
 */
const lanes: readonly (readonly TaleOfKind[])[] = [
  [...ofKind('nonConformity', [...olderNonConformities, ...middleNonConformities, ...newerNonConformities])],
  [...ofKind('hse', hse), ...ofKind('customerComplaint', complaints)],
  [
    ...ofKind('equipmentFailure', equipmentFailures),
    ...ofKind('itBug', itBugs),
    ...ofKind('improvement', improvements),
  ],
].map(byDay);

function byDay(stories: readonly TaleOfKind[]): readonly TaleOfKind[] {
  return stories.toSorted((one, other) => other.ago - one.ago);
}

/** A year of a site at work: reports in every state, and cases as far as each has come. */
export async function addDemoYear(platform: Platform, cast: Cast): Promise<void> {
  const filed = await listFiled(platform, cast);
  for (const story of byDay(lanes.flat())) {
    filed.set(story.what, await file(platform, cast, story, filed.get(story.what)));
  }
  const runLane = async (lane: readonly TaleOfKind[]) => {
    for (const story of lane) await continueStory(platform, cast, story, filed.get(story.what) as Filed);
  };
  // All of them have ended before other demo data may be added.
  for (const lane of await Promise.allSettled(lanes.map(runLane))) if (lane.status === 'rejected') throw lane.reason;
}

/** By what they say: no two stories say the same. */
async function listFiled({ database }: Platform, cast: Cast): Promise<Map<string, Filed>> {
  const context = await cast('validator');
  const rows = await database.read(context, (reader) => listFiledReports(reader, context.actor.companyId));
  return new Map(rows.map(({ what, ...report }) => [what, report]));
}

async function file(platform: Platform, cast: Cast, story: TaleOfKind, known: Filed | undefined): Promise<Filed> {
  const author = await cast(story.by);
  let report = known ?? (await createReport(platform, author, answersOf(story, author.actor.displayName)));
  if (report.status !== 'draft' || story.ends === 'draft') return report;
  const { id } = report;
  if (story.ends === 'discarded') return discardReport(platform, author, id, report.version);
  const { items } = await getHistoryOf(platform, author, reportServerKind, id, { limit: longestHistoryPage });
  const attached = items.filter(({ action }) => action === 'report.file_attached').length;
  for (const name of (story.files ?? []).slice(attached)) {
    const { version } = await attachTo(platform, author, reportServerKind, { id, reason: undefined }, demoFile(name));
    report = { ...report, version };
  }
  return submitReport(platform, author, id, report.version);
}

function answersOf(
  { kind, ago, taken, reference = '', type = 'problem', ...story }: TaleOfKind,
  who: string,
): AnswerChanges {
  const day = dayFromToday(-ago);
  const { department, origin, what, where = '', howMany = '', how = '', why = '' } = story;
  const { equipment = '', customer = '' } = story;
  const [product = '', batch = ''] = story.case?.batches?.[0] ?? [];
  const site = department === 'Logistique' ? 'Plateforme logistique de Vitré' : 'Usine de Rennes';
  const [whatAction = '', whyNecessary = '', hour = null, howLong = ''] = taken ?? [];
  return {
    category: kind,
    type,
    detectionMethod: origin,
    detectionReference: reference,
    what,
    who,
    department,
    where,
    site,
    product,
    batch,
    equipment,
    customer,
    howMany,
    how,
    why,
    detectionDate: day,
    occurrenceDate: day,
    declarationDate: day,
    actionsTaken: !!taken,
    immediateAction: { ...emptyImmediateAction, whatAction, whyNecessary, date: day, hour, howLong, responsible: who },
  };
}

/** Packaging and logistics have a validator of their own; no author decides on their own report. */
function validatorOf({ by, department }: Story): string {
  const isTheirs = department === 'Conditionnement' || department === 'Logistique';
  if (by === 'validator') return 'yannick.prigent';
  return isTheirs && by !== 'yannick.prigent' ? 'yannick.prigent' : 'validator';
}

async function continueStory(platform: Platform, cast: Cast, story: TaleOfKind, report: Filed): Promise<void> {
  let { caseId } = report;
  const made = report.status === 'waiting_approval' ? await decisionOn(story, cast) : null;
  if (made) {
    const username = validatorOf(story);
    const plan = { id: report.id, version: report.version, made, credentials: { username, password: demoPassword } };
    ({ caseId } = await decideReport(platform, await cast(username), plan));
  }
  if (story.talk) {
    const { items } = await listCommentsOn(platform, await cast(story.by), reportServerKind, report.id, undefined);
    for (const [who, text] of story.talk.slice(items.length)) {
      await commentOn(platform, await cast(who), reportServerKind, report.id, text);
    }
  }
  if (story.case && caseId) await walkDemoCase(platform, cast, caseId, story.case);
}

async function decisionOn({ case: opened, ends, answer = '' }: Story, cast: Cast): Promise<DecisionBody | null> {
  const bare = { comment: answer, criticality: null, leadWriterId: null };
  if (ends === 'rejected') return { ...bare, decision: 'reject' };
  if (ends === 'asked') return { ...bare, decision: 'requestInformation' };
  if (!opened) return null;
  const { userId } = (await cast(opened.lead)).actor;
  return { decision: 'approve', comment: '', criticality: opened.criticality, leadWriterId: userId };
}
