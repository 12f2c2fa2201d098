import { ApiError } from './api-error';

export function isStale(error: unknown): error is ApiError {
  return error instanceof ApiError && error.status === 412;
}

/** Somebody else changed the record meanwhile: the current values are fetched, and the person is told so. */
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
