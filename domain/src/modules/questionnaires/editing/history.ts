import type { Template } from '../template/model';
import { applyAll, type EditRefusal } from './apply';
import type { Operation } from './operations';

/** What a designer can undo and redo: each step is what one gesture did. */
export interface EditHistory {
  readonly undo: readonly (readonly Operation[])[];
  readonly redo: readonly (readonly Operation[])[];
}
export const emptyHistory: EditHistory = { undo: [], redo: [] };

export interface Edited {
  readonly template: Template;
  readonly history: EditHistory;
  /** What was done, to be sent and kept. */
  readonly done: readonly Operation[];
}
export type EditResult = (Edited & { readonly refusal?: undefined }) | { readonly refusal: EditRefusal };

export function edit(template: Template, history: EditHistory, operations: readonly Operation[]): EditResult {
  const applied = applyAll(template, operations);
  if ('refusal' in applied) return applied;
  return {
    template: applied.template,
    history: { undo: [...history.undo, applied.inverse], redo: [] },
    done: operations,
  };
}

/**
 * Takes the last step back; null when there is none. A step that another designer's edit made impossible is refused.
 */
export function undo(template: Template, history: EditHistory): EditResult | null {
  const step = history.undo.at(-1);
  if (!step) return null;
  const applied = applyAll(template, step);
  if ('refusal' in applied) return applied;
  const after = { undo: history.undo.slice(0, -1), redo: [...history.redo, applied.inverse] };
  return { template: applied.template, history: after, done: step };
}

export function redo(template: Template, history: EditHistory): EditResult | null {
  const step = history.redo.at(-1);
  if (!step) return null;
  const applied = applyAll(template, step);
  if ('refusal' in applied) return applied;
  const after = { undo: [...history.undo, applied.inverse], redo: history.redo.slice(0, -1) };
  return { template: applied.template, history: after, done: step };
}
