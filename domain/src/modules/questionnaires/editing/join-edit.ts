import type { Message, MessageValues } from '../../../kernel/message';
import { editMessages } from '../messages/structure';
import { type Template, template as templateSchema } from '../template/model';
import { structureProblems } from '../template/structure';
import { applyAll } from './apply';
import { type MergeConflict, mergeOperations } from './merge';
import type { Operation } from './operations';
import { operationsBetween, type Steps } from './operations-between';

/** An edit that makes the draft the next revision of itself. */
export interface JoinedEdit extends Steps {
  readonly template: Template;
  readonly conflicts: readonly MergeConflict[];
}

export interface JoinRefusal {
  readonly refusal: { readonly message: Message; readonly values: MessageValues };
}

/** Makes edits to a draft that was seen before `since` was done to it, oldest first. */
export function joinEdit(
  current: Template,
  since: readonly Steps[],
  operations: readonly Operation[],
): JoinedEdit | JoinRefusal {
  if (since.length === 0) {
    const applied = applyAll(current, operations);
    return 'refusal' in applied ? applied : { ...applied, operations, conflicts: [] };
  }
  const seen = applyAll(
    current,
    since.toReversed().flatMap(({ inverse }) => inverse),
  );
  if ('refusal' in seen) return seen;
  const others = since.flatMap((one) => one.operations);
  const merged = mergeOperations(seen.template, others, operations);
  if (merged.refusal) return merged;
  const { template, conflicts } = merged;
  const [problem] = structureProblems(template);
  if (problem) return { refusal: problem };
  if (!templateSchema.safeParse(template).success) return { refusal: { message: editMessages.unreadable, values: {} } };
  return { template, conflicts, ...operationsBetween(current, template) };
}
