// @vitest-environment happy-dom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render, screen, waitFor } from '@testing-library/react';
import { secondFactorMessages as m } from '@vigie/domain/messages/second-factor';
import { expect, it, vi } from 'vitest';
import { sayNow } from '../../platform/page/messages';
import { sessionNow } from '../../platform/session/session';
import { person, signIn, testComponents, testUser } from '../../platform/testing/component-test';
import SetUpPage from './set-up-page';

testComponents();

it('goes on once the account says that the factor is set up, where another window has set it up', async () => {
  signIn({ must_set_up_second_factor: true });
  vi.spyOn(console, 'debug').mockImplementation(() => {});
  const factor = {
    passkeys: [],
    totpSince: '2026-11-02',
    recoveryCodesLeft: 10,
    isRequired: true,
    passkeyAddress: null,
  };
  vi.stubGlobal('fetch', async (address: string) => {
    const answer = address.includes('second-factor') ? factor : testUser;
    return new Response(JSON.stringify(answer), { headers: { 'content-type': 'application/json' } });
  });
  render(
    <QueryClientProvider client={new QueryClient()}>
      <SetUpPage />
    </QueryClientProvider>,
  );
  await person.click(await screen.findByText(sayNow(m.setUpDone)));
  await waitFor(() => expect(sessionNow().user?.must_set_up_second_factor).toBe(false));
});
