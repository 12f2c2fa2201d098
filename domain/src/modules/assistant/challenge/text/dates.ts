const months: readonly (readonly string[])[] = [
  ['janvier', 'janv', 'january', 'jan'],
  ['fevrier', 'fevr', 'february', 'feb'],
  ['mars', 'march', 'mar'],
  ['avril', 'avr', 'april', 'apr'],
  ['mai', 'may'],
  ['juin', 'june', 'jun'],
  ['juillet', 'juil', 'july', 'jul'],
  ['aout', 'august', 'aug'],
  ['septembre', 'sept', 'september', 'sep'],
  ['octobre', 'oct', 'october'],
  ['novembre', 'nov', 'november'],
  ['decembre', 'dec', 'december'],
];
const monthNumbers = new Map(months.flatMap((names, at) => names.map((name) => [name, at + 1] as const)));
const monthName = [...monthNumbers.keys()].sort((one, other) => other.length - one.length).join('|');

const two = (value: number) => String(value).padStart(2, '0');

function dayOf(year: number, month: number, day: number): string[] {
  const isDay = year >= 1900 && year < 2200 && month >= 1 && month <= 12 && day >= 1 && day <= 31;
  return isDay ? [`${year}-${two(month)}-${two(day)}`] : [];
}

const iso = /^(\d{4})-(\d{1,2})-(\d{1,2})(?!\d)/;
const slashed = /^(\d{1,2})[/.-](\d{1,2})[/.-](\d{4})(?!\d)/;
const dayFirst = new RegExp(`^(\\d{1,2})(?:er|st|nd|rd|th)?\\s+(?:of\\s+)?(${monthName})\\.?,?\\s+(\\d{4})(?!\\d)`);
const monthFirst = new RegExp(`^(${monthName})\\.?\\s+(\\d{1,2})(?:st|nd|rd|th)?,?\\s+(\\d{4})(?!\\d)`);

/**
 * What a folded text that begins with a date may mean by it, as `2026-03-12`: twice where day and month could stand either
 * way round. Empty if it does not begin with one.
 */
export function daysMeantAt(plain: string): readonly string[] {
  const number = (value: string | undefined) => Number(value);
  let found = iso.exec(plain);
  if (found) return dayOf(number(found[1]), number(found[2]), number(found[3]));
  found = slashed.exec(plain);
  if (found) {
    const [one, other, year] = [number(found[1]), number(found[2]), number(found[3])];
    return [...dayOf(year, other, one), ...dayOf(year, one, other)];
  }
  found = dayFirst.exec(plain);
  if (found) return dayOf(number(found[3]), monthNumbers.get(found[2] ?? '') ?? 0, number(found[1]));
  found = monthFirst.exec(plain);
  return found ? dayOf(number(found[3]), monthNumbers.get(found[1] ?? '') ?? 0, number(found[2])) : [];
}
