import type { FieldProblem, FieldProblems } from '@vigie/domain/modules/questionnaires/template/field-problems';

/** What a change of one field makes wrong, there or in another field; what was wrong before does not stand in its way. */
export function newProblem(before: FieldProblems, after: FieldProblems, field: string): FieldProblem | null {
  const own = after[field];
  if (own) return own;
  const [other] = Object.entries(after).filter(([name]) => !before[name]);
  return other?.[1] ?? null;
}
