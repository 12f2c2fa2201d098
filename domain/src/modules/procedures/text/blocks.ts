import * as z from 'zod/mini';
import { asStored, named } from '../../../kernel/http/schema-marks';
import { textBounds } from './bounds';

/** No control characters but the line break, no marks that turn the direction of writing, and nothing that PostgreSQL cannot keep. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what is refused
const plainPattern = /^[^\u0000-\u0009\u000b-\u001f\u007f-\u009f\u2028\u2029\u202a-\u202e\u2066-\u2069\p{Cs}]*$/u;
export const isPlain = (text: string) => plainPattern.test(text);
/** The same text without what it may not hold. */
export const readable = (text: string) =>
  text
    .replace(/[\t\r\u2028\u2029]/g, ' ')
    // biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what is taken out
    .replace(/[\u0000-\u0009\u000b-\u001f\u007f-\u009f\u202a-\u202e\u2066-\u2069\p{Cs}]/gu, '');
const plain = (max: number) => z.string().check(z.maxLength(max), z.refine<string>(isPlain));

/** Anything else, `javascript:` above all, is no address that a reader may be sent to. */
export const isSafeLink = (link: string) =>
  link.length <= textBounds.link && /^(?:https:\/\/|mailto:)[^\s<>"\\]+$/.test(link) && isPlain(link);

/** Raised and lowered letters are among them because 10³ is not 103. */
export const marks = ['bold', 'italic', 'underline', 'code', 'superscript', 'subscript'] as const;
export type MarkName = (typeof marks)[number];

const set = z.optional(z.literal(true));
/** A piece of text in one dress. A line break in it is a break inside its block. */
const run = z.strictObject({
  text: plain(textBounds.blockLetters).check(z.minLength(1)),
  bold: set,
  italic: set,
  underline: set,
  code: set,
  superscript: set,
  subscript: set,
  link: z.optional(z.string().check(z.refine<string>(isSafeLink))),
});
export type Run = Readonly<z.infer<typeof run>>;
const runs = z.array(run).check(z.maxLength(textBounds.runs));

const item = z.strictObject({
  depth: z.int().check(z.gte(0), z.lte(textBounds.itemDepth)),
  ordered: z.boolean(),
  runs,
});
export type Item = Readonly<z.infer<typeof item>>;

const cell = z.strictObject({ runs });
export type Cell = Readonly<z.infer<typeof cell>>;
const row = z.array(cell).check(z.minLength(1), z.maxLength(textBounds.columns));
export type Row = Readonly<z.infer<typeof row>>;

const common = {
  /** Lasts through every version: causes, signatures and translations name it. */
  id: z.uuid(),
  /** Two authors changed the same block: this one is the other's wording of the block it names, until an author decides. */
  rivalOf: z.optional(z.uuid()),
};

export const fileHash = z.string().check(z.regex(/^[0-9a-f]{64}$/));
export const recordReference = z.string().check(z.regex(/^[A-Z]{2,5}_\d{4,9}(?:-v\d{1,4})?$/));

export const block = /* @__PURE__ */ named(
  'TextBlock',
  z.discriminatedUnion('kind', [
    z.strictObject({ ...common, kind: z.literal('heading'), level: z.literal([1, 2, 3]), runs }),
    z.strictObject({ ...common, kind: z.literal('paragraph'), runs }),
    /** Its number is its place among the steps of its section. */
    z.strictObject({ ...common, kind: z.literal('step'), runs }),
    z.strictObject({ ...common, kind: z.literal('warning'), runs }),
    /** Items in their order, each with its depth: nesting without recursion. */
    z.strictObject({
      ...common,
      kind: z.literal('list'),
      items: z.array(item).check(z.minLength(1), z.maxLength(textBounds.items)),
    }),
    z.strictObject({
      ...common,
      kind: z.literal('table'),
      /** Its first row is a head. */
      headed: z.boolean(),
      rows: z.array(row).check(z.minLength(1), z.maxLength(textBounds.rows)),
    }),
    z.strictObject({
      ...common,
      kind: z.literal('image'),
      file: fileHash,
      alternative: plain(textBounds.alternative),
      caption: plain(textBounds.caption),
    }),
    z.strictObject({
      ...common,
      kind: z.literal('reference'),
      /** A record or a procedure, by its number. */
      record: recordReference,
      label: plain(textBounds.label),
    }),
  ]),
);
export type Block = Readonly<z.infer<typeof block>>;
export type BlockKind = Block['kind'];
export type BlockOf<Kind extends BlockKind> = Extract<Block, { kind: Kind }>;
/** The blocks that are one piece of running text. */
export type TextBlock = Extract<Block, { runs: unknown }>;

/** Checked JSON, no HTML. `textProblem` says beside it what is wrong, cheaply and in words. */
export const blocks = /* @__PURE__ */ named(
  'TextBlocks',
  asStored(z.array(block).check(z.maxLength(textBounds.blocks))),
);
export type Blocks = readonly Block[];

/** Every piece of running text of a block, in its order. */
export function linesOf(one: Block): readonly (readonly Run[])[] {
  switch (one.kind) {
    case 'list':
      return one.items.map((each) => each.runs);
    case 'table':
      return one.rows.flatMap((cells) => cells.map((each) => each.runs));
    case 'image':
      return [one.alternative, one.caption].map(plainRuns);
    case 'reference':
      return [plainRuns(one.record), plainRuns(one.label)];
    default:
      return [one.runs];
  }
}

export const plainRuns = (text: string): readonly Run[] => (text === '' ? [] : [{ text }]);
export const plainOf = (runsOfLine: readonly Run[]) => runsOfLine.map(({ text }) => text).join('');
