import { ApiError } from './api-error';

export function isStatus(error: unknown, status: number): boolean {
  return error instanceof ApiError && error.status === status;
}

export function isOutOfReach(error: unknown): boolean {
  return isStatus(error, 0);
}

/** An answer that another attempt would get again. */
export function isRefused(error: unknown): boolean {
  if (!(error instanceof ApiError)) return true;
  const { status } = error;
  return status >= 400 && status < 500 && ![401, 408, 429].includes(status);
}
