import { spelled } from './spelled';

export interface Sentence {
  readonly at: number;
  /** Folded. */
  readonly text: string;
}

export interface Word {
  readonly at: number;
  /** Folded. */
  readonly word: string;
}

/** What the writer says: every letter keeps its place, and what is quoted from others is blank. */
export interface Said {
  readonly written: string;
  readonly plain: string;
  readonly sentences: readonly Sentence[];
  readonly words: readonly Word[];
}

const quoted = /«[^«»]{1,600}»|“[^“”]{1,600}”|"[^"\n]{1,600}"/g;

export function saidIn(text: string): Said {
  const { written, plain: all } = spelled(text);
  const plain = all.replace(quoted, (quote) => ' '.repeat(quote.length));
  const words = [...plain.matchAll(/[\p{L}\p{N}]+/gu)].map((match) => ({ at: match.index, word: match[0] }));
  return { written, plain, sentences: sentencesIn(plain), words };
}

const end = /[!?;…\n]|\.(?=\s|$)/g;
/** The point behind `no.` or an initial ends nothing. */
const shortened = /(?<!\p{L})(?:\p{L}|nos?|cf|ex|fig|env|approx|mrs?|ms|dr|mme|vs|ref|art|max|min)\.$/u;

function sentencesIn(plain: string): readonly Sentence[] {
  const sentences: Sentence[] = [];
  let at = 0;
  const add = (to: number) => {
    const text = plain.slice(at, to);
    if (text.trim() !== '') sentences.push({ at, text });
    at = to;
  };
  for (const { index } of plain.matchAll(end)) {
    if (plain[index] !== '.' || !shortened.test(plain.slice(Math.max(0, index - 8), index + 1))) add(index + 1);
  }
  add(plain.length);
  return sentences;
}
