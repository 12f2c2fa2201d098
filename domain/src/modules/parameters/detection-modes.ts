import { detectionMethods, detectionModeBounds, isBuiltIn } from '../../kernel/kinds';
import { labelKey, tidyLabel } from '../../kernel/text-keys';
import type { Objection } from '../../kernel/workflow';
import { detectionModeMessages } from '../../messages/kinds';
import { detectionModesMessages as m } from './messages/detection-modes';

/** Those that are built in come first and in their order, then those of the company, each once. */
export function modesInOrder(modes: readonly string[]): string[] {
  const own = new Map(modes.filter((mode) => !isBuiltIn(mode)).map((mode) => [labelKey(mode), tidyLabel(mode)]));
  return [...detectionMethods.filter((method) => modes.includes(method)), ...own.values()];
}

/** What a reader would take for one that is built in. */
const builtInKeys = new Set<string>([
  ...detectionMethods,
  ...Object.values(detectionModeMessages).flatMap(({ fr, en }) => [labelKey(fr), labelKey(en)]),
]);

/** What is wrong with a mode that a company wants to add to those it has. */
export function newModeProblem(mode: string, modes: readonly string[]): Objection | null {
  const { letters, most } = detectionModeBounds;
  if (!/[\p{L}\p{N}]/u.test(mode)) return { message: m.missing };
  if (tidyLabel(mode).length > letters) return { message: m.tooLong, values: { max: letters } };
  if (builtInKeys.has(labelKey(mode))) return { message: m.builtIn, values: { mode: tidyLabel(mode) } };
  const own = modes.filter((one) => !isBuiltIn(one));
  if (own.some((one) => labelKey(one) === labelKey(mode)))
    return { message: m.twice, values: { mode: tidyLabel(mode) } };
  return own.length >= most ? { message: m.tooMany, values: { max: most } } : null;
}

/** What is wrong with all that a company wants to offer. */
export function modesProblem(modes: readonly string[]): Objection | null {
  if (modes.length === 0) return { message: m.none };
  const known: string[] = [];
  for (const mode of modes.filter((one) => !isBuiltIn(one))) {
    const problem = newModeProblem(mode, known);
    if (problem) return problem;
    known.push(mode);
  }
  return null;
}

/** A writer may choose what is offered, and leave what the record has already. */
export function modeObjection(
  mode: string | null,
  before: string | null,
  offered: readonly string[],
): Objection | null {
  if (mode === null || mode === before || offered.includes(mode)) return null;
  return { message: m.notOffered };
}
