import { onlineManager } from '@tanstack/react-query';
import { afterEach, expect, it, vi } from 'vitest';
import { ApiError } from './api-error';
import { queryClient } from './query-client';

afterEach(() => {
  onlineManager.setOnline(true);
  vi.unstubAllGlobals();
  queryClient.clear();
});

it('fails at once without a network, so that the page can say so instead of loading for ever', async () => {
  vi.stubGlobal('navigator', { onLine: false });
  onlineManager.setOnline(false);
  let asked = 0;
  const answer = queryClient.fetchQuery({
    queryKey: ['offline'],
    retry: queryClient.getDefaultOptions().queries?.retry ?? false,
    queryFn: () => {
      asked += 1;
      throw new ApiError(0, 'network_failure', 'no network');
    },
  });
  await expect(answer).rejects.toThrow('no network');
  expect(asked).toBe(1);
});
