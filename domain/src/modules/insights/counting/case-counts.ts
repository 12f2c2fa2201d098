import { ageBands, type LeadPhase, leadPhases } from '../indicators';
import { lengthOf, type Span } from '../periods';
import { type CaseFact, dayNumber, isOnTime, isOpen, isOverdue, lateFrom, never, settledOn } from './case-fact';
import { Lengths } from './lengths';

/** The days that figures are cut by. */
export interface CountedDays {
  readonly period: Span;
  readonly before: Span;
  /** What there is at the end of the period is counted on this day, and of the period before on that one. */
  readonly asOf: string;
  readonly beforeAsOf: string;
  /** The parts of the period. */
  readonly buckets: readonly Span[];
}

/** Slot 0 is everything earlier, 1 the period before, then one for each part of the period. */
export const slotOfBucket = (bucket: number): number => bucket + 2;

/** What happened in a slot. */
const nothing = {
  opened: 0,
  answered: 0,
  recurrent: 0,
  costed: 0,
  cost: 0,
  approved: 0,
  onTime: 0,
  firstTime: 0,
  closed: 0,
  extended: 0,
  reopened: 0,
  /** Those that were not imported: what was returned, put off or reopened elsewhere is unknown. */
  approvedHere: 0,
  closedHere: 0,
  judged: 0,
  effective: 0,
  /** Those that became overdue, those that ceased to await approval, and those that ceased to be overdue. */
  late: 0,
  settled: 0,
  settledLate: 0,
};
export type SlotCount = typeof nothing;

export interface OpenCount {
  open: number;
  overdue: number;
}

/** What is open at the end of a day. */
export class Stock {
  readonly byPerson = new Map<number, OpenCount>();
  /** In the order of the bands. */
  readonly byAge: number[] = ageBands.map(() => 0);
  private readonly day: number;

  constructor(day: string) {
    this.day = dayNumber(day);
  }

  add(fact: CaseFact): void {
    if (!isOpen(fact, this.day)) return;
    const age = this.day - fact.opened;
    const band = ageBands.findIndex(({ to }) => to === null || age <= to);
    this.byAge[band] = (this.byAge[band] as number) + 1;
    const person = this.byPerson.get(fact.owner) ?? { open: 0, overdue: 0 };
    person.open += 1;
    if (isOverdue(fact, this.day)) person.overdue += 1;
    this.byPerson.set(fact.owner, person);
  }
}

/** Of the period, and of the one before. */
interface Halves {
  readonly now: Lengths;
  readonly before: Lengths;
}

/** Everything that the figures of a period are made of, from one look at each case. */
export class CaseCounts {
  readonly slots: readonly SlotCount[];
  readonly stock: Stock;
  readonly stockBefore: Stock;
  /** How long the phases that ended in each half have lasted; the whole time by slot as well. */
  readonly leads: Readonly<Record<LeadPhase, Halves>>;
  readonly wholeLeads: readonly Lengths[];
  /** The same of the imported ones alone; null in that itself. */
  readonly imported: CaseCounts | null;
  private readonly first: number;
  private readonly last: number;
  private readonly start: number;
  private readonly known: number;
  private readonly slotOfDay: Uint16Array;

  constructor(days: CountedDays, isOfImported = false) {
    const { period, before, asOf, beforeAsOf, buckets } = days;
    this.imported = isOfImported ? null : new CaseCounts(days, true);
    this.first = dayNumber(before.from);
    this.start = dayNumber(period.from);
    this.last = Math.min(dayNumber(period.to), never - 1);
    this.known = dayNumber(asOf);
    const spans = [before, ...buckets];
    this.slotOfDay = Uint16Array.from(spans.flatMap((span, place) => Array(lengthOf(span)).fill(place + 1)));
    this.slots = Array.from({ length: spans.length + 1 }, () => ({ ...nothing }));
    this.stock = new Stock(asOf);
    this.stockBefore = new Stock(beforeAsOf);
    const halves = leadPhases.map((phase) => [phase, { now: new Lengths(), before: new Lengths() }] as const);
    this.leads = Object.fromEntries(halves) as CaseCounts['leads'];
    this.wholeLeads = this.slots.map(() => new Lengths());
  }

  add(fact: CaseFact): void {
    this.addOpening(fact);
    this.addWaiting(fact);
    this.addApproval(fact);
    this.addClosing(fact);
    this.addVerdict(fact);
    this.stock.add(fact);
    this.stockBefore.add(fact);
    this.addLengths(fact);
    if (fact.isImported) this.imported?.add(fact);
  }

  /** Null for a day after the period. */
  private placeOf(day: number): number | null {
    if (day > this.last) return null;
    return day < this.first ? 0 : (this.slotOfDay[day - this.first] as number);
  }

  private slotOn(day: number): SlotCount | undefined {
    const place = this.placeOf(day);
    return place === null ? undefined : this.slots[place];
  }

  private addOpening({ opened, cost, isRecurrent }: CaseFact): void {
    const slot = this.slotOn(opened);
    if (!slot) return;
    slot.opened += 1;
    if (isRecurrent !== null) slot.answered += 1;
    if (isRecurrent) slot.recurrent += 1;
    if (cost === null) return;
    slot.costed += 1;
    slot.cost += cost;
  }

  private addWaiting(fact: CaseFact): void {
    const settled = settledOn(fact);
    const late = lateFrom(fact);
    const isLate = late < settled;
    const end = this.slotOn(settled);
    if (end) end.settled += 1;
    if (end && isLate) end.settledLate += 1;
    // A case that is not overdue yet may still be approved in time.
    const beginning = isLate && late <= this.known ? this.slotOn(late) : undefined;
    if (beginning) beginning.late += 1;
  }

  private addApproval(fact: CaseFact): void {
    const slot = this.slotOn(fact.approved);
    if (!slot) return;
    slot.approved += 1;
    if (isOnTime(fact)) slot.onTime += 1;
    if (fact.isImported) return;
    slot.approvedHere += 1;
    if (!fact.wasReturned) slot.firstTime += 1;
  }

  private addClosing({ closed, reported, wasExtended, wasReopened, isImported }: CaseFact): void {
    const place = this.placeOf(closed);
    const slot = place === null ? undefined : this.slots[place];
    if (place === null || !slot) return;
    slot.closed += 1;
    this.wholeLeads[place]?.add(closed - reported);
    if (isImported) return;
    slot.closedHere += 1;
    if (wasExtended) slot.extended += 1;
    if (wasReopened) slot.reopened += 1;
  }

  private addVerdict({ judged, wasIneffective }: CaseFact): void {
    const slot = this.slotOn(judged);
    if (!slot) return;
    slot.judged += 1;
    if (!wasIneffective) slot.effective += 1;
  }

  /** Each by its name, and not over a table of names: this is done for every case, and properties looked up by a name that varies are slow. */
  private addLengths({ reported, opened, submitted, approved, closed, isImported }: CaseFact): void {
    if (!isImported) {
      this.addLength(this.leads.leadReport, reported, opened);
      this.addLength(this.leads.leadWriting, opened, submitted);
    }
    this.addLength(this.leads.leadReview, submitted, approved);
    this.addLength(this.leads.leadClosing, approved, closed);
    this.addLength(this.leads.leadWhole, reported, closed);
  }

  private addLength({ now, before }: Halves, from: number, to: number): void {
    if (from === never || to < this.first || to > this.last) return;
    if (to < this.start) before.add(to - from);
    else now.add(to - from);
  }
}
