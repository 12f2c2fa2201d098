import type { Template } from '../template/model';
import { applyAll } from './apply';
import { rootId } from './flat';
import type { MergeConflict } from './merge';
import type { Operation } from './operations';
import { changesOf } from './operations-between';
import { findPath } from './paths';

export type ConflictChoice = 'first' | 'second';
export type DecidedConflict = Omit<MergeConflict, 'message'>;

/** The edits that a choice asks for: none where the draft says it already, or what it was about is gone. */
export function operationsOfChoice(
  template: Template,
  conflict: DecidedConflict,
  choice: ConflictChoice,
): readonly Operation[] {
  const { code, id, field, second, secondAfter } = conflict;
  if (id !== null && !findPath(template, id)) return [];
  if (code === 'deleted_and_changed') return conflict[choice] === null && id !== null ? [{ op: 'delete', id }] : [];
  if (choice === 'first') return [];
  switch (code) {
    case 'both_changed':
      return [{ op: 'change', id, set: changesOf({ [field ?? '']: second }) }];
    case 'both_added':
      return [{ op: 'change', id, set: changesOf(second as Readonly<Record<string, unknown>>) }];
    case 'both_moved':
      return id === null
        ? []
        : [{ op: 'move', id, parentId: second === rootId ? null : String(second), after: secondAfter }];
  }
}

/** The same, refused where the place that was chosen is there no longer. */
export function applyChoice(template: Template, conflict: DecidedConflict, choice: ConflictChoice) {
  const operations = operationsOfChoice(template, conflict, choice);
  const applied = applyAll(template, operations);
  return 'refusal' in applied ? applied : { ...applied, operations };
}
