import { monthNames } from '../../facts/calendar-words';

const numbered = (rows: readonly string[], first = 1): ReadonlyMap<string, number> =>
  new Map(rows.flatMap((row, index) => row.split(' ').map((word) => [word, index + first] as const)));

export const months = numbered(monthNames);

export const weekdays = numbered([
  'lundi monday',
  'mardi tuesday',
  'mercredi wednesday',
  'jeudi thursday',
  'vendredi friday',
  'samedi saturday',
  'dimanche sunday',
]);

export const ordinals = numbered([
  '1er 1ere 1st premier premiere first',
  '2e 2eme 2nd deuxieme second seconde',
  '3e 3eme 3rd troisieme third',
  '4e 4eme 4th quatrieme fourth',
]);

export const numberWords: ReadonlyMap<string, number> = new Map([
  ...numbered(['un une one', 'deux two', 'trois three', 'quatre four', 'cinq five', 'six', 'sept seven', 'huit eight']),
  ...numbered(['neuf nine', 'dix ten', 'onze eleven', 'douze twelve'], 9),
  ...numbered(['quinze fifteen'], 15),
  ...numbered(['vingt twenty'], 20),
  ...numbered(['trente thirty'], 30),
]);

export const units = new Map(
  (
    [
      ['day', 'jour jours day days'],
      ['week', 'semaine semaines week weeks'],
      ['month', 'mois month months'],
      ['quarter', 'trimestre trimestres quarter quarters'],
      ['half', 'semestre semestres semester half'],
      ['year', 'an ans annee annees year years'],
    ] as const
  ).flatMap(([unit, words]) => words.split(' ').map((word) => [word, unit] as const)),
);
export type Unit = 'day' | 'week' | 'month' | 'quarter' | 'half' | 'year';

export const singleDays: ReadonlyMap<string, number> = new Map([
  ['today', 0],
  ['aujourdhui', 0],
  ['aujourd hui', 0],
  ['yesterday', -1],
  ['hier', -1],
  ['avant hier', -2],
  ['tomorrow', 1],
  ['demain', 1],
  ['apres demain', 2],
]);

const wordSet = (words: string): ReadonlySet<string> => new Set(words.split(' '));
export const thisWords = wordSet('this ce cet cette current present');
export const lastWords = wordSet(
  'last previous dernier derniere derniers dernieres passe passee passes passees precedent precedente',
);
export const pastWords = wordSet('past ecoule ecoules ecoulee ecoulees');
export const nextWords = wordSet('next coming following prochain prochaine prochains prochaines suivant suivante');
export const endWords = wordSet('fin end');
export const startWords = wordSet('debut beginning start early');
