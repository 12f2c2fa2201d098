import type { Criticality, Kind, MCategory } from '../cases/public';
import { type Definition, dueDate, emptyDefinition } from '../cases/public';
import type { FindingGrade } from '../parameters/public';
import type { CaseFieldName, ImportedStatus, ValueOf } from './case-fields';
import type { ChosenForAll, Columns } from './mapping';
import { keyOf } from './parsing/cell';
import { type KnownPerson, type PersonFinder, personFinder } from './people';
import { type LineProblem, ReadLine, type SheetRow } from './read-line';

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
  /** The ids of the records that earlier imports brought, by `numberKey`. */
  readonly importedBefore: Readonly<Record<string, string>>;
  /** Issued findings, a line each: the id and, behind a tab, the number elsewhere. One text passes to a thread at once. */
  readonly findings: string;
  readonly dueDays: Readonly<Record<Criticality, number>>;
  /** By which the company grades the findings of its audits. */
  readonly grades: readonly FindingGrade[];
}

export interface Mapping {
  readonly columns: Columns;
  readonly chosen: ChosenForAll;
}

export interface CheckedRows<Draft = ImportedDraft> {
  readonly drafts: readonly Draft[];
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
export function numberKey(kind: Kind | 'audit', originalNumber: string): string {
  return `${kind} ${keyOf(originalNumber)}`;
}

const dayFields = ['detectionDate', 'openedOn', 'closedOn', 'dueDate'] as const satisfies readonly CaseFieldName[];

type Values = { -readonly [Name in CaseFieldName]?: ValueOf<Name> };

class CheckedLine extends ReadLine<Values> {
  constructor(
    row: SheetRow,
    private readonly mapping: Mapping,
    private readonly facts: KnownFacts,
    private readonly findPerson: PersonFinder,
  ) {
    super(row, 'cases', mapping.columns);
    this.refuseAfterCutOff(dayFields, facts.cutOff);
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

  private chosenOr<Value>(field: CaseFieldName, chosen: Value | null): Value | null {
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
