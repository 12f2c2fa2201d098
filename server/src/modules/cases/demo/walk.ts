import { longestHistoryPage } from '@vigie/domain/kernel/trail/history';
import { type Kind, kindOfCase, stepsOf } from '@vigie/domain/modules/cases/kinds';
import type { CaseStepContent } from '@vigie/domain/modules/cases/record';
import { type CaseAction, caseWorkflow } from '@vigie/domain/modules/cases/workflow';
import * as z from 'zod/mini';
import type { Context } from '../../../platform/context';
import { readDemoData } from '../../../platform/demo-data';
import type { Platform } from '../../../platform/platform';
import { type Cast, dayFromToday, demoPassword } from '../../accounts/public';
import { walkDemoAction } from '../../actions/public';
import { demoFile } from '../../attachments/public';
import { attachTo, commentOn, getHistoryOf } from '../../records/public';
import { analyseRecurrence } from '../analyses';
import { recordCapaCheck } from '../capa/capa-checks';
import { readCase, showCase, stepNamed } from '../case-view';
import { restrictCase } from '../confidentiality/confidentiality';
import { addCaseMember, linkCase } from '../contributions';
import { caseServerKind } from '../kind';
import { changeCase } from '../properties';
import { listSteps } from '../step-repository';
import { markCaseStep } from '../step-transitions';
import { saveCaseStep } from '../steps';
import { moveCase } from '../transitions';
import { contentOf, emptyReasonOf } from './contents';
import firstCases from './first-cases.json';
import { firstCase, type WalkedCase } from './story';

/** Cases in every state of their life, each worked through by its own lead writer and QA. */
export async function addFirstCases(platform: Platform, cast: Cast): Promise<void> {
  for (const { case: id, ...story } of readDemoData('first-cases.json', z.array(firstCase), firstCases)) {
    await walkDemoCase(platform, cast, id, story);
  }
}

/** One case on its way, with those who work on it and what the trail says was done before an interruption. */
interface Walk {
  readonly platform: Platform;
  readonly cast: Cast;
  readonly id: string;
  readonly kind: Kind;
  readonly story: WalkedCase;
  readonly lead: Context;
  readonly qa: Context;
  readonly times: (event: string) => number;
}

/** Leads a case as far as its story goes. What the trail shows as done is not done again. */
export async function walkDemoCase(platform: Platform, cast: Cast, id: string, story: WalkedCase): Promise<void> {
  const kind = kindOfCase(id) as Kind;
  const lead = await cast(story.lead);
  const qa = await cast(story.qa ?? 'qa');
  const happened = (await getHistoryOf(platform, lead, caseServerKind, id, { limit: longestHistoryPage })).items.map(
    ({ action }) => action,
  );
  const times = (event: string) => happened.filter((one) => one === event).length;
  const walk: Walk = { platform, cast, id, kind, story, lead, qa, times };
  const isOpen = times('case.submitted') + times('case.voided') === 0;
  if (isOpen) await contribute(walk);
  for (const [who, text] of (story.talk ?? []).slice(times('case.commented'))) {
    await commentOn(platform, await cast(who), caseServerKind, id, text);
  }
  if (story.readers && times('case.restricted') === 0) await restrict(walk, story.readers);
  if (story.until === 'new') return;
  if (story.until === 'void') return move(walk, qa, 'void');
  if (isOpen) await write(walk);
  if (story.until === 'writing') return;
  await move(walk, lead, 'submit');
  if (story.until === 'returned') return move(walk, qa, 'return');
  if (times('case.approved') === 0) {
    const isHalfRead = story.until === 'ready_for_qa';
    await review(walk, isHalfRead ? (story.reviewed ?? 0) : stepsOf(kind).length);
    if (isHalfRead) return;
  }
  await move(walk, qa, 'approve');
  await followMeasures(walk);
  if (story.until === 'closed') await move(walk, qa, 'close');
  if (story.until === 'reopened') await move(walk, qa, 'reopen');
}

