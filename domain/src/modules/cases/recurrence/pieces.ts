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
  let code = letterAt(text, 0);
  for (let at = 0; at < text.length && some < found.length; at += 1) {
    code = (code * letters + letterAt(text, at + 1)) % pieceCodes;
    if (counted[code] === 0) {
      found[some] = code;
      some += 1;
    }
    counted[code] = (counted[code] ?? 0) + weight / (1 + at / half);
  }
  return some;
}

/** The pieces of a question, laid out so that many others can be held against them. */
export interface AskedPieces {
  readonly byCode: Float32Array;
  readonly rarities: Float32Array;
  readonly norm: number;
}

export function askedPieces(
  document: RecurrenceDocument,
  { pieceRarities: rarities }: Pick<Collection, 'pieceRarities'>,
): AskedPieces {
  const byCode = new Float32Array(pieceCodes);
  const { codes, weights } = piecesOf(document);
  let square = 0;
  for (let n = 0; n < codes.length; n += 1) {
    const code = codes[n] ?? 0;
    const value = (weights[n] ?? 0) * (rarities[code] ?? 0);
    byCode[code] = value;
    square += value * value;
  }
  return { byCode, rarities, norm: Math.sqrt(square) };
}

/** 1 for the same letters, 0 for none in common. */
export function sharedPieces({ byCode, rarities, norm }: AskedPieces, candidate: RecurrenceDocument): number {
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
