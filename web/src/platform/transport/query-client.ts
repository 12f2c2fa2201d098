import { QueryClient } from '@tanstack/react-query';
import { ApiError } from './api-error';

/** What was refused stays refused; only an answer that did not come is asked for again. */
function isWorthRetrying(attempts: number, error: unknown): boolean {
  const noAnswer = !(error instanceof ApiError) || error.status === 0 || error.status >= 500;
  return noAnswer && attempts < 2 && isOnline();
}

const isOnline = () => navigator.onLine;

export const queryClient = new QueryClient({
  defaultOptions: {
    queries: {
      retry: isWorthRetrying,
      staleTime: 10_000,
      // Without a network a query fails, and its page says so; the library's own mode would leave it loading until there is one.
      networkMode: 'always',
      refetchOnReconnect: true,
      // What is shown without a network stays.
      refetchOnWindowFocus: isOnline,
    },
    mutations: { networkMode: 'always' },
  },
});
