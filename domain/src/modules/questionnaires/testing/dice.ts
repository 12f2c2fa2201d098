/** Numbers that look random and are the same for the same seed (mulberry32). */
export class Dice {
  constructor(private state: number) {}

  /** From 0 to `max`. */
  upTo(max: number): number {
    this.state = (this.state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(this.state ^ (this.state >>> 15), 1 | this.state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) % (max + 1);
  }

  between(min: number, max: number): number {
    return min + this.upTo(max - min);
  }

  isHeads(): boolean {
    return this.upTo(1) === 0;
  }

  oneOf<T>(list: readonly [T, ...T[]] | readonly T[]): T {
    return list[this.upTo(list.length - 1)] as T;
  }

  times<T>(count: number, make: (at: number) => T): T[] {
    return Array.from({ length: count }, (_, at) => make(at));
  }

  orNull<T>(make: () => T): T | null {
    return this.isHeads() ? make() : null;
  }
}
