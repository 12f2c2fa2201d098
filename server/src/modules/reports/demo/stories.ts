import { longestHistoryPage } from '@vigie/domain/kernel/trail/history';
import type { Kind } from '@vigie/domain/modules/cases/public';
import { type AnswerChanges, emptyImmediateAction } from '@vigie/domain/modules/reports/answers';
import type { DecisionBody } from '@vigie/domain/modules/reports/decision';
import { reportWorkflow } from '@vigie/domain/modules/reports/workflow';
import * as z from 'zod/mini';
import { readDemoData } from '../../../platform/demo-data';
import type { Platform } from '../../../platform/platform';
import { type Cast, dayFromToday, demoPassword } from '../../accounts/public';
import { demoFile } from '../../attachments/public';
import { walkDemoCase } from '../../cases/public';
import { attachTo, commentOn, getHistoryOf, listCommentsOn } from '../../records/public';
import { decideReport } from '../decision';
import { reportServerKind } from '../kind';
import { changeReport, createReport, discardReport, submitReport } from '../service';
import complaints from './complaint.json';
import equipmentFailures from './equipment-failure.json';
import first from './first.json';
import hse from './hse.json';
import improvements from './improvement.json';
import itBugs from './it-bug.json';
import nonConformities from './non-conformity.json';
import { type FiledReport, listFiledReports } from './repository';
import { type Story, type StoryOfKind, storyOfKind, story as storySchema } from './story';

type Filed = Omit<FiledReport, 'what'>;

/**
 * The stories of one lane run one after the other, so that the cases of a kind are numbered in the order of their days.
 * Fewer lanes than the wrong passwords that lock a name: what is signed at the same moment counts as tried until it is right.
 */
const lanes: readonly Partial<Record<Kind, unknown>>[] = [
  { nonConformity: nonConformities },
  { hse, customerComplaint: complaints },
  { equipmentFailure: equipmentFailures, itBug: itBugs, improvement: improvements },
];

function storiesOfLane(lane: Partial<Record<Kind, unknown>>): readonly StoryOfKind[] {
  const stories = Object.entries(lane).flatMap(([kind, content]) =>
    readDemoData(`The stories of ${kind}`, z.array(storySchema), content).map((one) => ({
      ...one,
      kind: kind as Kind,
    })),
  );
  return byDay(stories);
}

function byDay(stories: readonly StoryOfKind[]): readonly StoryOfKind[] {
  return stories.toSorted((one, other) => other.ago - one.ago);
}

/** What is said of a report beside its story, and who decides on it. */
interface Ways {
  readonly siteOf: (story: Story) => string;
  readonly validatorOf: (story: Story) => string;
}

/** Before the lists of the company and its second validator are there. */
const firstWays: Ways = { siteOf: () => '', validatorOf: () => 'validator' };

/** Packaging and logistics have a validator of their own; no author decides on their own report. */
const usualWays: Ways = {
  siteOf: ({ department }) => (department === 'Logistique' ? 'Plateforme logistique de Vitré' : 'Usine de Rennes'),
  validatorOf: ({ by, department }) => {
    const isTheirs = department === 'Conditionnement' || department === 'Logistique';
    return by === 'validator' || (isTheirs && by !== 'yannick.prigent') ? 'yannick.prigent' : 'validator';
  },
};

/** One in every state, and a few cases of each kind to begin with. */
export async function addFirstReports(platform: Platform, cast: Cast): Promise<void> {
  const filed = await listFiled(platform, cast);
  for (const story of readDemoData('first.json', z.array(storyOfKind), first)) {
    const report = await file(platform, cast, story, firstWays, filed.get(story.what));
    await continueStory(platform, cast, story, firstWays, report);
  }
}

/** A year of a site at work: reports in every state, and cases as far as each has come. */
export async function addDemoYear(platform: Platform, cast: Cast): Promise<void> {
  const filed = await listFiled(platform, cast);
  const read = lanes.map(storiesOfLane);
  for (const story of byDay(read.flat())) {
    filed.set(story.what, await file(platform, cast, story, usualWays, filed.get(story.what)));
  }
  const runLane = async (lane: readonly StoryOfKind[]) => {
    for (const story of lane) {
      await continueStory(platform, cast, story, usualWays, filed.get(story.what) as Filed);
    }
  };
  // All of them have ended before other demo data may be added.
  for (const lane of await Promise.allSettled(read.map(runLane))) if (lane.status === 'rejected') throw lane.reason;
}

