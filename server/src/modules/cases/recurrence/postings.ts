import { mostMentions } from '@vigie/domain/modules/cases/recurrence/document';
import { highestWeight } from '@vigie/domain/modules/cases/recurrence/weights';

/** Numbers that grow in place, without an object for each. */
export class Growing<Of extends Uint32Array | Float32Array | Float64Array | Int32Array | Uint8Array> {
  length = 0;

  constructor(public values: Of) {}

  push(value: number): void {
    if (this.length === this.values.length) {
      const Larger = this.values.constructor as new (length: number) => Of;
      // By a quarter: with twice as much, up to half of it would be kept for nothing.
      const larger = new Larger(this.values.length + Math.max(this.values.length >> 2, 64));
      larger.set(this.values);
      this.values = larger;
    }
    this.values[this.length] = value;
    this.length += 1;
  }
}

/** A mention in 8 bits: how often in the title, and how often in the text, both as a document bounds them. */
export const packed = (inTitle: number, inText: number): number => (inTitle << 6) | inText;
export const titleIn = (mention: number) => mention >> 6;
export const textIn = (mention: number) => mention & mostMentions.text;

/** A case has a place of 24 bits; behind it stand eight for the weight of the term in it. */
export const maxPlaces = 2 ** 24;
export const weightBits = 255;
export const weightStep = highestWeight / weightBits;

export function entryOf(place: number, weight: number): number {
  const kept = weight > 0 ? Math.min(weightBits, Math.max(1, Math.round(weight / weightStep))) : 0;
  return ((place << 8) | kept) >>> 0;
}

/**
 * By term, which cases mention it and how. Most of them lie side by side in one array; those that came after it was made lie
 * in lists of their own.
 */
export class Postings {
  private starts = new Uint32Array(1);
  private entries = new Uint32Array(0);
  private readonly later = new Map<number, number[]>();
  laterCount = 0;

  get bytes(): number {
    return 4 * (this.starts.length + this.entries.length) + 16 * this.laterCount;
  }

  get count(): number {
    return this.entries.length;
  }

  add(term: number, entry: number): void {
    const list = this.later.get(term);
    if (list) list.push(entry);
    else this.later.set(term, [entry]);
    this.laterCount += 1;
  }

  /** The entries of a term, in one or two runs. */
  runsOf(term: number): readonly Uint32Array[] {
    const runs: Uint32Array[] = [];
    if (term + 1 < this.starts.length) runs.push(this.entries.subarray(this.starts[term], this.starts[term + 1]));
    const later = this.later.get(term);
    if (later) runs.push(Uint32Array.from(later));
    return runs;
  }

  /** Lays everything side by side, in pieces between which others may work. */
  static async from(
    forward: Forward,
    terms: number,
    entryAt: (place: number, at: number) => number,
    pause: () => Promise<void>,
  ): Promise<Postings> {
    const made = new Postings();
    const { length, values: ids } = forward.terms;
    const counts = new Uint32Array(terms + 1);
    for (let at = 0; at < length; at += 1) {
      counts[(ids[at] ?? 0) + 1] = (counts[(ids[at] ?? 0) + 1] ?? 0) + 1;
      if (at % 200_000 === 199_999) await pause();
    }
    for (let term = 0; term < terms; term += 1) counts[term + 1] = (counts[term + 1] ?? 0) + (counts[term] ?? 0);
    made.starts = counts.slice();
    made.entries = new Uint32Array(length);
    let sincePause = 0;
    for (let place = 0; place < forward.places; place += 1) {
      const [from, to] = forward.partOf(place);
      for (let at = from; at < to; at += 1) {
        const term = ids[at] ?? 0;
        const next = counts[term] ?? 0;
        made.entries[next] = entryAt(place, at);
        counts[term] = next + 1;
      }
      sincePause += to - from;
      if (sincePause > 100_000) {
        sincePause = 0;
        await pause();
      }
    }
    return made;
  }
}

/** By case, which terms it mentions and how: what is needed to take a case out again. */
export class Forward {
  readonly terms = new Growing(new Uint32Array(1024));
  readonly mentions = new Growing(new Uint8Array(1024));
  private readonly ends = new Growing(new Uint32Array(64));

  get places(): number {
    return this.ends.length;
  }

  get bytes(): number {
    return 5 * this.terms.values.length + 4 * this.ends.values.length;
  }

  mention(term: number, mention: number): void {
    this.terms.push(term);
    this.mentions.push(mention);
  }

  /** The case is complete; the next mention belongs to the next case. */
  close(): void {
    this.ends.push(this.terms.length);
  }

  partOf(place: number): readonly [from: number, to: number] {
    return [place === 0 ? 0 : (this.ends.values[place - 1] ?? 0), this.ends.values[place] ?? 0];
  }
}
