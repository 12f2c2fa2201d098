import type { AuditValues } from './audit-fields';
import type { ImportedAudit, ImportedFinding, RepeatedFinding } from './imported-audit';
import { keyOf } from './parsing/cell';
import type { ReadLine } from './read-line';

interface Place {
  readonly audit: ImportedAudit;
  readonly finding: ImportedFinding;
}

const lineWords = /^(?:ligne|line|row|#)\s*(\d{1,6})$/;

/**
 * What the findings of the file repeat, each with its line where that cannot be. An audit whose finding is repeated comes before the one
 * that repeats it, so that it has its number when that is asked for.
 */
export function withRepeats(
  read: readonly (ImportedAudit | null)[],
  lines: readonly ReadLine<AuditValues>[],
  known: ReadonlyMap<string, string | null>,
): readonly ImportedAudit[] {
  const audits = read.filter((one) => one !== null);
  const named = lines.filter(({ values, problems }) => values.repeatOf !== undefined && problems.length === 0);
  if (named.length === 0) return audits;
  const places = audits.flatMap((audit) => audit.findings.map((finding): Place => ({ audit, finding })));
  const byLine = new Map(places.map((place) => [place.finding.line, place]));
  const byNumber = new Map<string, Place[]>();
  for (const place of places) {
    const key = keyOf(place.finding.originalNumber ?? '');
    if (key) byNumber.set(key, [...(byNumber.get(key) ?? []), place]);
  }
  const repeated = new Map<number, RepeatedFinding>();
  for (const line of named) {
    const own = byLine.get(line.row.line);
    // Its audit has another problem, which is said.
    if (!own) continue;
    const text = line.values.repeatOf ?? '';
    const found = targetOf(text, byLine, byNumber, known);
    if (typeof found === 'string') line.refuse('repeatOf', found, { value: text });
    else if ('id' in found) repeated.set(line.row.line, found);
    else if (found.audit === own.audit) line.refuse('repeatOf', 'repeatOfSameAudit', { line: found.finding.line });
    else if (!isBefore(found, own)) line.refuse('repeatOf', 'repeatNotEarlier', { line: found.finding.line });
    else repeated.set(line.row.line, { line: found.finding.line });
  }
  const refused = new Set(named.filter(({ problems }) => problems.length > 0).map(({ row }) => row.line));
  const sound = audits.filter(({ findings }) => !findings.some(({ line }) => refused.has(line)));
  return sound.map((audit) => repeating(audit, repeated)).toSorted(byDay);
}

/** A number here or elsewhere, or a line; the file goes before what is there already. */
function targetOf(
  text: string,
  byLine: ReadonlyMap<number, Place>,
  byNumber: ReadonlyMap<string, readonly Place[]>,
  known: ReadonlyMap<string, string | null>,
): Place | { readonly id: string } | 'repeatUnknown' | 'repeatAmbiguous' {
  const key = keyOf(text);
  const [, line] = lineWords.exec(text.trim().toLowerCase()) ?? [];
  if (line) return byLine.get(Number(line)) ?? 'repeatUnknown';
  const [first, ...others] = byNumber.get(key) ?? [];
  if (others.length > 0) return 'repeatAmbiguous';
  if (first) return first;
  const id = known.get(key);
  if (id === null) return 'repeatAmbiguous';
  return id === undefined ? 'repeatUnknown' : { id };
}

/** By the day of the report; of one day the line that stands first. */
const isBefore = (one: Place, other: Place) =>
  one.finding.issuedOn < other.finding.issuedOn ||
  (one.finding.issuedOn === other.finding.issuedOn && one.audit.line < other.audit.line);

function byDay(one: ImportedAudit, other: ImportedAudit): number {
  const [day, otherDay] = [issuedOn(one), issuedOn(other)];
  if (day === otherDay) return one.line - other.line;
  return day < otherDay ? -1 : 1;
}

const issuedOn = ({ reportedOn, plannedUntil }: ImportedAudit) => reportedOn ?? plannedUntil;

function repeating(audit: ImportedAudit, repeated: ReadonlyMap<number, RepeatedFinding>): ImportedAudit {
  const findings = audit.findings.map((finding) => {
    const repeatOf = repeated.get(finding.line);
    return repeatOf ? { ...finding, repeatOf } : finding;
  });
  return { ...audit, findings };
}
