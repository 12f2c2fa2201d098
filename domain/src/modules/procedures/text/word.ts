import type { Blocks } from './blocks';
import type { TextProblem } from './problems';
import type { lostPartMessages, wordProblemMessages } from './word-messages';

export const wordBounds = { megabytes: 25, unpackedMegabytes: 100, documentMegabytes: 15 } as const;

export type WordProblem = keyof typeof wordProblemMessages;
export type LostPart = keyof typeof lostPartMessages;
export type LostParts = Readonly<Record<LostPart, number>>;

/** What has become of a document. Its images are stored by whoever asked, under the hashes that the blocks name. */
export type ReadDocument<Image> =
  | { readonly problem: WordProblem; readonly values: Readonly<Record<string, number>> }
  | { readonly textProblem: TextProblem }
  | { readonly blocks: Blocks; readonly images: readonly Image[]; readonly lost: LostParts };
