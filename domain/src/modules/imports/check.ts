import type { MessageValues } from '../../kernel/message';
import type { Criticality, Kind, MCategory } from '../cases/public';
import { type Definition, dueDate, emptyDefinition } from '../cases/public';
import { type FieldName, fieldNames, type ImportedStatus, importFields, type ValueOf } from './fields';
import type { ChosenForAll, Columns } from './mapping';
import { type Cell, isEmptyCell, keyOf, type ProblemCode } from './parsing/cell';
import { type KnownPerson, type PersonFinder, personFinder } from './people';

/** One line of the sheet, numbered as the spreadsheet numbers it. */
export interface SheetRow {
  readonly line: number;
  readonly cells: readonly Cell[];
}

/** What is wrong with one value of one line; the sentence stands under its code. */
export interface LineProblem {
  readonly line: number;
  readonly field: FieldName;
  readonly code: ProblemCode;
  readonly values?: MessageValues;
}

/** An old case as it will be created. */
export interface ImportedDraft {
  readonly line: number;
  readonly kind: Kind;
  readonly criticality: Criticality;
  readonly status: ImportedStatus;
  readonly ownerId: number;
  readonly detectionDate: string;
  readonly openedOn: string;
  readonly closedOn: string | null;
  readonly dueDate: string;
  readonly originalNumber: string | null;
  readonly cost: number | null;
  readonly definition: Definition;
  readonly rootCause: string;
  readonly mCategory: MCategory | null;
  readonly capa: string;
}

export interface KnownFacts {
  /** The last day of the past: what came later is entered here, at its own time. */
  readonly cutOff: string;
  readonly people: readonly KnownPerson[];
  /** The ids of the cases that earlier imports brought, by `numberKey`. */
  readonly importedBefore: Readonly<Record<string, string>>;
  readonly dueDays: Readonly<Record<Criticality, number>>;
}

export interface Mapping {
  readonly columns: Columns;
  readonly chosen: ChosenForAll;
}

export interface CheckedRows {
  readonly drafts: readonly ImportedDraft[];
  readonly problems: readonly LineProblem[];
}

/** Every line by itself, and those with the same original number beside one another. */
export function checkRows(rows: readonly SheetRow[], mapping: Mapping, facts: KnownFacts): CheckedRows {
  const findPerson = personFinder(facts.people);
  const drafts: ImportedDraft[] = [];
  const problems: LineProblem[] = [];
  const lines = new Map<string, number>();
  for (const row of rows) {
    const checked = new CheckedLine(row, mapping, facts, findPerson);
    const draft = checked.draft(lines);
    if (draft) drafts.push(draft);
    problems.push(...checked.problems);
  }
  return { drafts, problems };
}

/** Old numbers are counted for each kind by itself. */
export function numberKey(kind: Kind, originalNumber: string): string {
  return `${kind} ${keyOf(originalNumber)}`;
}

const dayFields = ['detectionDate', 'openedOn', 'closedOn', 'dueDate'] as const satisfies readonly FieldName[];
type DayField = (typeof dayFields)[number];

type Values = { -readonly [Name in FieldName]?: ValueOf<Name> };

class CheckedLine {
  readonly problems: LineProblem[] = [];
  private readonly values: Values = {};

  constructor(
    private readonly row: SheetRow,
    private readonly mapping: Mapping,
    private readonly facts: KnownFacts,
    private readonly findPerson: PersonFinder,
  ) {
    for (const name of fieldNames) this.read(name);
    for (const name of dayFields) this.refuseAfterCutOff(name);
  }

  private refuse(field: FieldName, code: ProblemCode, values?: MessageValues): null {
    this.problems.push({ line: this.row.line, field, code, ...(values && { values }) });
    return null;
  }

  private has(field: FieldName): boolean {
    return this.problems.some((problem) => problem.field === field);
  }

  private read<Name extends FieldName>(name: Name): void {
    const place = this.mapping.columns[name];
    const cell = place === undefined ? null : this.row.cells[place];
    if (isEmptyCell(cell)) return;
    const parsed = importFields[name].parse(cell as Exclude<Cell, null>);
    if (parsed.problem) this.refuse(name, parsed.problem, parsed.values);
    else (this.values as Record<FieldName, unknown>)[name] = parsed.value;
  }

