import type { Message } from '@vigie/domain/kernel/message';
import { peopleProblem } from '@vigie/domain/modules/actions/changes';
import { newTaskMessages } from '@vigie/domain/modules/actions/messages/new-task';
import { newIssueMessages } from '@vigie/domain/modules/reports/messages/new-issue';
import { isWorthRetrying, type QueuedFile } from '../../attachments/public';
import type { TaskFields } from './task-draft';

export const uploadingMessage = newIssueMessages.sendWaitsForFiles;

export function samePersonObjection({ assignTo, approver }: Pick<TaskFields, 'assignTo' | 'approver'>): Message | null {
  return peopleProblem({ responsibleId: assignTo?.id ?? null, approverId: approver?.id ?? null })?.message ?? null;
}

/** What stands in the way of sending and passes by itself, or by changing something else than the field it is about. */
export function taskObjection(
  task: Pick<TaskFields, 'assignTo' | 'approver'>,
  items: readonly Pick<QueuedFile, 'failure'>[],
): Message | null {
  if (items.some(({ failure }) => failure === null)) return uploadingMessage;
  if (items.some(isWorthRetrying)) return newTaskMessages.fileFailed;
  return samePersonObjection(task);
}
