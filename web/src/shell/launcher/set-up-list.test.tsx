// @vitest-environment happy-dom
import { QueryClientProvider } from '@tanstack/react-query';
import { render, screen, waitFor } from '@testing-library/react';
import { type SetUpStep, setUpSteps } from '@vigie/domain/modules/overview/set-up';
import { afterEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { person, testComponents } from '../../platform/testing/component-test';
import { queryClient } from '../../platform/transport/query-client';
import SetUpList from './set-up-list';
import { hideSetUp, isSetUpHidden } from './set-up-memory';

function answer(done: readonly SetUpStep[]): void {
  const debug = vi.spyOn(console, 'debug').mockImplementation(() => {});
  onTestFinished(() => debug.mockRestore());
  const steps = setUpSteps.map((step) => ({ step, isDone: done.includes(step) }));
  vi.stubGlobal(
    'fetch',
    async () => new Response(JSON.stringify({ steps }), { headers: { 'content-type': 'application/json' } }),
  );
}
const shown = (onHide: () => void) =>
  render(
    <QueryClientProvider client={queryClient}>
      <SetUpList onHide={onHide} />
    </QueryClientProvider>,
  );

describe('the set-up list of an administrator', () => {
  testComponents();
  afterEach(() => queryClient.clear());

  it('leads to each step that is open, and counts those that are done', async () => {
    answer(['people', 'mail']);
    shown(() => {});
    await screen.findByText('2 étapes faites sur 6');
    expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
      '/apps/parameters?tab=teams',
      '/apps/parameters/lists',
      '/apps/parameters?tab=rules',
      '/apps/new-issue',
    ]);
  });

  it('is hidden by the user, or by the last step', async () => {
    const onHide = vi.fn();
    answer(['people']);
    const { unmount } = shown(onHide);
    await person.click(await screen.findByRole('button', { name: 'Masquer cette liste' }));
    expect(onHide).toHaveBeenCalledTimes(1);
    unmount();
    queryClient.clear();
    answer(setUpSteps);
    shown(onHide);
    await waitFor(() => expect(onHide).toHaveBeenCalledTimes(2));
    expect(screen.queryByRole('heading')).toBeNull();
  });

  it('stays hidden for that user on this device', () => {
    const stored = new Map<string, string>();
    const storage = {
      getItem: (key: string) => stored.get(key) ?? null,
      setItem: (key: string, value: string) => void stored.set(key, value),
    };
    hideSetUp(storage, 7);
    expect([7, 8].map((userId) => isSetUpHidden(storage, userId))).toEqual([true, false]);
  });
});
