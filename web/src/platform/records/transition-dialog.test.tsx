// @vitest-environment happy-dom
import { render, screen, waitFor } from '@testing-library/react';
import { fieldMessages } from '@vigie/domain/messages/refusals';
import { generalMessages, reasonMessages } from '@vigie/domain/messages/shell/shell';
import { signatureMessages } from '@vigie/domain/messages/signature';
import { describe, expect, it, vi } from 'vitest';
import { Toaster } from '../../ui/overlays/toast';
import { sayNow } from '../page/messages';
import { person, signIn, testComponents } from '../testing/component-test';
import { ApiError } from '../transport/api-error';
import { bodyOf, type Given, type ReasonQuestion, TransitionDialog } from './transition-dialog';
import { useTransition } from './use-transition';

const ask: ReasonQuestion = {
  title: 'Clôturer',
  question: 'Clôturer IN_00042 ?',
  note: 'Sans retour.',
  confirmLabel: 'Continuer',
};
const signature = {
  title: 'Signature',
  meaning: 'Clôture approuvée',
  record: { id: 'IN_00042', version: 5 },
  since: { time: '09:30', changes: ['Titre', 'Titre', 'Échéance'] },
  username: 'ines.caradec',
  isOwn: true,
  signLabel: 'Clôturer et signer',
};

function setUp(props: Partial<Parameters<typeof TransitionDialog>[0]> = {}) {
  const spies = {
    send: vi.fn(async (_body: object) => 'IN_00042'),
    reload: vi.fn(async () => {}),
    onDone: vi.fn(),
    onClose: vi.fn(),
    onBack: vi.fn(),
  };
  function Page() {
    const { run } = useTransition({
      send: (given: Given) => spies.send(bodyOf(given)),
      reload: spies.reload,
      changedMeanwhile: 'Le cas a changé entre-temps',
      done: (id) => `${id} est clos`,
      onDone: spies.onDone,
    });
    return (
      <>
        <TransitionDialog onConfirm={run} onClose={spies.onClose} {...props} />
        <Toaster />
      </>
    );
  }
  render(<Page />);
  return spies;
}

const reasonField = () =>
  screen.getByRole<HTMLTextAreaElement>('textbox', { name: new RegExp(sayNow(reasonMessages.reason)) });
const passwordField = () => screen.getByLabelText<HTMLInputElement>(sayNow(signatureMessages.password));
const press = (name: string) => person.click(screen.getByRole('button', { name }));
const write = async (field: HTMLElement, words: string) => {
  field.focus();
  await person.paste(words);
};
const sign = async (password: string) => {
  await write(passwordField(), password);
  await press('Clôturer et signer');
};

describe('a reason', () => {
  testComponents();

  it('is asked for, and nothing is sent without one', async () => {
    const { send, onClose } = setUp({ ask });
    expect(screen.getByRole('dialog', { name: 'Clôturer' }).textContent).toContain('Sans retour.');
    await write(reasonField(), '   ');
    await press('Continuer');
    expect(screen.getByText(sayNow(fieldMessages.required))).toBeTruthy();
    expect(reasonField().getAttribute('aria-invalid')).toBe('true');
    expect(document.activeElement).toBe(reasonField());
    expect(send).not.toHaveBeenCalled();
    expect(onClose).not.toHaveBeenCalled();
  });

  it('is sent as it was written, and what was done is said', async () => {
    const { send, onDone, onClose } = setUp({ ask });
    await write(reasonField(), ' Tout est fait ');
    await press('Continuer');
    await waitFor(() => expect(onClose).toHaveBeenCalledTimes(1));
    expect(send.mock.calls).toEqual([[{ reason: 'Tout est fait' }]]);
    expect(onDone).toHaveBeenCalledWith('IN_00042');
    expect(await screen.findByText('IN_00042 est clos')).toBeTruthy();
  });

  it('may be left out where it is optional', async () => {
    const { send } = setUp({ ask: { ...ask, optional: true } });
    await press('Continuer');
    await waitFor(() => expect(send.mock.calls).toEqual([[{}]]));
  });

  it('stays written without a network, and is sent at the next attempt', async () => {
    const { send, reload, onClose } = setUp({ ask });
    send.mockRejectedValueOnce(new ApiError(0, 'network_failure', 'Le serveur est injoignable'));
    await write(reasonField(), 'Fini');
    await press('Continuer');
    expect(await screen.findByText('Le serveur est injoignable')).toBeTruthy();
    expect(reasonField().value).toBe('Fini');
    expect([reload, onClose].map(({ mock }) => mock.calls.length)).toEqual([0, 0]);
    await press('Continuer');
    await waitFor(() => expect(onClose).toHaveBeenCalledTimes(1));
  });

  it('meets a record that has changed: it is fetched again, and the person is notified', async () => {
    const { send, reload, onClose } = setUp({ ask });
    send.mockRejectedValueOnce(new ApiError(412, 'stale_version', 'stale'));
    reload.mockRejectedValueOnce(new ApiError(0, 'network_failure', 'gone'));
    await write(reasonField(), 'Fini');
    await press('Continuer');
    expect(await screen.findByText('Le cas a changé entre-temps')).toBeTruthy();
    expect(reload).toHaveBeenCalledTimes(1);
    expect(onClose).not.toHaveBeenCalled();
  });
});

