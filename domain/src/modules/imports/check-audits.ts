import { formatDay } from '../../kernel/day';
import { text } from '../../kernel/message';
import { type AgendaRow, type AuditStandard, findingBounds, type Participant, planProblem } from '../audits/public';
import type { FindingGrade } from '../parameters/public';
import { type AuditValues, fieldsOfAudit, fieldsOfFinding } from './audit-fields';
import { type CheckedRows, type KnownFacts, type Mapping, numberKey } from './check';
import type { ImportedAudit, ImportedFinding } from './imported-audit';
import { auditPlanProblems } from './messages/problems';
import { keyOf, type Parsed } from './parsing/cell';
import { choiceOf } from './parsing/choices';
import { type KnownPerson, type PersonFinder, personFinder } from './people';
import { type LineProblem, ReadLine, type SheetRow } from './read-line';
import { withRepeats } from './repeats';
import type { FieldName } from './subjects';

type Line = ReadLine<AuditValues>;
type GradeFinder = (text: string) => Parsed<string>;

interface Known {
  readonly mapping: Mapping;
  readonly facts: KnownFacts;
  readonly findPerson: PersonFinder;
  readonly findGrade: GradeFinder;
}

const dayFields = ['plannedFrom', 'plannedUntil', 'reportedOn', 'closedOn', 'dueOn', 'findingClosedOn'] as const;

/** Lines with the same number of an audit are one audit; each of them may bring a finding. */
export function checkAuditRows(
  rows: readonly SheetRow[],
  mapping: Mapping,
  facts: KnownFacts,
): CheckedRows<ImportedAudit> {
  const known = { mapping, facts, findPerson: personFinder(facts.people), findGrade: gradeFinder(facts.grades) };
  const lines = rows.map((row) => new ReadLine<AuditValues>(row, 'audits', mapping.columns));
  const byNumber = new Map<string, Line[]>();
  for (const line of lines) {
    line.refuseAfterCutOff(dayFields, facts.cutOff);
    const { originalNumber } = line.values;
    if (originalNumber) {
      const key = keyOf(originalNumber);
      byNumber.set(key, [...(byNumber.get(key) ?? []), line]);
    } else if (!line.has('originalNumber')) line.refuse('originalNumber', 'missing');
  }
  const read = [...byNumber.values()].map((several) => auditOf(several, known));
  const drafts = withRepeats(read, lines, findingsByNumber(facts.findings));
  const problems: LineProblem[] = lines.flatMap((line) => line.problems);
  return { drafts, problems };
}

/** Their ids by both numbers. Those elsewhere were not kept apart by anybody: one that several have names none. */
function findingsByNumber(issued: string): ReadonlyMap<string, string | null> {
  const found = new Map<string, string | null>();
  const each = issued === '' ? [] : issued.split('\n').map((line) => line.split('\t'));
  for (const [id = '', elsewhere = ''] of each) {
    const key = keyOf(elsewhere);
    if (key) found.set(key, found.has(key) ? null : id);
  }
  for (const [id = ''] of each) found.set(keyOf(id), id);
  return found;
}

/** The grades of the company in its own words, and those built in as people write them. */
function gradeFinder(grades: readonly FindingGrade[]): GradeFinder {
  const labels = Object.fromEntries(grades.map(({ key, fr, en }) => [key, text(fr, en)]));
  return choiceOf<string>(labels, Object.fromEntries(grades.map(({ key }) => [key, alsoCalled[key] ?? []])));
}

const alsoCalled: Readonly<Record<string, readonly string[]>> = {
  critical: ['critique', 'NC critique', 'non-conformité critique', 'critical nonconformity'],
  major: ['majeur', 'majeure', 'NC majeure', 'non-conformité majeure', 'major nonconformity'],
  minor: ['mineur', 'mineure', 'NC mineure', 'non-conformité mineure', 'minor nonconformity'],
  observation: [
    'remarque',
    'point sensible',
    'piste de progrès',
    'opportunity for improvement',
    'OFI',
    'recommandation',
  ],
  good_practice: ['point fort', 'bonne pratique', 'strength', 'good practice'],
};

