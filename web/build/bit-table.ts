/** Rows of bits: sets of small numbers that are joined and compared again and again. */
export class BitTable {
  readonly #width: number;
  readonly #words: Int32Array;

  constructor(rows: number, columns: number) {
    this.#width = Math.ceil(columns / 32);
    this.#words = new Int32Array(rows * this.#width);
  }

  has(row: number, column: number): boolean {
    return (this.#word(row, column >> 5) & (1 << (column & 31))) !== 0;
  }

  add(row: number, column: number): void {
    const place = row * this.#width + (column >> 5);
    this.#words[place] = (this.#words[place] as number) | (1 << (column & 31));
  }

  /** What the other table has in its row. */
  addRow(row: number, other: BitTable, otherRow: number): void {
    for (let place = 0; place < this.#width; place += 1) {
      this.#words[row * this.#width + place] = this.#word(row, place) | other.#word(otherRow, place);
    }
  }

  each(row: number, visit: (column: number) => void): void {
    for (let place = 0; place < this.#width; place += 1) eachBit(this.#word(row, place), place, visit);
  }

  eachOfEither(one: number, other: number, visit: (column: number) => void): void {
    for (let place = 0; place < this.#width; place += 1) {
      eachBit(this.#word(one, place) | this.#word(other, place), place, visit);
    }
  }

  eachOfOnlyOne(one: number, other: number, visit: (column: number) => void): void {
    for (let place = 0; place < this.#width; place += 1) {
      eachBit(this.#word(one, place) ^ this.#word(other, place), place, visit);
    }
  }

  /** What either of two rows has, and a third has not. */
  eachMissing(row: number, one: number, other: number, visit: (column: number) => void): void {
    for (let place = 0; place < this.#width; place += 1) {
      const either = this.#word(one, place) | this.#word(other, place);
      eachBit(either & ~this.#word(row, place), place, visit);
    }
  }

  #word(row: number, place: number): number {
    return this.#words[row * this.#width + place] as number;
  }
}

function eachBit(word: number, place: number, visit: (column: number) => void): void {
  for (let bits = word; bits !== 0; bits &= bits - 1) visit(place * 32 + 31 - Math.clz32(bits & -bits));
}
