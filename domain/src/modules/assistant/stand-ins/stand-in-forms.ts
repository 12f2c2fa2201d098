export const standInKinds = ['PERSON', 'BATCH', 'CUSTOMER', 'EMAIL', 'PHONE', 'TEXT'] as const;
export type StandInKind = (typeof standInKinds)[number];

/** `[PERSON_1]`, and `[PERSON_1_2]` for the same person written another way. */
export const standInPattern = new RegExp(`\\[(?:${standInKinds.join('|')})_\\d{1,6}(?:_\\d{1,6})?\\]`, 'gi');
/** The end of a piece that may be the beginning of a stand-in. */
const unfinished = /\[[a-z]{0,8}(?:_\d{0,6}(?:_\d{0,6})?)?$/i;

export type PutBack = (text: string) => string;

export interface PutBackStream {
  /** What can be shown after this piece; the beginning of a stand-in is kept until the rest of it is there. */
  readonly push: (piece: string) => string;
  readonly end: () => string;
}

export function putBackStream(putBack: PutBack): PutBackStream {
  let kept = '';
  return {
    push(piece) {
      const text = kept + piece;
      const cut = unfinished.exec(text)?.index ?? text.length;
      kept = text.slice(cut);
      return putBack(text.slice(0, cut));
    },
    end() {
      const rest = kept;
      kept = '';
      return putBack(rest);
    },
  };
}