function auditOf(lines: readonly Line[], known: Known): ImportedAudit | null {
  const [first] = lines;
  if (!first) return null;
  const values = joined(lines);
  refuseKnown(first, values, known);
  for (const name of ['title', 'site', 'plannedFrom', 'closedOn'] as const) {
    if (values[name] === undefined && !isRefused(lines, name)) first.refuse(name, 'missing');
  }
  const place = placeOf(values);
  const lead = leadOf(first, values.lead, known);
  const days = daysOf(values);
  if (days.plannedFrom && days.plannedUntil) {
    refusePlan(lines, {
      ...place,
      plannedFrom: days.plannedFrom,
      plannedUntil: days.plannedUntil,
      agenda: agendaFrom(values, days.plannedFrom),
    });
    refuseOrder(first, { ...days, plannedUntil: days.plannedUntil });
  }
  const findings = lines
    .map((line) => findingOf(line, days, { ...place, standards: values.standards ?? [] }, known))
    .filter((one) => one !== null);
  const { originalNumber = '', title, site } = values;
  const { plannedFrom, plannedUntil, reportedOn, closedOn } = days;
  if (lines.some(({ problems }) => problems.length > 0)) return null;
  if (!title || !site || !plannedFrom || !plannedUntil || !closedOn || !lead) return null;
  const auditors = [...lead.named, ...participants(values.auditors, known)].filter(({ id }) => id !== lead.id);
  const observers = observersOf(values.observers, [lead.id, ...auditors.map(({ id }) => id)], known);
  const agenda = agendaFrom(values, plannedFrom);
  return {
    ...place,
    line: first.row.line,
    originalNumber,
    title,
    scope: values.scope ?? title,
    standards: [...(values.standards ?? [])],
    processes: [...(values.processes ?? [])],
    site,
    plannedFrom,
    plannedUntil,
    reportedOn,
    closedOn,
    leadId: lead.id,
    auditors,
    auditees: participants(values.auditees, known),
    ...(observers.length > 0 && { observers }),
    ...(agenda.length > 0 && { agenda }),
    conclusion: values.conclusion ?? '',
    findings,
  };
}

function refuseKnown(line: Line, { originalNumber = '' }: AuditValues, { facts }: Known): void {
  const id = facts.importedBefore[numberKey('audit', originalNumber)];
  if (id !== undefined) line.refuse('originalNumber', 'importedBefore', { value: originalNumber, id });
}

/** An audit that names a supplier is one of suppliers, unless it says otherwise. */
function placeOf({ type: said, supplier = '', departments = [] }: AuditValues) {
  const type = said ?? (supplier ? 'supplier' : 'internal');
  return type === 'supplier'
    ? { type, supplier, departments: [] }
    : { type, supplier: '', departments: [...departments] };
}

interface Days {
  readonly plannedFrom: string | undefined;
  readonly plannedUntil: string | undefined;
  readonly reportedOn: string | null;
  readonly closedOn: string | undefined;
}

function daysOf({ plannedFrom, plannedUntil = plannedFrom, reportedOn, closedOn }: AuditValues): Days {
  return { plannedFrom, plannedUntil, reportedOn: reportedOn ?? null, closedOn };
}

const isRefused = (lines: readonly Line[], field: FieldName) => lines.some((line) => line.has(field));

/** What the lines of an audit say of it together: the first that says a thing counts, and none says another. */
function joined(lines: readonly Line[]): AuditValues {
  const values: Partial<Record<FieldName, unknown>> = {};
  const saidBy = new Map<FieldName, number>();
  for (const line of lines) {
    for (const name of fieldsOfAudit) {
      const value = line.values[name];
      if (value === undefined) continue;
      const before = saidBy.get(name);
      if (before === undefined) {
        values[name] = value;
        saidBy.set(name, line.row.line);
      } else if (!isSame(value, values[name])) line.refuse(name, 'otherThanBefore', { line: before });
    }
  }
  return values as AuditValues;
}

/** The number of an audit is the same in other spelling. */
const isSame = (one: unknown, other: unknown) =>
  typeof one === 'string' && typeof other === 'string'
    ? keyOf(one) === keyOf(other)
    : JSON.stringify(one) === JSON.stringify(other);

const agendaFrom = ({ agenda = [] }: AuditValues, plannedFrom: string): AgendaRow[] =>
  agenda.map((row) => ({ ...row, day: row.day ?? plannedFrom }));

type Plan = Pick<ImportedAudit, 'type' | 'departments' | 'supplier' | 'plannedFrom' | 'plannedUntil'> & {
  readonly agenda: readonly AgendaRow[];
};

/** As any plan; who audited whom is what it was. */
function refusePlan(lines: readonly Line[], plan: Plan): void {
  const problem = planProblem({ ...plan, leadId: 0, auditorIds: [], observerIds: [], auditees: [] });
  const code = problem && auditPlanProblems.get(problem.message);
  const field = problem?.field as FieldName;
  if (code && !isRefused(lines, field)) lines[0]?.refuse(field, code, problem.values);
}

