import { newCapa, undecided } from '@vigie/domain/modules/cases/steps/capa-plan';
import { newCause } from '@vigie/domain/modules/cases/steps/root-cause';
import type { StepName } from '@vigie/domain/modules/cases/steps/steps';
import { type Cast, dayFromToday } from '../../accounts/public';

type Content = Readonly<Record<string, unknown>>;

/** A step of first-cases.json as it is stored: with its days, its people, and what is empty. */
export async function storedStep(name: StepName, content: Content, cast: Cast): Promise<Content> {
  const dated = withDays(content) as Content;
  if (name !== 'rootCause' && name !== 'capaPlan') return dated;
  const entries = Object.entries(dated).map(async ([key, entry]) => [key, await wholeEntry(entry as Content, cast)]);
  return Object.fromEntries(await Promise.all(entries));
}

function withDays(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withDays);
  if (value === null || typeof value !== 'object') return value;
  if ('daysFromToday' in value) return dayFromToday(Number(value.daysFromToday));
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, withDays(inner)]));
}

/** A cause, a measure, or what was decided on a cause, with what is empty. */
async function wholeEntry({ responsable, ...entry }: Content, cast: Cast): Promise<Content> {
  if ('text' in entry) return { ...newCause(null, 1, ''), ...entry };
  if (typeof responsable !== 'string') return { ...undecided, ...entry };
  const { userId, displayName } = (await cast(responsable)).actor;
  return { ...newCapa(''), ...entry, responsable: { id: userId, displayName } };
}