async function contribute({ platform, cast, id, story, lead, qa, times }: Walk): Promise<void> {
  const { granted, team = [], files = [], links = [], analysed } = story;
  if (granted && times('case.changed') === 0) {
    const { version } = await platform.database.read(qa, (reader) => readCase(reader, qa, id));
    const [days, reason] = granted;
    await changeCase(platform, qa, id, version, { dueDate: dayFromToday(days), reason });
  }
  for (const [who, part] of team.slice(times('case.member_added'))) {
    await addCaseMember(platform, lead, { id, userId: (await cast(who)).actor.userId ?? -1, part });
  }
  for (const name of files.slice(times('case.file_attached'))) {
    await attachTo(platform, lead, caseServerKind, { id, reason: undefined }, demoFile(name));
  }
  for (const [otherId, note] of links.slice(times('case.linked'))) {
    await linkCase(platform, lead, { id, otherId, note });
  }
  if (analysed && times('case.recurrence_analysed') === 0) await analyseRecurrence(platform, lead, id);
}

async function restrict({ platform, cast, id, lead }: Walk, names: readonly string[]): Promise<void> {
  const { version } = await platform.database.read(lead, (reader) => readCase(reader, lead, id));
  const readerIds: number[] = [];
  for (const name of names) readerIds.push((await cast(name)).actor.userId ?? -1);
  const reason = 'Données de santé d’un salarié';
  await restrictCase(platform, lead, { id, version, isConfidential: true, readerIds, readerRoles: ['qa'], reason });
}

async function write({ platform, cast, id, kind, story, lead, times }: Walk): Promise<void> {
  const { steps, until, ready = 0, readySteps = stepsOf(kind).slice(0, ready) } = story;
  const marked = until === 'writing' ? readySteps : stepsOf(kind);
  const written = await stepsNow(platform, lead, id);
  for (const step of stepsOf(kind)) {
    const content = await contentOf(step, kind, story, cast);
    let now = stepNamed(written, step);
    if (content && now.version === 0) {
      now = await saveCaseStep(platform, lead, { id, step, version: 0, content, reason: undefined });
    }
    if (step === 'recurrence' && content && !steps && times('case.recurrence_analysed') === 0) {
      await analyseRecurrence(platform, lead, id);
    }
    if (marked.includes(step) && now.mark === 'open') {
      const emptyBecause = emptyReasonOf(step, now.content);
      await markCaseStep(platform, lead, { id, step, version: now.version, action: 'markReady', emptyBecause });
    }
  }
}

/** The first steps, as far as they were not reviewed before. */
async function review({ platform, id, kind, qa }: Walk, most: number): Promise<void> {
  const written = await stepsNow(platform, qa, id);
  for (const step of stepsOf(kind).slice(0, most)) {
    const { version, mark } = stepNamed(written, step);
    if (mark === 'ready') await markCaseStep(platform, qa, { id, step, version, action: 'review' });
  }
}

function stepsNow({ database }: Platform, context: Context, id: string): Promise<CaseStepContent[]> {
  return database.read(context, (reader) => listSteps(reader, context.actor.companyId, id));
}

/** Measures have become actions; those that were judged are signed. */
async function followMeasures({ platform, cast, id, story, qa, times }: Walk): Promise<void> {
  if (times('case.closed') > 0) return;
  const measures = [...(story.measures ?? []), ...(story.followed ?? [])];
  const { actions } = await showCase(platform, qa, id);
  for (const measure of measures) {
    const followed = actions.find(({ summary }) => summary === measure.title);
    if (followed) await walkDemoAction(platform, cast, followed.id, measure);
  }
  const judged = new Map(measures.map(({ title, check }) => [title, check?.[1]]));
  const checks = judged.size > 0 ? (await showCase(platform, qa, id)).capaChecks : [];
  for (const { capaId, titre, version, verdict } of checks) {
    const findings = judged.get(titre);
    if (!findings || verdict) continue;
    const credentials = { username: qa.actor.username, password: demoPassword };
    await recordCapaCheck(platform, qa, { id, capaId, version, isEffective: true, findings, credentials });
  }
}

async function move({ platform, id, story, times }: Walk, who: Context, action: CaseAction): Promise<void> {
  if (times(caseWorkflow.transitions[action].event) > 0) return;
  const { version } = await platform.database.read(who, (reader) => readCase(reader, who, id));
  const credentials = { username: who.actor.username, password: demoPassword };
  await moveCase(platform, who, { id, version, action, reason: story.reason, credentials });
}
