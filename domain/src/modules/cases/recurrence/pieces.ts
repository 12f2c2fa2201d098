import type { Collection } from './collection';
import type { RecurrenceDocument } from './document';

const letters = 37;
/** Every run of three among space, a to z and 0 to 9 has a code below this. */
export const pieceCodes = letters ** 3;
const titleWeight = 4;
const saturation = 3;
/** The piece at this place weighs half of the first one. */
const halfAt = 240;

export interface Pieces {
  readonly codes: Uint16Array;
  readonly weights: Float32Array;
}

function letterAt(text: string, at: number): number {
  const code = text.charCodeAt(at);
  if (code >= 97 && code <= 122) return code - 96;
  if (code >= 48 && code <= 57) return code - 21;
  return code === 32 || Number.isNaN(code) ? 0 : 1 + (code % 26);
}

const counted = new Float32Array(pieceCodes);
const found = new Uint16Array(8192);

/**
 * All runs of three letters of a title and of the beginning of a text, across the words: they meet where words are
 * inflected, joined or misspelled, and where the same words follow each other.
 */
export function piecesOf({ title, opening }: Pick<RecurrenceDocument, 'title' | 'opening'>): Pieces {
  const some = count(opening, count(title, 0, titleWeight, Number.POSITIVE_INFINITY), 1, halfAt);
  const codes = found.slice(0, some);
  const weights = new Float32Array(some);
  for (let n = 0; n < some; n += 1) {
    const code = codes[n] ?? 0;
    const often = counted[code] ?? 0;
    weights[n] = (often * (saturation + 1)) / (often + saturation);
    counted[code] = 0;
  }
  return { codes, weights };
}

function count(text: string, before: number, weight: number, half: number): number {
  let some = before;
  let first = 0;
  let second = letterAt(text, 0);
  for (let at = 0; at < text.length && some < found.length; at += 1) {
    const third = at + 1 < text.length ? letterAt(text, at + 1) : 0;
    const code = (first * letters + second) * letters + third;
    const often = counted[code] as number;
    if (often === 0) {
      found[some] = code;
      some += 1;
    }
    counted[code] = often + weight / (1 + at / half);
    first = second;
    second = third;
  }
  return some;
}

/** The pieces of a question, each times its rarity. */
export interface AskedPieces {
  readonly codes: Uint16Array;
  readonly values: Float32Array;
  readonly rarities: Float32Array;
  readonly norm: number;
}

export function askedPieces(
  document: RecurrenceDocument,
  { pieceRarities: rarities }: Pick<Collection, 'pieceRarities'>,
): AskedPieces {
  const { codes, weights } = piecesOf(document);
  const values = weights.map((weight, n) => weight * (rarities[codes[n] ?? 0] ?? 0));
  const norm = Math.sqrt(values.reduce((square, value) => square + value * value, 0));
  return { codes, values, rarities, norm };
}

/** The question that is laid out by code at the moment: many cases in a row are held against the same one. */
const laidOut = { asked: null as AskedPieces | null, byCode: new Float32Array(pieceCodes) };

function layOut(asked: AskedPieces): Float32Array {
  const { byCode } = laidOut;
  if (laidOut.asked === asked) return byCode;
  for (const code of laidOut.asked?.codes ?? []) byCode[code] = 0;
  for (let n = 0; n < asked.codes.length; n += 1) byCode[asked.codes[n] ?? 0] = asked.values[n] ?? 0;
  laidOut.asked = asked;
  return byCode;
}

/** 1 for the same letters, 0 for none in common. */
export function sharedPieces(asked: AskedPieces, candidate: Pick<RecurrenceDocument, 'title' | 'opening'>): number {
  const byCode = layOut(asked);
  const { rarities, norm } = asked;
  const { codes, weights } = piecesOf(candidate);
  let [shared, square] = [0, 0];
  for (let n = 0; n < codes.length; n += 1) {
    const code = codes[n] ?? 0;
    const value = (weights[n] ?? 0) * (rarities[code] ?? 0);
    shared += value * (byCode[code] ?? 0);
    square += value * value;
  }
  return shared > 0 ? Math.min(1, shared / (norm * Math.sqrt(square))) : 0;
}
