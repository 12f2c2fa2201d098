/** Where a text is not read on. The point inside `3.4` and the one behind `no.` or an initial end nothing. */
const ends =
  /(?<=[!?;…\n]|(?<!(?<!\p{L})(?:\p{L}|no|nos|cf|ex|fig|env|approx|mr|mrs|ms|dr|mme|vs|ref|art|max|min))\.(?=\s|$))/iu;

export interface Sentence {
  readonly at: number;
  readonly text: string;
}

export function sentencesOf(text: string): readonly Sentence[] {
  let at = 0;
  return text.split(ends).flatMap((part) => {
    const sentence = { at, text: part };
    at += part.length;
    return part.trim() === '' ? [] : [sentence];
  });
}
