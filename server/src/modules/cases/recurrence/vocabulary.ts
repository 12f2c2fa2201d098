import { isLikelyMistyped, isSpellable, isTypingError } from '@vigie/domain/modules/cases/recurrence/spelling';

/** The terms of a company, numbered, with how many cases have each. */
export class Vocabulary {
  private readonly ids = new Map<string, number>();
  private readonly words: string[] = [];
  private readonly frequencies: number[] = [];
  /**
   * Words by their first two letters, and by their first and last two: two words that are one typing error apart are
   * together under one of the two, or under that of a neighbouring length.
   */
  private readonly neighbours = new Map<string, number[]>();

  get size(): number {
    return this.words.length;
  }

  idOf(term: string): number | undefined {
    return this.ids.get(term);
  }

  frequencyOf(term: string): number {
    return this.frequencies[this.ids.get(term) ?? -1] ?? 0;
  }

  frequencyAt(id: number): number {
    return this.frequencies[id] ?? 0;
  }

  wordAt(id: number): string {
    return this.words[id] ?? '';
  }

  /** One more case has it. */
  count(term: string): number {
    const known = this.ids.get(term);
    if (known !== undefined) {
      this.frequencies[known] = this.frequencyAt(known) + 1;
      return known;
    }
    const id = this.words.length;
    this.ids.set(term, id);
    this.words.push(term);
    this.frequencies.push(1);
    if (isSpellable(term)) {
      for (const key of keysOf(term, term.length)) {
        const bucket = this.neighbours.get(key);
        if (bucket) bucket.push(id);
        else this.neighbours.set(key, [id]);
      }
    }
    return id;
  }

  /** One case fewer has it. */
  forget(id: number): void {
    this.frequencies[id] = Math.max(0, this.frequencyAt(id) - 1);
  }

  /** Words of the company that may be the same, typed differently. */
  similarSpellings(term: string): readonly string[] {
    if (!isSpellable(term)) return [];
    const own = this.frequencyOf(term);
    const found = new Set<string>();
    for (const length of [term.length - 1, term.length, term.length + 1]) {
      for (const key of keysOf(term, length)) {
        for (const id of this.neighbours.get(key) ?? []) {
          const frequency = this.frequencies[id] ?? 0;
          if (frequency === 0 || !isLikelyMistyped(own, frequency)) continue;
          const word = this.words[id] ?? '';
          if (isTypingError(term, word)) found.add(word);
        }
      }
    }
    return [...found];
  }
}

function keysOf(term: string, length: number): readonly string[] {
  return [`${length}^${term.slice(0, 2)}`, `${length}$${term[0]}${term.slice(-2)}`];
}
