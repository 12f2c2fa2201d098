import { ApiError } from './api-error';

/** What the user has changed stays as typed; what another user changed meanwhile comes in beside it. */
export function mergeTyped<Values extends Readonly<Record<string, string>>>(
  before: Values,
  typed: Values,
  fresh: Values,
): Values {
  const merged = Object.keys(fresh).map((name) => [name, typed[name] === before[name] ? fresh[name] : typed[name]]);
  return Object.fromEntries(merged) as Values;
}

export function isStale(error: unknown): error is ApiError {
  return error instanceof ApiError && error.status === 412;
}

/** Another user was first, or the record says something else now: there is nothing left to decide here. */
export function isOver(error: unknown): boolean {
  return error instanceof ApiError && (error.status === 409 || error.status === 412);
}

/** Another user changed the record meanwhile: the current values are fetched, and a toast says so. */
export async function reloadWhenStale<Answer>(
  change: () => Promise<Answer>,
  reload: () => Promise<unknown>,
  sentence: string,
): Promise<Answer> {
  try {
    return await change();
  } catch (error) {
    if (!isStale(error)) throw error;
    await reload();
    throw new ApiError(412, 'stale_version', sentence);
  }
}
