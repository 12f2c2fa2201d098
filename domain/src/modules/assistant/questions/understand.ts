import type { Assignment } from '../../../kernel/listing';
import { listMessages } from '../../../messages/lists';
import { caseKinds, type Kind, kinds } from '../../cases/public';
import { questionPartMessages as m, questionListMessages, questionRemarkMessages } from '../messages/questions';
import { addressOfList, type ListState } from './address';
import { type ChosenList, chooseList } from './chosen-list';
import { filtersOf, type ListName, pathOfCases, pathOfList } from './lists';
import type { DateField, FilterValues, ValueMeaning } from './meanings';
import { Narrowing } from './narrowing';
import type { QuestionContext, QuestionPlace, UnderstoodQuestion } from './question';
import { type Scanned, scan } from './scan';
import { tokensOf } from './tokens';

const longestSearch = 200;
/** What may stand between a negation and what it denies. */
const passedOver: ReadonlySet<string> = new Set(['filler', 'connector', 'negation', 'date']);

/** The list and filter that a question in French or English asks for, which words say so, and what is left. */
export function understandQuestion(question: string, context: QuestionContext): UnderstoodQuestion {
  const parts = scan(tokensOf(question), context.today);
  const chosen = chooseList(parts, context);
  const record = parts.flatMap(({ meaning }) => (meaning.says === 'record' ? meaning.record : []))[0];
  const isOwnNoun = !chosen?.noun || chosen.list === record?.list;
  const isOnlyRecord = isOwnNoun && !parts.some(({ meaning }) => meaning.says === 'text');
  if (record && (isOnlyRecord || !chosen)) {
    const { id, address } = record;
    const named = parts.filter(({ meaning }) => meaning.says === 'record');
    const part = { words: wordsOf(named.slice(0, 1)), filter: 'record', label: m.record, values: [id] };
    const unknown = parts.filter(({ meaning }) => meaning.says === 'text').map((one) => wordsOf([one]));
    return { means: 'record', id, address, parts: [part], unknownWords: unknown, remarks: [] };
  }
  if (!chosen) {
    const unknownWords = parts.filter(({ meaning }) => meaning.says === 'text').map((one) => wordsOf([one]));
    const remark = { code: 'nothingUnderstood', message: questionRemarkMessages.nothingUnderstood, words: '' } as const;
    return { means: 'nothing', parts: [], unknownWords, remarks: [remark] };
  }
  return new QuestionReader(parts, chosen, context).read();
}

const wordsOf = (parts: readonly Scanned[]) =>
  parts.flatMap(({ tokens }) => tokens.map(({ typed }) => typed)).join(' ');

/** A number is looked for as the application writes it. */
const searchedFor = (part: Scanned) => (part.meaning.says === 'record' ? part.meaning.record.id : wordsOf([part]));

class QuestionReader {
  private readonly narrowing: Narrowing;
  private readonly list: ListName;
  private readonly text: string[] = [];
  private assigned: Assignment | null = null;
  private field: DateField | null = null;
  private nameFilter: string | null = null;

  constructor(
    private readonly scanned: readonly Scanned[],
    private readonly chosen: ChosenList,
    private readonly context: QuestionContext,
  ) {
    this.list = chosen.list;
    this.narrowing = new Narrowing(chosen.list, context.today);
  }

  read(): UnderstoodQuestion {
    const firstField = this.scanned.flatMap(({ meaning }) => (meaning.says === 'date' ? meaning.field : []))[0] ?? null;
    this.sayList();
    for (let place = 0; place < this.scanned.length; ) place = this.readPart(place, firstField);
    return this.answer();
  }

  private sayList(): void {
    const { noun, kinds: named } = this.chosen;
    this.narrowing.part(noun ? wordsOf([noun]) : '', 'list', m.list, [questionListMessages[this.list]]);
    const words = wordsOf(this.scanned.filter(({ meaning }) => meaning.says === 'kind'));
    if (named.length === 0) return;
    if (this.list === 'cases') {
      const labels = named.map((kind) => caseKinds[kind].label);
      this.narrowing.part(words, 'kind', m.kind, labels);
    } else if (this.list === 'reports') this.narrowing.addValues({ category: named }, words);
    else this.narrowing.remark('notInList', words);
  }

  /** Returns the place of the next part. */
  private readPart(place: number, firstField: DateField | null): number {
    const part = this.scanned[place];
    if (!part) return place + 1;
    const { meaning } = part;
    const words = wordsOf([part]);
    if (this.isText(part)) return this.readText(place);
    switch (meaning.says) {
      case 'negation':
        return this.readNegated(place);
      case 'value':
        this.readValue(place, part, meaning);
        break;
      case 'list':
        if (meaning.list !== this.list && meaning.list !== 'cases') this.readOtherList(meaning.list, words);
        else if (meaning.values) this.narrowing.addValues(meaning.values, words);
        break;
      case 'assigned':
        this.assigned = meaning.assigned;
        this.narrowing.part(words, 'assigned', listMessages.assigned, [listMessages[meaning.assigned]]);
        break;
      case 'date':
        this.field = meaning.field;
        break;
      case 'name':
        this.nameFilter = meaning.filters[this.list] ?? null;
        this.narrowing.addValues(meaning.values?.[this.list] ?? {}, words);
        break;
      case 'period':
        this.narrowing.addPeriod(meaning, this.field ?? firstField, words);
        if (this.field === 'ended') this.field = null;
        break;
      default:
        break;
    }
    return place + 1;
  }

