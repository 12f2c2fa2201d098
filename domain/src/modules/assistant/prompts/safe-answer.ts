/** A piece of an answer: plain text, or the address of a record of this application. Nothing else is a link. */
export type AnswerPart =
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'record'; readonly text: string; readonly address: string };

export interface SafeAnswer {
  /** The parts in one text. */
  readonly text: string;
  readonly parts: readonly AnswerPart[];
  readonly wasCut: boolean;
}

export interface SafeAnswerOptions {
  /** Whether a path, which begins with one slash and has no query, is a record of this application. None is, unless said. */
  readonly isOwnRecord?: (path: string) => boolean;
  /** What stands where an address of the web stood. */
  readonly linkRemoved?: string;
  readonly maxLength?: number;
}

export const longestAnswer = 8000;

const invisible = /\p{Cc}|\p{Cf}|\p{Cs}|\p{Default_Ignorable_Code_Point}/gu;
const marksInARow = /(\p{M}{3})\p{M}+/gu;
const elements =
  'a|abbr|applet|area|audio|base|body|br|button|canvas|center|code|details|dialog|div|embed|fieldset|font|form|frame|frameset|h[1-6]|head|hr|html|iframe|image|img|input|link|map|marquee|math|meta|noscript|object|ol|option|param|picture|pre|script|section|select|source|span|style|summary|svg|table|tbody|td|template|textarea|th|title|tr|track|ul|video|xml|xmp';
/** Only elements: `5 < x and y > 3` is no markup. */
const element = new RegExp(
  `<(?:/?(?:${elements})(?=[\\s/>])[^<>]*|/?(?:b|i|p|u|s|em|li|strong)|!--[^]*?--|!doctype[^<>]*|\\?[^<>]*)>`,
  'gi',
);
const openElement = new RegExp(`<(?=/?(?:${elements})(?!\\w)|!--)`, 'gi');
const image = /!\[([^\][]*)\](?:\([^()]*(?:\([^()]*\)[^()]*)*\)|\[[^\][]*\])/g;
const definition = /^[ \t]*\[[^\][\n]+\]:[ \t]*\S.*$/gm;
const link = /\[([^\][]*)\]\(\s*<?([^()\s>]*)>?(?:\s[^()]*)?\)/g;
const address =
  /(?:[a-z][a-z0-9+.-]{0,20}:[/\\]{1,2}|(?<![\p{L}\p{N}:/\\])[/\\]{2}(?=[\p{L}\p{N}[])|(?:javascript|vbscript|data|file|blob|about|mailto|tel|intent)\s{0,3}:(?=[^\s])|www\.)[^\s<>"'`]*/giu;
const ownPath = /(?<![\p{L}\p{N}_.:/\\])\/[\w-]+(?:\/[\w-]+)*/gu;

/** An answer of a provider as it may be shown: no markup, image or address that a browser would load or follow. */
export function safeAnswer(answer: string, options: SafeAnswerOptions = {}): SafeAnswer {
  const { isOwnRecord = () => false, linkRemoved = '‹…›', maxLength = longestAnswer } = options;
  // Characters that are taken away count too, so that work stays bounded.
  const bounded = answer.slice(0, maxLength * 2);
  const visible = bounded
    .replace(/\r\n?|[\u0085\u2028\u2029]/g, '\n')
    .replace(/[\t\v\f]/g, ' ')
    .split('\n')
    .map((line) => line.replace(invisible, '').replace(marksInARow, '$1'))
    .join('\n')
    .replace(/\n{4,}/g, '\n\n\n');
  const text = withoutMarkup(visible, isOwnRecord, linkRemoved);
  const kept = Array.from(text).slice(0, maxLength).join('').trimEnd();
  const wasCut = answer.length > bounded.length || Array.from(text).length > maxLength;
  return { text: kept, parts: partsOf(kept, isOwnRecord), wasCut };
}

/** Taking something away can put together what was not there before, so until nothing changes. */
function withoutMarkup(text: string, isOwnRecord: (path: string) => boolean, linkRemoved: string): string {
  let current = text;
  for (let round = 0; round < 10; round += 1) {
    const next = current
      .replace(element, '')
      .replace(image, '$1')
      .replace(definition, '')
      .replace(link, (_whole, label: string, target: string) =>
        isOwnRecord(target) && isPath(target) ? `${label} ${target}` : label,
      )
      .replace(address, linkRemoved);
    if (next === current) break;
    current = next;
  }
  return current.replace(openElement, '< ').replace(/!+\[/g, '[').replace(/\]\(/g, '] (').replace(address, linkRemoved);
}

const isPath = (target: string) => /^\/[\w-]+(?:\/[\w-]+)*$/.test(target);

function partsOf(text: string, isOwnRecord: (path: string) => boolean): readonly AnswerPart[] {
  const parts: AnswerPart[] = [];
  let at = 0;
  for (const { 0: path, index } of text.matchAll(ownPath)) {
    if (!isOwnRecord(path)) continue;
    if (index > at) parts.push({ kind: 'text', text: text.slice(at, index) });
    parts.push({ kind: 'record', text: path, address: path });
    at = index + path.length;
  }
  return at < text.length ? [...parts, { kind: 'text', text: text.slice(at) }] : parts;
}
