import { setImmediate } from 'node:timers/promises';
import type { Background } from '@vigie/domain/modules/cases/recurrence/background';
import { type Collection, rarityOf, usualLengths } from '@vigie/domain/modules/cases/recurrence/collection';
import type { RecurrenceDocument } from '@vigie/domain/modules/cases/recurrence/document';
import { factTermsOf } from '@vigie/domain/modules/cases/recurrence/facets';
import { pieceCodes, piecesOf } from '@vigie/domain/modules/cases/recurrence/pieces';
import { lengthsOf, mentionsIn, weightOf } from '@vigie/domain/modules/cases/recurrence/weights';
import type { Said } from '@vigie/domain/modules/cases/recurrence/words-in-common';
import { entryOf, Forward, Growing, maxPlaces, Postings, packed, textIn, titleIn } from './postings';
import { Vocabulary } from './vocabulary';

/** Which cases the letters are counted in: all of the first ones, then every so many. */
const isSampled = (number: number) => number <= 1000 || number % 50 === 0;

const backgroundNumbers = 6;
const noNumbers = Array.from({ length: backgroundNumbers }, () => Number.NaN);

/**
 * All that is known of the cases of one company, in memory: for finding the most similar ones, and how rare words are.
 */
export class CompanyIndex implements Collection {
  readonly vocabulary = new Vocabulary();
  postings = new Postings();
  private readonly forward = new Forward();
  private readonly placeOf = new Map<number, number>();
  private readonly numbers = new Growing(new Int32Array(64));
  private readonly written = new Growing(new Float64Array(64));
  private readonly titleMentions = new Growing(new Float32Array(64));
  private readonly textMentions = new Growing(new Float32Array(64));
  /** By place, means and deviations of the views side by side; no number where the case was not measured. */
  private readonly backgrounds = new Growing(new Float32Array(64));
  private readonly titleLengths = new Growing(new Float32Array(64));
  private readonly textLengths = new Growing(new Float32Array(64));
  private readonly pieceCounts = new Uint32Array(pieceCodes);
  private sampled = 0;
  private rarities: { of: number; values: Float32Array } | null = null;
  private titleLength = 0;
  private textLength = 0;
  private isSealed = false;
  private hasLettersOfRemoved = false;
  /** Used again for each entry. */
  private readonly mention = { title: 0, text: 0 };

  get documents(): number {
    return this.placeOf.size;
  }

  get usualTitle(): number {
    return this.documents > 0 ? Math.max(1, this.titleLength / this.documents) : usualLengths.usualTitle;
  }

  get usualText(): number {
    return this.documents > 0 ? Math.max(1, this.textLength / this.documents) : usualLengths.usualText;
  }

  get bytes(): number {
    return this.postings.bytes + this.forward.bytes + 160 * this.vocabulary.size + 110 * this.numbers.length;
  }

  /** So much has changed that it is worth making anew. */
  get isWorn(): boolean {
    return this.hasLettersOfRemoved || this.postings.laterCount > 50_000 + this.postings.count / 4;
  }

  readonly frequencyOf = (term: string): number => this.vocabulary.frequencyOf(term);

  get pieceRarities(): Float32Array {
    if (this.rarities && this.rarities.of === this.sampled) return this.rarities.values;
    const values = Float32Array.from(this.pieceCounts, (count) => rarityOf(count, this.sampled));
    this.rarities = { of: this.sampled, values };
    return values;
  }

  /** The numbers of the cases by their places; 0 where the case has changed since and stands at another place. */
  get places(): Int32Array {
    return this.numbers.values.subarray(0, this.numbers.length);
  }

  /** Every number that is known. */
  get known(): IterableIterator<number> {
    return this.placeOf.keys();
  }

  /** The transaction that wrote what is known of a case. */
  writtenOf(number: number): number | undefined {
    const place = this.placeOf.get(number);
    return place === undefined ? undefined : this.written.values[place];
  }

  /** No user is to learn of the case any more, not even by how rare its words are. */
  remove(number: number): void {
    if (this.takeOut(number) && isSampled(number)) this.hasLettersOfRemoved = true;
  }

