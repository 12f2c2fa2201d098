// @vitest-environment happy-dom
import { render, screen } from '@testing-library/react';
import type { Message } from '@vigie/domain/kernel/message';
import { registrationMessages as m } from '@vigie/domain/messages/shell/registration';
import { weakPasswordMessages } from '@vigie/domain/modules/accounts/messages/weak-passwords';
import { expect, it, vi } from 'vitest';
import { sayNow } from '../../platform/page/messages';
import { storageKeys } from '../../platform/session/session-rules';
import { localStore } from '../../platform/storage/browser-storage';
import { person, signIn, testComponents } from '../../platform/testing/component-test';
import { ChangePasswordForm } from './change-password-form';

testComponents();

async function enter(label: Message, text: string): Promise<void> {
  await person.click(screen.getByLabelText(sayNow(label)));
  await person.paste(text);
}

async function change(newPassword: string): Promise<void> {
  render(<ChangePasswordForm submitLabel={m.newPassword} />);
  await enter(m.currentPassword, 'before');
  await enter(m.newPassword, newPassword);
  await enter(m.repeatPassword, newPassword);
  await person.click(screen.getByRole('button', { name: sayNow(m.newPassword) }));
}

it('says before it asks the server that the name of the company counts for nothing', async () => {
  const asked = vi.fn(() => new Promise<Response>(() => {}));
  vi.stubGlobal('fetch', asked);
  signIn({ company_name: 'Novartis' });
  asked.mockClear();
  await change('Novartis2026!');
  expect(screen.getByText(sayNow(weakPasswordMessages.ownNames))).toBeTruthy();
  expect(asked).not.toHaveBeenCalled();
});

it('goes on with the token of the answer', async () => {
  const claims = btoa(JSON.stringify({ exp: Date.now() / 1000 + 3600, cid: 3, sub: '7' }));
  const renewed = { access_token: `next.${claims}.signature`, token_type: 'bearer', expires_in: 3600 };
  // Each request is a line of the console.
  vi.spyOn(console, 'debug').mockImplementation(() => {});
  vi.stubGlobal('fetch', async () => new Response(JSON.stringify(renewed)));
  await change('quatre mots sans rapport');
  await vi.waitFor(() => expect(localStore.getItem(storageKeys.token)).toBe(renewed.access_token));
});
