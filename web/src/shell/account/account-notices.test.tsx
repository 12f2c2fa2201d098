// @vitest-environment happy-dom
import { render, screen, waitFor } from '@testing-library/react';
import type { AccountNotice } from '@vigie/domain/modules/accounts/contract';
import { accountNewsMessages as m } from '@vigie/domain/modules/accounts/messages/account-news';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { sayNow } from '../../platform/page/messages';
import { useUser } from '../../platform/session/session';
import { person, signIn, testComponents, testUser } from '../../platform/testing/component-test';
import AccountNotices from './account-notices';

const reset: AccountNotice = {
  id: '0b8f3c1a-0000-4000-8000-000000000001',
  kind: 'password_reset',
  by: 'Anne Roux',
  confirmed_by: 'Yves Bruno',
  reason: 'Téléphone perdu',
  at: '2026-11-02T08:00:00.000Z',
};

function Shell() {
  return <AccountNotices notices={useUser().notices} />;
}

describe('R15 what administrators did to an account', () => {
  testComponents();

  it('stays on the page, with who did it and why, until its person says that they have read it', async () => {
    const asked: string[] = [];
    const debug = vi.spyOn(console, 'debug').mockImplementation(() => {});
    onTestFinished(() => debug.mockRestore());
    signIn({ notices: [reset] });
    vi.stubGlobal('fetch', async (address: string) => {
      asked.push(new URL(address, 'http://vigie.test').pathname);
      const body = { ...testUser, notices: [], version: 2 };
      return new Response(JSON.stringify(body), { headers: { 'content-type': 'application/json' } });
    });
    render(<Shell />);
    const shown = screen.getByRole('status').textContent;
    for (const part of ['Anne Roux', 'Yves Bruno', 'Téléphone perdu']) expect(shown).toContain(part);
    await person.click(screen.getByRole('button', { name: sayNow(m.acknowledge) }));
    await waitFor(() => expect(screen.queryByRole('status')).toBeNull());
    expect(asked).toEqual([`/api/v1/users/me/notices/${reset.id}/acknowledge`]);
  });

  it('says from when two administrators may vouch for a user whose second factor was taken off', () => {
    signIn({ notices: [{ ...reset, kind: 'second_factor_removed', confirmed_by: null }] });
    render(<Shell />);
    expect(screen.getByRole('status').textContent).toMatch(/retiré le .*Anne Roux.*09\/11\/2026/);
  });
});