describe('a signature', () => {
  testComponents();

  it('follows the reason, and shows what it covers, what it says and what changed since the record was opened', async () => {
    const { send, onClose } = setUp({ ask, signature });
    await write(reasonField(), 'Fini');
    await press('Continuer');
    const dialog = await screen.findByRole('dialog', { name: 'Signature' });
    expect(dialog.textContent).toContain('Clôture approuvée, Fini');
    expect(dialog.textContent).toContain('IN_00042, version 5');
    expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual(['Titre', 'Échéance']);
    expect(screen.getByLabelText<HTMLInputElement>(sayNow(signatureMessages.username)).readOnly).toBe(true);
    expect(send).not.toHaveBeenCalled();
    await sign('secret');
    await waitFor(() => expect(onClose).toHaveBeenCalledTimes(1));
    expect(send.mock.calls).toEqual([
      [{ reason: 'Fini', credentials: { username: 'ines.caradec', password: 'secret' } }],
    ]);
  });

  it('warns a user who has not opened the record', () => {
    setUp({ signature: { ...signature, since: null } });
    expect(screen.getByText(sayNow(signatureMessages.notLooked))).toBeTruthy();
  });

  it('is not sent without a password', async () => {
    const { send } = setUp({ signature });
    await press('Clôturer et signer');
    expect(screen.getByText(sayNow(signatureMessages.missing))).toBeTruthy();
    expect(send).not.toHaveBeenCalled();
  });

  it('that is refused says so beside the password, which is empty again', async () => {
    const { send, reload, onClose } = setUp({ signature });
    send.mockRejectedValueOnce(new ApiError(403, 'wrong_credentials', 'Mot de passe incorrect', { reason: 'other' }));
    await sign('wrong');
    expect(await screen.findByText('Mot de passe incorrect')).toBeTruthy();
    expect(passwordField().getAttribute('aria-invalid')).toBe('true');
    expect(passwordField().value).toBe('');
    expect(reload).not.toHaveBeenCalled();
    await sign('right');
    await waitFor(() => expect(onClose).toHaveBeenCalledTimes(1));
  });

  it.each([
    { status: 409, code: 'already_decided', detail: 'Camille a été plus rapide', said: 'Camille a été plus rapide' },
    { status: 412, code: 'stale_version', detail: 'stale', said: 'Le cas a changé entre-temps' },
  ])('after $status leaves nothing to sign: only reading what is said, and closing', async (refusal) => {
    const { send, reload, onClose, onBack } = setUp({ signature, onBack: () => onBack() });
    send.mockRejectedValueOnce(new ApiError(refusal.status, refusal.code, refusal.detail));
    await sign('secret');
    expect(await screen.findByText(refusal.said)).toBeTruthy();
    expect(reload).toHaveBeenCalledTimes(1);
    expect(screen.queryByLabelText(sayNow(signatureMessages.password))).toBeNull();
    const closing = screen.getAllByRole('button', { name: sayNow(generalMessages.close) });
    await person.click(closing.at(-1) as HTMLElement);
    expect(onClose).toHaveBeenCalledTimes(1);
    expect(onBack).not.toHaveBeenCalled();
  });

  it('can be left for what came before it', async () => {
    const { onClose, onBack } = setUp({ signature, onBack: () => onBack() });
    await press(sayNow(generalMessages.cancel));
    expect(onBack).toHaveBeenCalledTimes(1);
    expect(onClose).not.toHaveBeenCalled();
  });

  it('offers a passkey to a user who has one, and only for their own name', async () => {
    signIn({ has_passkey: true });
    setUp({ signature: { ...signature, isOwn: false } });
    expect(screen.queryByRole('button', { name: sayNow(signatureMessages.withPasskey) })).not.toBeNull();
    await person.type(screen.getByLabelText(sayNow(signatureMessages.username)), 'x');
    expect(screen.queryByRole('button', { name: sayNow(signatureMessages.withPasskey) })).toBeNull();
  });

  it('R42 asks for the code of a user who needs one besides the password, a colleague too, and keeps the password', async () => {
    const { send, onClose } = setUp({ signature: { ...signature, isOwn: false, username: 'claire.vasseur' } });
    const needed = { factors: ['passkey', 'totp'] };
    send.mockRejectedValueOnce(new ApiError(403, 'second_factor_needed', 'needed', {}, needed));
    await sign('secret');
    const code = await screen.findByLabelText<HTMLInputElement>(sayNow(signatureMessages.code));
    expect(screen.getByText(sayNow(signatureMessages.factorAsked))).toBeTruthy();
    expect(screen.getByRole('button', { name: sayNow(signatureMessages.withPasskey) })).toBeTruthy();
    expect([passwordField().value, document.activeElement]).toEqual(['secret', code]);
    send.mockRejectedValueOnce(new ApiError(401, 'wrong_code', 'Prenez le suivant'));
    await person.paste('111111');
    await press('Clôturer et signer');
    expect(await screen.findByText('Prenez le suivant')).toBeTruthy();
    expect([passwordField().value, code.value]).toEqual(['secret', '']);
    await write(code, '222222');
    await press('Clôturer et signer');
    await waitFor(() => expect(onClose).toHaveBeenCalledTimes(1));
    const credentials = { username: 'claire.vasseur', password: 'secret', code: '222222' };
    expect(send.mock.calls.at(-1)).toEqual([{ credentials }]);
  });

  it('R45 leads a signer who is not qualified to what lacks', async () => {
    const { send } = setUp({ signature });
    const lacking = [{ id: 'TRN_00001', title: 'Nettoyage', address: '/apps/training/TRN_00001' }];
    send.mockRejectedValueOnce(new ApiError(403, 'not_qualified', 'Il manque : Nettoyage', {}, { lacking }));
    await sign('secret');
    const link = await screen.findByRole<HTMLAnchorElement>('link', { name: 'Nettoyage (TRN_00001)' });
    expect(link.getAttribute('href')).toBe('/apps/training/TRN_00001');
    expect(screen.getByText('Il manque : Nettoyage')).toBeTruthy();
    await sign('secret');
    await waitFor(() => expect(screen.queryByRole('link')).toBeNull());
  });

  it('forgets what it asked of one person when another name is typed', async () => {
    const { send } = setUp({ signature: { ...signature, isOwn: false } });
    send.mockRejectedValueOnce(new ApiError(403, 'second_factor_needed', 'needed', {}, { factors: ['totp'] }));
    await sign('secret');
    await screen.findByLabelText(sayNow(signatureMessages.code));
    await person.type(screen.getByLabelText(sayNow(signatureMessages.username)), 'x');
    expect(screen.queryByLabelText(sayNow(signatureMessages.code))).toBeNull();
  });
});
