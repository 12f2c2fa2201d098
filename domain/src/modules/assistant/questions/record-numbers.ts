import { actionAddress } from '../../actions/public';
import { addressOfCase, caseKinds, kinds } from '../../cases/public';
import { reportAddress } from '../../reports/public';
import { type ListName, pathOfList } from './lists';
import type { Token } from './tokens';

export interface NamedRecord {
  readonly id: string;
  readonly address: string;
  /** The list that it stands in. */
  readonly list: ListName;
  /** How many tokens it takes. */
  readonly length: number;
}

interface Series {
  readonly prefix: string;
  readonly digits: number;
  readonly list: ListName;
  readonly address: (id: string) => string;
}

const plainSeries: readonly Series[] = [
  ...kinds.map((kind) => ({
    prefix: caseKinds[kind].prefix,
    digits: 4,
    list: 'cases' as const,
    address: addressOfCase,
  })),
  { prefix: 'ACT_', digits: 4, list: 'actions', address: actionAddress },
  { prefix: 'IN_', digits: 5, list: 'reports', address: reportAddress },
  { prefix: 'QU_', digits: 5, list: 'questionnaires', address: (id) => `${pathOfList('questionnaires')}/${id}` },
  { prefix: 'TPL_', digits: 4, list: 'templates', address: (id) => `${pathOfList('templates')}/${id}` },
];

/** Before a number, in the singular: `réclamation n° 12`. */
const nouns: Readonly<Record<string, readonly string[]>> = {
  NC_: ['non conformite', 'nonconformity', 'non conformity', 'ecart', 'deviation'],
  CC_: ['reclamation', 'reclamation client', 'plainte', 'complaint', 'customer complaint'],
  HSE_: ['accident', 'cas hse', 'dossier hse'],
  IMP_: ['amelioration', 'improvement'],
  IT_: ['bug', 'bug informatique', 'it bug'],
  EF_: ['panne', 'equipment failure', 'breakdown'],
  ACT_: ['action', 'tache', 'task'],
  IN_: ['rapport', 'report', 'signalement'],
  QU_: ['questionnaire'],
  TPL_: ['modele', 'template'],
};
const series = plainSeries.map((one) => ({ ...one, nouns: (nouns[one.prefix] ?? []).map((name) => name.split(' ')) }));
const numberSigns = ['n', 'no', 'num', 'numero', 'number', '#', 'nr', 'n°'];

/** In words: `réclamation client n° 12`. */
const longestName = 4;

/** `NC_0042`, `nc 42`, `NC-42`, `nc42`, `réclamation n° 12`. */
export function readRecordNumber(tokens: readonly Token[], place: number): NamedRecord | null {
  const hasNumber = tokens.slice(place, place + longestName).some(({ plain }) => /\d/.test(plain));
  if (!hasNumber) return null;
  for (const one of series) {
    const said = readPrefix(one.prefix, tokens, place) ?? readNoun(one.nouns, tokens, place);
    if (said) return recordOf(one, said.number, said.length);
  }
  return null;
}

interface SaidNumber {
  readonly number: string;
  readonly length: number;
}

function readPrefix(prefix: string, tokens: readonly Token[], place: number): SaidNumber | null {
  const letters = prefix.slice(0, -1).toLowerCase();
  const { plain = '', typed = '' } = tokens[place] ?? {};
  const digits = plain.startsWith(letters) ? plain.slice(letters.length).replace(/^_/, '') : '';
  if (isNumber(digits)) return { number: digits, length: 1 };
  // `it 4` and `in 12` are words of English unless they are written as the application writes them.
  const isPrefix = plain === letters && (!['it', 'in'].includes(letters) || typed === letters.toUpperCase());
  return isPrefix ? readNumber(tokens, place, 1) : null;
}

function readNoun(names: readonly (readonly string[])[], tokens: readonly Token[], place: number): SaidNumber | null {
  for (const words of names) {
    const isSaid = words.every((word, index) => tokens[place + index]?.plain === word);
    const said = isSaid ? readNumber(tokens, place, words.length) : null;
    if (said) return said;
  }
  return null;
}

/** The number behind the words that name its kind. */
function readNumber(tokens: readonly Token[], place: number, words: number): SaidNumber | null {
  const sign = numberSigns.includes(tokens[place + words]?.plain ?? '') ? 1 : 0;
  const number = tokens[place + words + sign]?.plain ?? '';
  return isNumber(number) ? { number, length: words + sign + 1 } : null;
}

const isNumber = (text: string) => /^\d{1,9}$/.test(text);

function recordOf({ prefix, digits, list, address }: Series, number: string, length: number): NamedRecord | null {
  if (Number(number) === 0) return null;
  // A company may give its numbers more digits: what is written with more is taken as it is written.
  const id = prefix + (number.length > digits ? number : String(Number(number)).padStart(digits, '0'));
  return { id, address: address(id), list, length };
}
