import type { AuditStandard } from '@vigie/domain/modules/audits/audits/audit';
import { findingBounds } from '@vigie/domain/modules/audits/findings/finding';
import type { AskedQuestion } from '../../questionnaires/public';

const noWords = /^(no|non|nok|not ok|ko|non[ -]conforme|not compliant|insuffisant)\b/i;

/** An answer that asks for a finding: the template says so, or it is a plain no. */
export function asksForFinding({ isFinding, answer }: Pick<AskedQuestion, 'isFinding' | 'answer'>): boolean {
  return isFinding || noWords.test(answer.trim());
}

const clauseAtStart = /^(?:clause\s+|§\s*)?(\d{1,3}(?:\.\d{1,3}){0,5})\b/i;

/** `8.5.1 Are …` is about clause 8.5.1, of the standard of the audit that names it. */
export function clauseOf(
  { title, group }: Pick<AskedQuestion, 'title' | 'group'>,
  standards: readonly AuditStandard[],
): { readonly clause: string; readonly standard: string } {
  const clause = clauseAtStart.exec(title.trim())?.[1] ?? clauseAtStart.exec(group.trim())?.[1] ?? '';
  const named = standards.find(({ clauses }) => clauses.some((one) => isWithin(clause, one)));
  return { clause, standard: (named ?? standards[0])?.standard ?? '' };
}

const isWithin = (clause: string, named: string) =>
  clause !== '' && (clause === named || clause.startsWith(`${named}.`));

/** What a finding says at first: the question and its answer, with its page where that is too short to stand alone. */
export function statementOf({ title, group, answer }: Pick<AskedQuestion, 'title' | 'group' | 'answer'>): string {
  const said = [title, answer].filter(Boolean).join(' : ');
  const whole = said.length < findingBounds.letters ? [group, said].filter(Boolean).join(' - ') : said;
  return whole.padEnd(findingBounds.letters, '.').slice(0, findingBounds.statement);
}