export async function addOtherDemoReport(platform: Platform, cast: Cast): Promise<void> {
  const author = await cast('other.reporter');
  if ((await listFiled(platform, cast, 'other.reporter')).size > 0) return;
  const { id, version } = await createReport(platform, author, {
    category: 'nonConformity',
    type: 'problem',
    what: 'Bocaux mal sertis sur la ligne 1.',
    who: author.actor.displayName,
    detectionDate: dayFromToday(-1),
  });
  await submitReport(platform, author, id, version);
}

/** By what they say: no two stories say the same. */
async function listFiled({ database }: Platform, cast: Cast, reader = 'validator'): Promise<Map<string, Filed>> {
  const context = await cast(reader);
  const rows = await database.read(context, (from) => listFiledReports(from, context.actor.companyId));
  return new Map(rows.map(({ what, ...report }) => [what, report]));
}

async function file(
  platform: Platform,
  cast: Cast,
  story: StoryOfKind,
  ways: Ways,
  known: Filed | undefined,
): Promise<Filed> {
  const author = await cast(story.by);
  const answers = answersOf(story, author.actor.displayName, ways.siteOf(story));
  let report = known ?? (await createReport(platform, author, answers));
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

function answersOf(story: StoryOfKind, who: string, site: string): AnswerChanges {
  const day = dayFromToday(-story.ago);
  const { kind, type = 'problem', origin = null, reference = '', department, what, taken } = story;
  const { where = '', howMany = '', how = '', why = '', equipment = '', customer = '' } = story;
  const [product = '', batch = ''] = story.case?.batches?.[0] ?? [];
  const [whatAction = '', whyNecessary = '', hour = null, howLong = '', stopIssue = null, canReoccur = null] =
    taken ?? [];
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
    immediateAction: {
      ...emptyImmediateAction,
      whatAction,
      whyNecessary,
      date: day,
      hour,
      howLong,
      responsible: who,
      stopIssue,
      canReoccur,
    },
  };
}

async function continueStory(platform: Platform, cast: Cast, story: Story, ways: Ways, filed: Filed): Promise<void> {
  let report = filed;
  const made = await decisionOn(story, cast);
  if (made && report.status === 'waiting_approval' && !(await isCompleted(platform, cast, story, report.id))) {
    const username = ways.validatorOf(story);
    const plan = { id: report.id, version: report.version, made, credentials: { username, password: demoPassword } };
    report = await decideReport(platform, await cast(username), plan);
  }
  const { id, version, caseId } = report;
  if (story.completed && report.status === 'waiting_for_update') {
    const author = await cast(story.by);
    const changed = await changeReport(platform, author, { id, version, answers: story.completed, reason: undefined });
    await submitReport(platform, author, id, changed.version);
  }
  if (story.talk) {
    const { items } = await listCommentsOn(platform, await cast(story.by), reportServerKind, id, undefined);
    for (const [who, text] of story.talk.slice(items.length)) {
      await commentOn(platform, await cast(who), reportServerKind, id, text);
    }
  }
  if (story.case && caseId) await walkDemoCase(platform, cast, caseId, story.case);
}

/** It waits once more, after what was asked for. */
async function isCompleted(platform: Platform, cast: Cast, { by, completed }: Story, id: string): Promise<boolean> {
  if (!completed) return false;
  const { items } = await getHistoryOf(platform, await cast(by), reportServerKind, id, { limit: longestHistoryPage });
  return items.some(({ action }) => action === reportWorkflow.transitions.requestInformation.event);
}

async function decisionOn({ case: opened, ends, answer = '' }: Story, cast: Cast): Promise<DecisionBody | null> {
  const bare = { comment: answer, criticality: null, leadWriterId: null };
  if (ends === 'rejected') return { ...bare, decision: 'reject' };
  if (ends === 'asked') return { ...bare, decision: 'requestInformation' };
  if (!opened) return null;
  const { userId } = (await cast(opened.lead)).actor;
  return { decision: 'approve', comment: answer, criticality: opened.criticality, leadWriterId: userId };
}
