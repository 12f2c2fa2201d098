/** Each month as French and English write and shorten it, without accents. */
export const monthNames: readonly string[] = [
  'janvier january janv jan',
  'fevrier february fevr fev feb',
  'mars march mar',
  'avril april avr apr',
  'mai may',
  'juin june jun',
  'juillet july juil jul',
  'aout august aug',
  'septembre september sept sep',
  'octobre october oct',
  'novembre november nov',
  'decembre december dec',
];

const weekdayLines = [
  'lundi monday lundis mondays',
  'mardi tuesday mardis tuesdays',
  'mercredi wednesday mercredis wednesdays',
  'jeudi thursday jeudis thursdays',
  'vendredi friday vendredis fridays',
  'samedi saturday samedis saturdays',
  'dimanche sunday dimanches sundays',
];
const relativeLines: Readonly<Record<string, string>> = {
  '-1': 'hier yesterday',
  '0': 'aujourdhui today',
  '1': 'demain tomorrow',
  eve: 'veille',
};
const frequencyLines: Readonly<Record<string, string>> = {
  h: 'horaire hourly',
  d: 'quotidien quotidienne quotidiens quotidiennes quotidiennement journalier journaliere daily',
  wk: 'hebdomadaire hebdomadaires hebdo weekly',
  mo: 'mensuel mensuelle mensuels mensuelles mensuellement monthly',
  qu: 'trimestriel trimestrielle trimestriels trimestrielles quarterly',
  yr: 'annuel annuelle annuels annuelles annuellement annual annually yearly',
};

const numbered = (lines: readonly string[]) =>
  new Map(lines.flatMap((line, index) => line.split(' ').map((word) => [word, index + 1] as const)));
const keyed = (lines: Readonly<Record<string, string>>) =>
  new Map(Object.entries(lines).flatMap(([key, words]) => words.split(' ').map((word) => [word, key] as const)));

/** Also abbreviated: only beside a day or a year is `mar` or `sept` a month. */
export const months: ReadonlyMap<string, number> = numbered(monthNames);
export const weekdays: ReadonlyMap<string, number> = numbered(weekdayLines);
export const relativeDays: ReadonlyMap<string, string> = keyed(relativeLines);
export const frequencies: ReadonlyMap<string, string> = keyed(frequencyLines);

const fullMonths = new Set(monthNames.flatMap((line) => line.split(' ').slice(0, 2)));
/** Words of another meaning, unless what stands before says that a month is meant. */
const doubtful = new Set(['may', 'march', 'mar', 'mai', 'mars']);
const beforeMonth = new Set(
  'in of by since until from before after early late mid end en de depuis fin debut mi courant d avant apres'.split(
    ' ',
  ),
);

export function isLoneMonth(word: string, before: string | undefined, text: string): boolean {
  if (!fullMonths.has(word)) return false;
  if (!doubtful.has(word)) return true;
  if (word === 'mars' || word === 'mai') return beforeMonth.has(before ?? '') && text === text.toLowerCase();
  return beforeMonth.has(before ?? '') && text !== text.toLowerCase();
}
