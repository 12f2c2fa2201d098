import { longestHistoryPage } from '@vigie/domain/kernel/trail/history';
import { type ActionMove, actionStatuses, actionWorkflow } from '@vigie/domain/modules/actions/workflow';
import * as z from 'zod/mini';
import { readDemoData } from '../../../platform/demo-data';
import type { Platform } from '../../../platform/platform';
import { type Cast, dayFromToday } from '../../accounts/public';
import { demoFile } from '../../attachments/public';
import { attachTo, commentOn, getHistoryOf } from '../../records/public';
import { getAction } from '../action-view';
import { createAction } from '../create-action';
import { askExtension } from '../extensions';
import { actionServerKind } from '../kind';
import { titledActions } from '../repository';
import { moveAction } from '../transitions';
import { changeAction } from '../update-action';
import firstTasks from './first-tasks.json';
import { type ActionStory, type TaskStory, taskStory } from './story';
import workshopTasks from './workshop-tasks.json';

const files = { 'first-tasks.json': firstTasks, 'workshop-tasks.json': workshopTasks };

/** Tasks by hand: what colleagues ask of one another. Each is looked for by its title before it is made. */
export async function addDemoTasks(platform: Platform, cast: Cast, file: keyof typeof files): Promise<void> {
  for (const task of readDemoData(file, z.array(taskStory), files[file])) {
    const id = (await findTask(platform, cast, task)) ?? (await createTask(platform, cast, task));
    await walkDemoAction(platform, cast, id, task);
  }
}

async function findTask({ database }: Platform, cast: Cast, { by, title }: TaskStory): Promise<string | undefined> {
  const context = await cast(by);
  const { companyId } = context.actor;
  return (await database.read(context, (reader) => titledActions.findByTitle(reader, companyId, title)))?.id;
}

async function createTask(platform: Platform, cast: Cast, task: TaskStory): Promise<string> {
  const idOf = async (username: string) => (await cast(username)).actor.userId ?? -1;
  const { id } = await createAction(platform, await cast(task.by), {
    title: task.title,
    priority: task.priority,
    description: task.description,
    attachmentIds: [],
    assignTo: await idOf(task.for),
    approver: task.approver ? await idOf(task.approver) : null,
    dueDate: task.due === null ? null : dayFromToday(task.due),
    todos: (task.todos ?? []).map(([text, completed]) => ({ text, completed })),
  });
  return id;
}

/** Looks first at what was done: a first start that was interrupted goes on where it stopped. */
export async function walkDemoAction(platform: Platform, cast: Cast, id: string, story: ActionStory): Promise<void> {
  const responsible = await cast(story.for);
  const reviewer = await cast(story.approver ?? 'qa');
  const { items } = await getHistoryOf(platform, responsible, actionServerKind, id, { limit: longestHistoryPage });
  const times = (...events: string[]) => items.filter(({ action }) => events.includes(action)).length;
  let now = await getAction(platform, responsible, id);
  if (story.approver && now.approverId === null) {
    const changes = { approverId: reviewer.actor.userId ?? -1, reason: 'Relecture par un second service' };
    now = await changeAction(platform, responsible, id, now.version, changes);
  }
  for (const name of (story.files ?? []).slice(times('action.file_attached'))) {
    await attachTo(platform, responsible, actionServerKind, { id, reason: undefined }, demoFile(name));
  }
  for (const [who, text] of (story.talk ?? []).slice(times('action.commented'))) {
    await commentOn(platform, await cast(who), actionServerKind, id, text);
  }
  if (story.extension && times('action.extension_asked') === 0) {
    const [days, reason] = story.extension;
    now = await askExtension(platform, responsible, { id, version: now.version, dueDate: dayFromToday(days), reason });
  }
  const moves = movesOf(story);
  const done = times(...moves.map((move) => actionWorkflow.transitions[move].event));
  for (const action of moves.slice(done)) {
    const who = action === 'ready' || action === 'complete' ? responsible : reviewer;
    const reason = action === 'return' ? story.returned : story.reason;
    now = await moveAction(platform, who, { id, version: now.version, action, reason });
  }
}

/** Each move leads from the state at its place to the next; giving up leads to the end from anywhere. */
const way: readonly ActionMove[] = ['ready', 'review', 'complete'];

function movesOf({ until, returned }: ActionStory): readonly ActionMove[] {
  if (until === 'cancelled') return ['cancel'];
  const moves = way.slice(0, actionStatuses.indexOf(until));
  return returned === undefined ? moves : ['ready', 'return', ...moves];
}
