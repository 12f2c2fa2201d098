import { formatDay } from '../../../kernel/day';
import type { Message } from '../../../kernel/message';
import { questionRemarkMessages } from '../messages/questions';
import type { ChosenFilters } from './address';
import { addDays } from './calendar';
import { filtersOf, type ListName } from './lists';
import type { DateField, FilterValues } from './meanings';
import type { Period } from './periods';
import type { QuestionPart, QuestionRemark, RemarkCode } from './question';

interface Wanted {
  readonly values: Set<string>;
  readonly unwanted: Set<string>;
  /** What each negation stands for if it is all that is said. */
  readonly opposites: (readonly string[] | null)[];
  readonly words: string[];
}

interface DayFilters {
  readonly from: string;
  readonly to: string;
  /** The list knows no other day that comes near. */
  readonly isNearest?: boolean;
}

const detected = { from: 'detectedFrom', to: 'detectedTo' };
const due = { from: 'dueFrom', to: 'dueTo' };
const entered = { from: 'from', to: 'to' };
const nearest = (filters: DayFilters): DayFilters => ({ ...filters, isNearest: true });

/** The filters of days that each list has. */
const dayFilters: Readonly<Record<ListName, Partial<Record<DateField, DayFilters>>>> = {
  cases: { detected, due, created: nearest(detected), begun: nearest(detected) },
  actions: { due },
  reports: { created: entered, begun: entered, detected: nearest(entered) },
  questionnaires: { begun: entered, created: entered },
  templates: {},
};
const usualField: Readonly<Record<ListName, DateField>> = {
  cases: 'detected',
  actions: 'due',
  reports: 'created',
  questionnaires: 'begun',
  templates: 'created',
};

const longestText = 200;

/** Gathers what a list is narrowed by, with the words that say it. */
export class Narrowing {
  readonly parts: QuestionPart[] = [];
  readonly remarks: QuestionRemark[] = [];
  private readonly wanted = new Map<string, Wanted>();
  private readonly single: Record<string, string> = {};

  constructor(
    private readonly list: ListName,
    private readonly today: string,
  ) {}

  remark(code: RemarkCode, words: string): void {
    this.remarks.push({ code, message: questionRemarkMessages[code], words });
  }

  part(words: string, filter: string, label: Message, values: readonly (Message | string)[]): void {
    this.parts.push({ words, filter, label, values });
  }

  addValues(values: FilterValues, words: string): void {
    for (const [name, several] of Object.entries(values)) {
      const wanted = this.wantedOf(name, words);
      for (const value of several) wanted.values.add(value);
    }
  }

  /** All but these; or their opposite, where it is called something and nothing else is said of the filter. */
  excludeValues(values: FilterValues, opposite: FilterValues | undefined, words: string): void {
    for (const [name, several] of Object.entries(values)) {
      const wanted = this.wantedOf(name, words);
      for (const value of several) wanted.unwanted.add(value);
      wanted.opposites.push(opposite?.[name] ?? null);
    }
  }

  private wantedOf(name: string, words: string): Wanted {
    const wanted = this.wanted.get(name) ?? { values: new Set(), unwanted: new Set(), opposites: [], words: [] };
    this.wanted.set(name, wanted);
    wanted.words.push(words);
    return wanted;
  }

  setText(name: string, text: string, words: string): void {
    const label = filtersOf(this.list)[name]?.label;
    if (!label) return;
    this.single[name] = text.slice(0, longestText).replace(/\p{Cs}/gu, '');
    this.part(words, name, label, [text]);
  }

  /** A field that is not said is the one that the list is usually asked by; what is still to come can only fall due. */
  addPeriod({ past, near }: { past: Period; near: Period }, said: DateField | null, words: string): void {
    const filters = dayFilters[this.list];
    const isToCome = past.isOfDueDate || (past.from !== null && past.from > this.today);
    const field = said ?? (isToCome && filters.due ? 'due' : usualField[this.list]);
    const names = filters[field];
    if (!names) {
      this.remark('dateNotInList', words);
      return;
    }
    const { from, to } = field === 'due' ? near : past;
    if (names.isNearest) this.remark('nearestDate', words);
    if (from && to && this.widens(names, from, to, words)) return;
    if (from) this.setDay(names.from, from, words, (before) => from > before);
    if (to) this.setDay(names.to, to, words, (before) => to < before);
  }

  /** `Q1 et Q2` is one period; two that do not touch cannot both be had. */
  private widens(names: DayFilters, from: string, to: string, words: string): boolean {
    const [first, last] = [this.single[names.from], this.single[names.to]];
    if (first === undefined || last === undefined || (from <= last && to >= first)) return false;
    const isBehind = addDays(last, 1) === from;
    if (!isBehind && addDays(to, 1) !== first) this.remark('contradiction', words);
    else {
      const name = isBehind ? names.to : names.from;
      const day = isBehind ? to : from;
      this.setDay(name, day, words, () => true);
    }
    return true;
  }

  /** Two periods narrow each other. */
  private setDay(name: string, day: string, words: string, isNarrower: (before: string) => boolean): void {
    const before = this.single[name];
    if (before === undefined || isNarrower(before)) this.single[name] = day;
    const label = filtersOf(this.list)[name]?.label;
    if (label) this.part(words, name, label, [formatDay(day)]);
  }

  /** In the order of the list's own declaration. */
  filters(): ChosenFilters {
    const chosen: Record<string, readonly string[] | string> = {};
    for (const [name, { values = [], words: texts = {}, label }] of Object.entries(filtersOf(this.list))) {
      const wanted = this.wanted.get(name);
      const single = this.single[name];
      if (single !== undefined) chosen[name] = single;
      if (!wanted) continue;
      const left = valuesLeft(values, wanted);
      if (left.length === 0) this.remark('contradiction', wanted.words.join(', '));
      else {
        chosen[name] = left;
        this.part(
          wanted.words.join(', '),
          name,
          label,
          left.map((value) => texts[value] ?? value),
        );
      }
    }
    return chosen;
  }
}

function valuesLeft(values: readonly string[], { values: said, unwanted, opposites }: Wanted): readonly string[] {
  const opposite = said.size === 0 && opposites.length === 1 ? opposites[0] : null;
  if (opposite) return values.filter((value) => opposite.includes(value));
  return values.filter((value) => (said.size === 0 || said.has(value)) && !unwanted.has(value));
}