function refuseOrder(
  line: Line,
  { plannedUntil, reportedOn, closedOn }: Days & { readonly plannedUntil: string },
): void {
  if (reportedOn && reportedOn < plannedUntil) {
    line.refuse('reportedOn', 'reportBeforeAudit', { value: formatDay(reportedOn) });
  } else if (closedOn && closedOn < (reportedOn ?? plannedUntil)) {
    line.refuse('closedOn', 'closedBeforeReport', { value: formatDay(closedOn) });
  }
}

/** Somebody who is not known is replaced by the person chosen for that, and kept by name in the team. */
function leadOf(line: Line, named: string | undefined, { mapping, findPerson }: Known) {
  const { ownerId } = mapping.chosen;
  if (named === undefined) {
    if (ownerId !== null) return { id: ownerId, named: [] };
    return line.has('lead') ? null : line.refuse('lead', 'missing');
  }
  const found = findPerson(named);
  if (!found.problem) return { id: found.value.id, named: [] };
  if (ownerId !== null) return { id: ownerId, named: [{ id: null, name: named }] };
  const code = found.problem === 'personUnknown' ? 'leadUnknown' : found.problem;
  return line.refuse('lead', code, found.values);
}

const nameOf = ({ firstName, lastName }: KnownPerson) => `${firstName} ${lastName}`;

/** Colleagues by their account, all others by name. */
function participants(names: readonly string[] | undefined, { findPerson }: Known): Participant[] {
  const found = (names ?? []).map((name): Participant => {
    const person = findPerson(name);
    return person.problem ? { id: null, name } : { id: person.value.id, name: nameOf(person.value) };
  });
  return found.filter(({ id }, at) => id === null || found.findIndex((other) => other.id === id) === at);
}

/** Who audited did not observe: a colleague is one or the other. */
const observersOf = (names: readonly string[] | undefined, team: readonly (number | null)[], known: Known) =>
  participants(names, known).filter(({ id }) => id === null || !team.includes(id));

function findingOf(
  line: Line,
  { plannedFrom, plannedUntil, reportedOn, closedOn }: Days,
  { departments, standards }: Pick<ImportedAudit, 'departments'> & { readonly standards: readonly AuditStandard[] },
  known: Known,
): ImportedFinding | null {
  const { values } = line;
  const { statement, grade: graded } = values;
  const issuedOn = reportedOn ?? plannedUntil;
  if (statement === undefined) {
    const [other] = fieldsOfFinding.filter((name) => values[name] !== undefined);
    return other && !line.has('statement') ? line.refuse('statement', 'missing') : null;
  }
  const { letters: min } = findingBounds;
  if (statement.length < min) line.refuse('statement', 'tooShort', { min });
  const grade = gradeOf(line, graded, known);
  const ownerId = ownerOf(line, known);
  const endedOn = values.findingClosedOn ?? closedOn;
  if (values.findingClosedOn && plannedFrom && values.findingClosedOn < plannedFrom) {
    line.refuse('findingClosedOn', 'findingClosedBeforeAudit', { value: formatDay(values.findingClosedOn) });
  }
  if (!grade || !issuedOn || !endedOn) return null;
  // Of several standards the line does not say which one is meant.
  const [standard, ...others] = standards;
  return {
    line: line.row.line,
    originalNumber: values.findingNumber ?? null,
    statement,
    grade,
    standard: others.length === 0 ? (standard?.standard ?? '') : '',
    clause: values.clause ?? '',
    department: values.department ?? departments[0] ?? '',
    equipment: values.equipment ?? '',
    ownerId,
    issuedOn,
    dueOn: values.dueOn ?? null,
    closedOn: endedOn,
    cause: values.cause ?? '',
    correction: values.correction ?? '',
  };
}

function gradeOf(line: Line, graded: string | undefined, { findGrade }: Known): string | null {
  if (graded === undefined) return line.has('grade') ? null : line.refuse('grade', 'missing');
  const found = findGrade(graded);
  return found.problem ? line.refuse('grade', found.problem, found.values) : found.value;
}

/** Nobody needs to answer what is closed: an owner may be missing, and somebody who is not known is replaced as a lead is. */
function ownerOf(line: Line, { mapping, findPerson }: Known): number | null {
  const { owner } = line.values;
  if (owner === undefined) return null;
  const found = findPerson(owner);
  if (!found.problem) return found.value.id;
  const code = found.problem === 'personUnknown' ? 'leadUnknown' : found.problem;
  return mapping.chosen.ownerId ?? line.refuse('owner', code, found.values);
}