  /** From now on the case says this and nothing else. */
  put(number: number, written: number, document: RecurrenceDocument): void {
    // It stands until the case is measured as it now is.
    const background = this.backgroundAt(number);
    const isNew = !this.takeOut(number);
    const place = this.numbers.length;
    if (place >= maxPlaces) return;
    this.placeOf.set(number, place);
    document.terms.forEach((term, at) => {
      const mention = packed(document.inTitle[at] ?? 0, document.inText[at] ?? 0);
      this.forward.mention(this.vocabulary.count(term), mention);
    });
    for (const fact of factTermsOf(document)) this.forward.mention(this.vocabulary.count(fact), 0);
    this.forward.close();
    const lengths = lengthsOf(document);
    this.titleLength += lengths.title;
    this.textLength += lengths.text;
    this.numbers.push(number);
    this.written.push(written);
    this.titleLengths.push(lengths.title);
    this.textLengths.push(lengths.text);
    for (const later of [this.titleMentions, this.textMentions]) later.push(0);
    for (let at = 0; at < backgroundNumbers; at += 1) this.backgrounds.push(background?.[at] ?? Number.NaN);
    if (isNew && isSampled(number)) {
      this.sampled += 1;
      for (const code of piecesOf(document).codes) this.pieceCounts[code] = (this.pieceCounts[code] ?? 0) + 1;
    }
    if (!this.isSealed) return;
    this.weigh(place);
    const [from, to] = this.forward.partOf(place);
    for (let at = from; at < to; at += 1) {
      this.postings.add(this.forward.terms.values[at] ?? 0, this.entryAt(place, at));
    }
  }

  /** What another case must stand out from to resemble this one, where the case is known. Null: not measured. */
  measure(number: number, background: Background | null): void {
    const place = this.placeOf.get(number);
    if (place === undefined) return;
    const numbers = background ? [...background.means, ...background.deviations] : noNumbers;
    this.backgrounds.values.set(numbers, place * backgroundNumbers);
  }

  backgroundOf(number: number): Background | null {
    const [one, two, three, four, five, six] = this.backgroundAt(number) ?? noNumbers;
    if (one === undefined || Number.isNaN(one)) return null;
    return { means: [one, two ?? 0, three ?? 0], deviations: [four ?? 1, five ?? 1, six ?? 1] };
  }

  /** The words of a case as they were put. */
  saidBy(number: number): Said {
    const said = { terms: [] as string[], inTitle: [] as number[], inText: [] as number[] };
    const place = this.placeOf.get(number);
    const [from, to] = place === undefined ? [0, 0] : this.forward.partOf(place);
    for (let at = from; at < to; at += 1) {
      const mention = this.forward.mentions.values[at] ?? 0;
      // Facts are mentioned without a place in the texts.
      if (mention === 0) continue;
      said.terms.push(this.vocabulary.wordAt(this.forward.terms.values[at] ?? 0));
      said.inTitle.push(titleIn(mention));
      said.inText.push(textIn(mention));
    }
    return said;
  }

  /** Everything that was put so far can now be found. In pieces between which others may work. */
  async seal(): Promise<void> {
    for (let place = 0; place < this.numbers.length; place += 1) {
      this.weigh(place);
      if (place % 500 === 499) await setImmediate();
    }
    const entryAt = (place: number, at: number) => this.entryAt(place, at);
    this.postings = await Postings.from(this.forward, this.vocabulary.size, entryAt, () => setImmediate());
    this.isSealed = true;
  }

  private backgroundAt(number: number): Float32Array | null {
    const place = this.placeOf.get(number);
    if (place === undefined) return null;
    return this.backgrounds.values.slice(place * backgroundNumbers, (place + 1) * backgroundNumbers);
  }

  private takeOut(number: number): boolean {
    const place = this.placeOf.get(number);
    if (place === undefined) return false;
    const [from, to] = this.forward.partOf(place);
    for (let at = from; at < to; at += 1) this.vocabulary.forget(this.forward.terms.values[at] ?? 0);
    this.titleLength -= this.titleLengths.values[place] ?? 0;
    this.textLength -= this.textLengths.values[place] ?? 0;
    this.numbers.values[place] = 0;
    this.placeOf.delete(number);
    return true;
  }

  private entryAt(place: number, at: number): number {
    const said = this.forward.mentions.values[at] ?? 0;
    this.mention.title = this.titleMentions.values[place] ?? 0;
    this.mention.text = this.textMentions.values[place] ?? 0;
    return entryOf(place, weightOf(titleIn(said), textIn(said), this.mention));
  }

  private weigh(place: number): void {
    const lengths = { title: this.titleLengths.values[place] ?? 0, text: this.textLengths.values[place] ?? 0 };
    const mention = mentionsIn(lengths, this);
    this.titleMentions.values[place] = mention.title;
    this.textMentions.values[place] = mention.text;
  }
}
