import { QueryClient } from '@tanstack/react-query';
import { ApiError } from './api-error';

/** What was refused stays refused; only an answer that did not come is asked for again. */
function isWorthRetrying(attempts: number, error: unknown): boolean {
  const noAnswer = !(error instanceof ApiError) || error.status === 0 || error.status >= 500;
  return noAnswer && attempts < 2;
}

export const queryClient = new QueryClient({
  defaultOptions: { queries: { retry: isWorthRetrying, staleTime: 10_000, refetchOnWindowFocus: true } },
});