  private isText({ meaning }: Scanned): boolean {
    if (meaning.says === 'text' || meaning.says === 'record') return true;
    return meaning.says === 'value' && meaning.isAlsoText === true && meaning.values[this.list] === undefined;
  }

  private readText(start: number): number {
    const isTitle = this.nameFilter === 'title';
    let end = start + 1;
    for (let place = end; this.nameFilter && place < this.scanned.length; place += 1) {
      const part = this.scanned[place];
      if (part && this.isText(part)) end = place + 1;
      else if (!isTitle || part?.meaning.says !== 'filler') break;
    }
    const parts = this.scanned.slice(start, end);
    const words = wordsOf(parts);
    if (this.nameFilter) this.narrowing.setText(this.nameFilter, words, words);
    else this.text.push(parts.map((part) => searchedFor(part)).join(' '));
    this.nameFilter = null;
    return end;
  }

  private readValue(place: number, part: Scanned, meaning: ValueMeaning): void {
    const next = this.scanned.slice(place + 1).find(({ meaning: { says } }) => says !== 'filler');
    if (meaning.happened && next?.meaning.says === 'period') {
      const { isSince } = next.meaning.past;
      const isUsual = meaning.isOnlyHappened ? isSince : meaning.happened === 'due' && !isSince;
      if (!isUsual) this.field = meaning.happened;
      if (meaning.isOnlyHappened && !isSince) return;
    }
    const values = meaning.values[this.list];
    if (values) this.narrowing.addValues(values, wordsOf([part]));
    else this.narrowing.remark('notInList', wordsOf([part]));
  }

  /** `pas critiques`, `not closed or void`, `sauf la ligne 4`. */
  private readNegated(start: number): number {
    let place = start + 1;
    let excludedNames: readonly string[] = [];
    for (; place < this.scanned.length; place += 1) {
      const part = this.scanned[place];
      if (!part) break;
      if (passedOver.has(part.meaning.says)) continue;
      const excluded = this.negatable(part);
      const names = Object.keys(excluded?.values ?? {});
      // `pas closes et en retard` does not deny that they are late.
      if (!excluded || (excludedNames.length > 0 && !names.some((name) => excludedNames.includes(name)))) break;
      const words = wordsOf(excludedNames.length > 0 ? [part] : this.scanned.slice(start, place + 1));
      this.narrowing.excludeValues(excluded.values, excluded.opposite, words);
      excludedNames = names;
    }
    if (excludedNames.length > 0) return place;
    const isEnd = (part: Scanned, index: number) => index > 0 && !this.isText(part);
    const length = this.scanned.slice(place).findIndex(isEnd);
    const end = length < 0 ? this.scanned.length : place + length;
    this.narrowing.remark('cannotExclude', wordsOf(this.scanned.slice(start, end)));
    return end;
  }

  private negatable({ meaning }: Scanned): { values: FilterValues; opposite?: FilterValues } | null {
    if (meaning.says === 'list')
      return meaning.list === this.list && meaning.values ? { values: meaning.values } : null;
    if (meaning.says !== 'value') return null;
    const values = meaning.values[this.list];
    const opposite = meaning.opposite?.[this.list];
    if (!values) return null;
    return opposite ? { values, opposite } : { values };
  }

  private readOtherList(other: ListName, words: string): void {
    if (this.list === 'questionnaires' && other === 'templates') this.nameFilter = 'title';
    else this.narrowing.remark('oneListAtATime', words);
  }

  private answer(): UnderstoodQuestion {
    // What is cut off in the middle of a character would be no text.
    const search = this.text
      .join(' ')
      .slice(0, longestSearch)
      .replace(/\p{Cs}/gu, '');
    const { list, narrowing } = this;
    const filters = narrowing.filters();
    if (!this.assigned) narrowing.part('', 'assigned', listMessages.assigned, [m.assignedUnsaid]);
    if (search) narrowing.part(this.text.join(' '), 'search', m.search, [search]);
    const state: ListState = { search, assigned: this.assigned ?? 'everyone', filters };
    const places = this.places(state);
    const [only] = places;
    const isOne = places.length === 1 && only !== undefined;
    if (!isOne) narrowing.remark('oneListPerKind', '');
    const { parts, remarks } = narrowing;
    const kind = isOne ? only.kind : null;
    const address = isOne ? only.address : null;
    return { means: 'list', list, kind, ...state, places, address, parts, remarks, unknownWords: this.text };
  }

  private places(state: ListState): readonly QuestionPlace[] {
    const names = Object.keys(filtersOf(this.list));
    if (this.list !== 'cases') return [{ kind: null, address: addressOfList(pathOfList(this.list), state, names) }];
    const { kinds: named } = this.chosen;
    const usual: readonly Kind[] = this.context.kind ? [this.context.kind] : kinds;
    return (named.length > 0 ? named : usual).map((kind) => ({
      kind,
      address: addressOfList(pathOfCases(kind), state, names),
    }));
  }
}
