import { longestHistoryPage } from '@vigie/domain/kernel/trail/history';
import { type ActionMove, type ActionStatus, actionStatuses } from '@vigie/domain/modules/actions/workflow';
import type { Platform } from '../../platform/platform';
import { type Cast, dayFromToday } from '../accounts/public';
import { demoFile } from '../attachments/public';
import { attachTo, commentOn, getHistoryOf } from '../records/public';
import { getAction } from './action-view';
import { createAction } from './create-action';
import type { ActionStory } from './demo-story';
import { type TaskStory, workshopTasks } from './demo-tasks';
import { actionServerKind } from './kind';
import { titledActions } from './repository';
import { moveAction } from './transitions';
import { changeAction } from './update-action';

/** Each move leads from the state at its place to the next; giving up leads to the end from anywhere. */
const way: readonly ActionMove[] = ['ready', 'review', 'complete'];

/** Looks first at what was done: a first start that was interrupted goes on where it stopped. */
export async function walkDemoAction(platform: Platform, cast: Cast, id: string, story: ActionStory): Promise<void> {
  const responsible = await cast(story.for);
  const reviewer = await cast(story.approver ?? 'qa');
  const happened = (
    await getHistoryOf(platform, responsible, actionServerKind, id, { limit: longestHistoryPage })
  ).items.map(({ action }) => action);
  const times = (event: string) => happened.filter((one) => one === event).length;
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
  const place = (status: ActionStatus) => actionStatuses.indexOf(status);
  const moves = story.until === 'cancelled' ? (['cancel'] as const) : way.slice(0, place(story.until));
  for (const action of now.status === 'cancelled' ? [] : moves.slice(place(now.status))) {
    const { version } = now;
    const who = action === 'ready' || action === 'complete' ? responsible : reviewer;
    now = await moveAction(platform, who, { id, version, action, reason: story.reason });
  }
}

export async function addWorkshopTasks(platform: Platform, cast: Cast): Promise<void> {
  for (const task of workshopTasks) {
    await walkDemoAction(
      platform,
      cast,
      (await findTask(platform, cast, task)) ?? (await create(platform, cast, task)),
      task,
    );
  }
}

async function findTask(platform: Platform, cast: Cast, { by, title }: TaskStory): Promise<string | undefined> {
  const { actor, ...context } = await cast(by);
  const found = await platform.database.read({ ...context, actor }, (reader) =>
    titledActions.findByTitle(reader, actor.companyId, title),
  );
  return found?.id;
}

async function create(platform: Platform, cast: Cast, task: TaskStory): Promise<string> {
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
