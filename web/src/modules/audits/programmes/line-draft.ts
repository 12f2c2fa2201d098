import type { AuditType } from '@vigie/domain/modules/audits/audits/audit';
import type { NamedLine } from '@vigie/domain/modules/audits/programmes/contract';
import {
  isOfSupplier,
  lineProblem,
  type ProgrammePeriod,
  programmeBounds,
  type WrittenLine,
} from '@vigie/domain/modules/audits/programmes/line';
import { lineFormMessages as m } from '@vigie/domain/modules/audits/programmes/page-messages';
import type { Say } from '../../../platform/page/messages';
import type { ChosenPerson } from '../../../platform/records/person-choice';
import { clausesIn, type Words, wordsIn, wordsOf } from '../plan/words';

/** A line as its form holds it: numbers are texts, and people have names. */
export interface LineDraft {
  readonly type: AuditType;
  readonly site: string;
  readonly departments: Words;
  readonly supplier: string;
  readonly processes: Words;
  readonly standards: readonly { readonly standard: string; readonly clauses: string }[];
  readonly templateId: string;
  readonly leadId: ChosenPerson | null;
  readonly firstDay: string;
  /** Empty: once. */
  readonly everyMonths: string;
  readonly days: string;
}

export const emptyDraft = (firstDay: string): LineDraft => ({
  type: 'internal',
  site: '',
  departments: wordsOf([]),
  supplier: '',
  processes: wordsOf([]),
  standards: [],
  templateId: '',
  leadId: null,
  firstDay,
  everyMonths: '12',
  days: '1',
});

export function draftOf(line: NamedLine): LineDraft {
  const { type, site, supplier, firstDay, leadId, lead } = line;
  return {
    type,
    site,
    supplier,
    firstDay,
    departments: wordsOf(line.departments),
    processes: wordsOf(line.processes),
    standards: line.standards.map(({ standard, clauses }) => ({ standard, clauses: clauses.join(', ') })),
    templateId: line.templateId ?? '',
    leadId: leadId === null ? null : { id: leadId, name: lead ?? String(leadId) },
    everyMonths: line.everyMonths === null ? '' : String(line.everyMonths),
    days: String(line.days),
  };
}

/** What is sent for it. Of departments and supplier the type of the audit has one. */
export function writtenOf(draft: LineDraft): WrittenLine {
  const { type, site, firstDay } = draft;
  const isSupplier = isOfSupplier(type);
  return {
    type,
    firstDay,
    site: site.trim(),
    departments: isSupplier ? [] : wordsIn(draft.departments),
    supplier: isSupplier ? draft.supplier.trim() : '',
    processes: wordsIn(draft.processes),
    standards: draft.standards.map(({ standard, clauses }) => ({
      standard: standard.trim(),
      clauses: clausesIn(clauses),
    })),
    templateId: draft.templateId || null,
    leadId: draft.leadId?.id ?? null,
    everyMonths: draft.everyMonths ? Number(draft.everyMonths) : null,
    days: Number(draft.days),
  };
}

/** A line that stands already, as it is sent again. */
export function sentAgain({ lead: _lead, template: _template, ...line }: NamedLine): WrittenLine {
  return line;
}

export type DraftProblems = Partial<Record<keyof LineDraft, string>>;

/** What is wrong with it, said before the server is asked. */
export function problemsIn(draft: LineDraft, period: ProgrammePeriod, say: Say): DraftProblems {
  const days = Number(draft.days);
  const problem = draft.firstDay ? lineProblem(writtenOf(draft), period, undefined) : null;
  return {
    ...(!draft.site.trim() && { site: say(m.siteMissing) }),
    ...(!draft.firstDay && { firstDay: say(m.dayMissing) }),
    ...(!(Number.isInteger(days) && days >= 1 && days <= programmeBounds.days) && {
      days: say(m.lengthWrong, { max: programmeBounds.days }),
    }),
    ...(draft.standards.some(({ standard }) => !standard.trim()) && { standards: say(m.standardMissing) }),
    ...(problem && { [problem.field]: say(problem.message, problem.values) }),
  };
}

/** Changed where it stands; another one at its place, or at the end. */
export function withLine(
  lines: readonly WrittenLine[],
  line: WrittenLine,
  place = lines.length,
): readonly WrittenLine[] {
  const stands = line.id !== undefined && lines.some(({ id }) => id === line.id);
  if (stands) return lines.map((one) => (one.id === line.id ? line : one));
  return [...lines.slice(0, place), line, ...lines.slice(place)];
}
