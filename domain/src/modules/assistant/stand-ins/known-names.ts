import { fold, foldedText, foldedWords } from './folded-text';

/** What the record itself knows by name. */
export interface KnownNames {
  readonly people: readonly string[];
  readonly batches: readonly string[];
  readonly customers: readonly string[];
}

/** A row of folded words that stands for a person or a thing. */
export interface NameForm {
  readonly words: readonly string[];
  readonly kind: 'PERSON' | 'CUSTOMER';
  /** The same for every form of one person. */
  readonly name: string;
  /** Only as written here: too short to be looked for whatever its case. */
  readonly exactly?: string;
  readonly initials?: true;
}

const particles = new Set(
  'le la les de des du da dos di del della van von der den ter el al ben bin abd the and et sa st saint'.split(' '),
);
const legalForms = new Set(
  'sas sasu sa sarl eurl sci snc gmbh ag kg ltd limited inc llc llp plc corp co company cie srl spa bv nv oy ab as group groupe'.split(
    ' ',
  ),
);
const wordsOf = (name: string) => foldedWords(foldedText(name)).map(({ word }) => word);

function personForms(name: string): readonly NameForm[] {
  const words = wordsOf(name);
  const form = (list: readonly string[]): NameForm => ({ words: list, kind: 'PERSON', name: fold(name) });
  const rotations = words.map((_, at) => form([...words.slice(at), ...words.slice(0, at)]));
  const initialled = words.slice(1).flatMap((_, index) => {
    const at = index + 1;
    const initials = words.slice(0, at).map((word) => word[0] as string);
    const rest = words.slice(at);
    return [
      [...initials, ...rest],
      [...rest, ...initials],
      [initials.join(''), ...rest],
    ].map(form);
  });
  const surfaces = name.match(/[\p{L}\p{M}\p{N}]+/gu) ?? [];
  const alone = words.flatMap((word, index) => {
    if (words.length > 1 && particles.has(word)) return [];
    if (word.length > 2) return [form([word])];
    return word.length === 2 && surfaces[index] !== undefined ? [{ ...form([word]), exactly: surfaces[index] }] : [];
  });
  const initials: readonly NameForm[] =
    words.length > 1 ? [{ ...form(words.map((word) => word[0] as string)), initials: true }] : [];
  return [...rotations, ...initialled, ...alone, ...initials];
}

function customerForms(name: string): readonly NameForm[] {
  const words = wordsOf(name);
  const short = words.filter((word) => !legalForms.has(word));
  const form = (list: readonly string[]): NameForm => ({ words: list, kind: 'CUSTOMER', name: fold(name) });
  return short.length === words.length || short.length === 0 ? [form(words)] : [form(words), form(short)];
}

/** Every form, by its first word; the longest first. */
export function nameForms({ people, customers }: KnownNames): ReadonlyMap<string, readonly NameForm[]> {
  const forms = new Map<string, NameForm[]>();
  for (const form of [...people.flatMap(personForms), ...customers.flatMap(customerForms)]) {
    const [first] = form.words;
    if (first !== undefined) forms.set(first, [...(forms.get(first) ?? []), form]);
  }
  for (const list of forms.values()) list.sort((a, b) => b.words.length - a.words.length);
  return forms;
}

/** One expression for all codes of batches, however their parts are joined. Null where there is none. */
export function batchExpression(batches: readonly string[]): RegExp | null {
  const sources = batches
    .map((batch) => fold(batch).match(/[\p{L}]+|\p{N}+/gu) ?? [])
    .filter((parts) => parts.length > 0)
    .sort((a, b) => b.join('').length - a.join('').length)
    .map((parts) => {
      const joined = parts.join("[-_./\\s']{0,2}");
      return parts.join('').length < 5 ? `(?<![\\p{L}\\p{N}])${joined}(?![\\p{L}\\p{N}])` : joined;
    });
  return sources.length === 0 ? null : new RegExp(sources.join('|'), 'gu');
}