  draft(lines: Map<string, number>): ImportedDraft | null {
    const { chosen } = this.mapping;
    const { values } = this;
    const kind = values.kind ?? this.chosenOr('kind', chosen.kind);
    const criticality = values.criticality ?? this.chosenOr('criticality', chosen.criticality);
    const status = this.status();
    const days = this.days(status);
    const ownerId = this.owner(status);
    const what = this.what();
    const originalNumber = values.originalNumber ?? null;
    if (kind && originalNumber) this.refuseTwice(kind, originalNumber, lines);
    if (this.problems.length > 0 || !kind || !criticality || !days || ownerId === null) return null;
    return {
      line: this.row.line,
      kind,
      criticality,
      status,
      ownerId,
      ...days,
      originalNumber,
      dueDate: values.dueDate ?? dueDate(days.detectionDate, this.facts.dueDays[criticality]),
      cost: values.cost ?? null,
      definition: this.definition(what, days),
      rootCause: values.rootCause ?? '',
      mCategory: values.mCategory ?? null,
      capa: values.capa ?? '',
    };
  }

  private chosenOr<Value>(field: FieldName, chosen: Value | null): Value | null {
    if (chosen === null && !this.has(field)) this.refuse(field, 'missing');
    return chosen;
  }

  private status(): ImportedStatus {
    return this.values.status ?? (this.values.closedOn ? 'closed' : 'in_progress');
  }

  private days(status: ImportedStatus) {
    const { detectionDate: detected, openedOn: opened, closedOn = null } = this.values;
    const detectionDate = detected ?? opened;
    if (!detectionDate) return this.has('detectionDate') ? null : this.refuse('detectionDate', 'missing');
    const openedOn = opened ?? detectionDate;
    if (openedOn < detectionDate) this.refuse('openedOn', 'openedBeforeDetected', { value: shown(openedOn) });
    if (status === 'closed' && !closedOn && !this.has('closedOn')) this.refuse('closedOn', 'closedWithoutDay');
    if (closedOn) {
      if (status === 'in_progress') this.refuse('closedOn', 'openWithClosedDay');
      else if (closedOn < detectionDate) this.refuse('closedOn', 'closedBeforeDetected', { value: shown(closedOn) });
      else if (closedOn < openedOn) this.refuse('closedOn', 'closedBeforeOpened', { value: shown(closedOn) });
    }
    return { detectionDate, openedOn, closedOn };
  }

  /** Each day that a line names, its due date among them: an import does not date back what belongs to the present. */
  private refuseAfterCutOff(field: DayField): void {
    const { cutOff } = this.facts;
    const day = this.values[field];
    if (day !== undefined && day > cutOff) {
      this.refuse(field, 'dayAfterCutOff', { value: shown(day), cutOff: shown(cutOff) });
    }
  }

  /** A person who is not known, or cannot lead a case any more, is replaced by the one chosen for that. */
  private owner(status: ImportedStatus): number | null {
    const { ownerId } = this.mapping.chosen;
    const named = this.values.owner;
    if (named === undefined) return this.chosenOr('owner', ownerId);
    const found = this.findPerson(named);
    if (found.problem) return ownerId ?? this.refuse('owner', found.problem, found.values);
    if (found.value.isActive || status !== 'in_progress') return found.value.id;
    return ownerId ?? this.refuse('owner', 'personGone', { value: named });
  }

  private what(): string {
    const { title = '', what = '' } = this.values;
    if (!title && !what && !this.has('title') && !this.has('what')) {
      this.refuse(this.mapping.columns.title === undefined ? 'what' : 'title', 'missing');
    }
    return title && what && title !== what ? `${title}\n${what}` : title || what;
  }

  private definition(what: string, days: { detectionDate: string; openedOn: string }): Definition {
    const { who, department, site, product, batch, equipment, customer, where, comments, detectionMethod } =
      this.values;
    const said = { who, department, site, product, batch, equipment, customer, where, comments };
    const texts = Object.fromEntries(Object.entries(said).map(([name, text]) => [name, text ?? '']));
    return {
      ...emptyDefinition,
      ...texts,
      what,
      detectionMethod: detectionMethod ?? null,
      detectionDate: days.detectionDate,
      declarationDate: days.openedOn,
    };
  }

  private refuseTwice(kind: Kind, originalNumber: string, lines: Map<string, number>): void {
    const key = numberKey(kind, originalNumber);
    const line = lines.get(key);
    const id = this.facts.importedBefore[key];
    if (line !== undefined) this.refuse('originalNumber', 'twiceInFile', { value: originalNumber, line });
    else lines.set(key, this.row.line);
    if (id !== undefined) this.refuse('originalNumber', 'importedBefore', { value: originalNumber, id });
  }
}

const shown = (day: string) => day.split('-').reverse().join('/');
