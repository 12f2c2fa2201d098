import { setImmediate } from 'node:timers/promises';
import { type Collection, rarityOf, usualLengths } from '@vigie/domain/modules/cases/recurrence/collection';
import type { RecurrenceDocument } from '@vigie/domain/modules/cases/recurrence/document';
import { factTermsOf } from '@vigie/domain/modules/cases/recurrence/facets';
import { pieceCodes, piecesOf } from '@vigie/domain/modules/cases/recurrence/pieces';
import { lengthsOf, mentionsIn, weightOf } from '@vigie/domain/modules/cases/recurrence/weights';
import { entryOf, Forward, Growing, maxPlaces, Postings, packed, textIn, titleIn } from './postings';
import { Vocabulary } from './vocabulary';

/** Which cases the letters are counted in: all of the first ones, then every so many. */
const isSampled = (number: number) => number <= 1000 || number % 50 === 0;

/** What one case weighs as a whole, by its place. */
export interface Places {
  readonly count: number;
  /** 0 where the case has changed since and stands at another place. */
  readonly numbers: Int32Array;
  readonly days: Int32Array;
  readonly norms: Float32Array;
  readonly titleRarities: Float32Array;
}

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
  private readonly days = new Growing(new Int32Array(64));
  private readonly titleMentions = new Growing(new Float32Array(64));
  private readonly textMentions = new Growing(new Float32Array(64));
  private readonly norms = new Growing(new Float32Array(64));
  private readonly titleRarities = new Growing(new Float32Array(64));
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
    return this.postings.bytes + this.forward.bytes + 160 * this.vocabulary.size + 100 * this.numbers.length;
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

  get places(): Places {
    return {
      count: this.numbers.length,
      numbers: this.numbers.values,
      days: this.days.values,
      norms: this.norms.values,
      titleRarities: this.titleRarities.values,
    };
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
    this.days.push(dayNumber(document.day));
    this.titleLengths.push(lengths.title);
    this.textLengths.push(lengths.text);
    for (const later of [this.titleMentions, this.textMentions, this.norms, this.titleRarities]) later.push(0);
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
    return entryOf(place, titleIn(said) > 0, weightOf(titleIn(said), textIn(said), this.mention));
  }

  private weigh(place: number): void {
    const lengths = { title: this.titleLengths.values[place] ?? 0, text: this.textLengths.values[place] ?? 0 };
    const mention = mentionsIn(lengths, this);
    const [from, to] = this.forward.partOf(place);
    let [square, title] = [0, 0];
    for (let at = from; at < to; at += 1) {
      const said = this.forward.mentions.values[at] ?? 0;
      const rarity = rarityOf(this.vocabulary.frequencyAt(this.forward.terms.values[at] ?? 0), this.documents);
      square += (rarity * weightOf(titleIn(said), textIn(said), mention)) ** 2;
      if (titleIn(said) > 0) title += rarity;
    }
    this.titleMentions.values[place] = mention.title;
    this.textMentions.values[place] = mention.text;
    this.norms.values[place] = Math.sqrt(square);
    this.titleRarities.values[place] = title;
  }
}

export function dayNumber(day: string): number {
  const time = Date.parse(day);
  return Number.isNaN(time) ? 0 : Math.round(time / 86_400_000);
}
