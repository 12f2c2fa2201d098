// @vitest-environment happy-dom
import { render, screen, waitFor } from '@testing-library/react';
import { secondFactorMessages as m } from '@vigie/domain/messages/second-factor';
import { secondStepMessages as step } from '@vigie/domain/modules/accounts/messages/second-step';
import { describe, expect, it, vi } from 'vitest';
import { sayNow } from '../../platform/page/messages';
import { person, testComponents } from '../../platform/testing/component-test';
import { ApiError } from '../../platform/transport/api-error';
import { FactorDialog } from './factor-dialog';

const needed = { ticket: 'sealed', factors: ['totp', 'recovery_code'], passkey: null };
const asks = new ApiError(403, 'second_factor_needed', 'needed', {}, needed);

function setUp() {
  const onConfirm = vi.fn(async (_given: object) => {});
  render(<FactorDialog title="Retirer" confirmLabel="Continuer" onConfirm={onConfirm} onClose={() => {}} />);
  return onConfirm;
}
const press = (name: string) => person.click(screen.getByRole('button', { name }));
const givePassword = async () => {
  await person.type(screen.getByLabelText(sayNow(m.password)), 'secret');
  await press('Continuer');
};

describe('R42 changing the own second factor', () => {
  testComponents();

  it('asks for a factor after the password, and sends it with the ticket', async () => {
    const onConfirm = setUp();
    onConfirm.mockRejectedValueOnce(asks);
    await givePassword();
    const code = await screen.findByLabelText<HTMLInputElement>(sayNow(step.code));
    expect(document.activeElement).toBe(code);
    expect(screen.queryByLabelText(sayNow(m.password))).toBeNull();
    await person.type(code, '123456');
    await press('Continuer');
    await waitFor(() => expect(onConfirm).toHaveBeenCalledTimes(2));
    expect(onConfirm.mock.calls).toEqual([
      [{ name: '', proof: { currentPassword: 'secret' } }],
      [{ name: '', proof: { ticket: 'sealed', code: '123456' } }],
    ]);
  });

  it('takes a recovery code instead, and begins again when the time is over', async () => {
    const onConfirm = setUp();
    onConfirm.mockRejectedValueOnce(asks);
    await givePassword();
    await person.click(await screen.findByRole('button', { name: sayNow(step.useRecovery) }));
    onConfirm.mockRejectedValueOnce(new ApiError(401, 'ticket_expired', 'Trop tard'));
    await person.type(screen.getByLabelText(sayNow(step.recoveryCode)), 'ABCDE-FGHJK');
    await press('Continuer');
    expect(await screen.findByText('Trop tard')).toBeTruthy();
    expect(onConfirm.mock.calls.at(-1)).toEqual([
      { name: '', proof: { ticket: 'sealed', recoveryCode: 'ABCDE-FGHJK' } },
    ]);
    expect(screen.getByLabelText(sayNow(m.password))).toBeTruthy();
  });
});
