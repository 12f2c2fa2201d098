import type { PasskeyAssertion, PasskeyRequest } from '@vigie/domain/kernel/identity/passkey';
import { allAccountsEndpoints as accounts } from '@vigie/domain/modules/accounts/all-endpoints';
import { secondFactorEndpoints as factors } from '@vigie/domain/modules/accounts/second-factor-contract';
import { sessionLockEndpoints as lock } from '@vigie/domain/modules/accounts/session-lock-contract';
import { type Report, reportsEndpoints as reports } from '@vigie/domain/modules/reports/contract';
import { demoPassword } from '../../../modules/accounts/public';
import { codeOf, secondFactors } from '../../../modules/accounts/testing/second-factors';
import { ifMatch, reporting } from '../../../modules/reports/testing/reports';
import { mailTo, tokenIn } from '../mailbox';
import type { TestApp } from '../test-app';
import { createTestApp } from '../test-app';
import { goodPassword, Stage } from './stage';

/** Each way to show a second factor, each way to lose one. */
export async function secondFactorsStory(stage: Stage): Promise<void> {
  const { act } = stage.bound();
  const people = secondFactors(stage.t);
  const who = 'other.reporter';
  const token = await stage.tokenOf(who);
  const { authenticator, userHandle = '', answer } = await people.addPasskey(token, 'Téléphone');
  const [firstCode = '', ...codes] = answer.body.recoveryCodes ?? [];
  const { secret } = await people.addTotp(token);

  const byCode = await people.needed(who);
  await act(null, factors.completeSignIn, { body: { ticket: byCode.ticket, code: codeOf(secret) } });
  const byRecovery = await people.needed(who);
  await act(null, factors.completeSignIn, { body: { ticket: byRecovery.ticket, recoveryCode: firstCode } });
  const byPasskey = await people.needed(who);
  const passkey = authenticator.get(byPasskey.passkey?.challenge ?? '');
  await act(null, factors.completeSignIn, { body: { ticket: byPasskey.ticket, passkey } });
  const alone = await act(null, factors.beginPasskeySignIn);
  await act(null, factors.signInWithPasskey, {
    body: { ticket: alone.ticket, passkey: authenticator.get(alone.passkey.challenge, { userHandle }) },
  });
  await act(who, lock.lockSession);
  const unlocking = await act(who, lock.beginPasskeyUnlock);
  await act(who, lock.unlockWithPasskey, {
    body: { ticket: unlocking.ticket, passkey: authenticator.get(unlocking.passkey.challenge) },
  });
  const wrong = await people.needed(who);
  await people.complete({ ticket: wrong.ticket, recoveryCode: firstCode });

  const [kept] = (await people.standing(token)).passkeys;
  const params = { id: kept?.id ?? '' };
  await act(who, factors.renamePasskey, { params, body: { name: 'Ancien téléphone' } });
  await people.prove(token, (body) => stage.t.call(factors.renewRecoveryCodes, { token, body }));
  if (codes.length === 0) throw new Error('no recovery codes were given');
  await people.prove(token, (body) => stage.t.call(factors.removeTotp, { token, body }));
  await people.prove(token, (body) => stage.t.call(factors.removePasskey, { token, params, body }));
  people.forget(await stage.idOf(who));

  await people.addTotp(token);
  await people.addPasskey(token, 'Clé');
  const id = await stage.idOf(who);
  const { items } = await act('other.admin', accounts.listUsers, { query: { search: who } });
  const version = items.find((user) => user.id === id)?.version ?? 0;
  await act('other.admin', factors.removeUserSecondFactor, { params: { id }, version, body: { reason: 'Perdu' } });
  stage.forget(who);
  const [notice] = (await act(who, accounts.currentUser)).notices;
  await act(who, accounts.acknowledgeNotice, { params: { id: notice?.id ?? '' } });
}

/** A decision that is signed with a passkey, and one that is not what the passkey signed. */
export async function passkeySigningStory(stage: Stage): Promise<void> {
  const who = 'validator';
  const people = secondFactors(stage.t);
  const token = await stage.tokenOf(who);
  const { authenticator } = await people.addPasskey(token, 'Clé du poste');
  const doing = reporting(stage.t);
  const made = { decision: 'reject' as const, comment: 'Déjà signalé' };
  const decide = (report: Report, passkey: PasskeyAssertion | null) =>
    stage.t.call(reports.decideReport, {
      token,
      params: { id: report.id },
      headers: ifMatch(report.version),
      body: { ...made, credentials: { username: who, passkey } },
    });
  const [one, other] = [
    await doing.sent(await stage.tokenOf('reporter')),
    await doing.sent(await stage.tokenOf('reporter')),
  ];
  const asked = (await decide(one, null)).problem as unknown as { passkey: PasskeyRequest };
  const assertion = authenticator.get(asked.passkey.challenge);
  await decide(other, assertion);
  const signed = await decide(one, assertion);
  if (signed.status !== 200) throw new Error(signed.text);
  const [kept] = (await people.standing(token)).passkeys;
  const params = { id: kept?.id ?? '' };
  await people.prove(token, (body) => stage.t.call(factors.removePasskey, { token, params, body }));
}

export async function sessionsStory(stage: Stage): Promise<void> {
  const { act } = stage.bound();
  const { t } = stage;
  const who = await stage.invite('emma.life');
  await act(who, lock.stayActive);
  await act(who, lock.lockSession);
  await act(who, lock.unlockSession, { body: { password: goodPassword } });
  await t.signIn(who, goodPassword);
  const { items } = await act(who, accounts.listSessions);
  const other = items.find(({ current }) => !current);
  await act(who, accounts.revokeSession, { params: { id: other?.id ?? '' } });
  await act(who, accounts.revokeAllSessions, { body: { keepCurrent: true } });
  const me = await act(who, accounts.currentUser);
  const changed = { email: 'emma@elsewhere.example', currentPassword: goodPassword };
  await act(who, accounts.updateProfile, { version: me.version, body: { ...changed, preferences: { theme: 'dark' } } });
  const moved = await mailTo(t.dataFolder, changed.email, /./);
  await act(null, accounts.confirmEmail, { body: { token: tokenIn(moved.link), password: goodPassword } });
  const newPassword = `${goodPassword} aucun`;
  await act(who, accounts.changePassword, { body: { currentPassword: goodPassword, newPassword } });
  await act(null, accounts.requestPasswordReset, { body: { login: who } });
  const { link } = await mailTo(t.dataFolder, changed.email, /choisir un nouveau mot de passe/);
  await act(null, accounts.resetPassword, { body: { token: tokenIn(link), password: `${goodPassword} du tout` } });
  const signedIn = await act(null, accounts.signIn, {
    form: { grant_type: 'password', username: who, password: `${goodPassword} du tout` },
  });
  await t.call(accounts.signIn, { form: { grant_type: 'password', username: who, password: 'faux' } });
  await act(null, accounts.signOut, { token: signedIn.access_token });
  await t.call(accounts.signIn, { form: { grant_type: 'password', username: 'nobody.here', password: 'faux' } });
  stage.forget(who);
}

export async function usersStory(stage: Stage): Promise<void> {
  const { act } = stage.bound();
  const admin = 'company.admin';
  const team = await act(admin, accounts.createTeam, { body: { name: 'Nuit' } });
  await act(admin, accounts.renameTeam, {
    params: { id: team.id },
    version: team.version,
    body: { name: 'Équipe de nuit' },
  });
  const made = await act(admin, accounts.createUser, {
    body: { username: 'lou.martin', email: 'lou.martin@life.example', first_name: 'Lou', last_name: 'Martin' },
  });
  // The name is taken in another company, which the trail of this one records.
  const taken = await stage.t.call(accounts.createUser, {
    token: await stage.tokenOf(admin),
    body: { username: 'other.reporter', email: 'hugo@life.example', first_name: 'Hugo', last_name: 'Petit' },
  });
  if (taken.status !== 409) throw new Error(`a taken name was answered ${taken.status}`);
  const params = { id: made.id };
  const version = async () => {
    const { items } = await act(admin, accounts.listUsers, { query: { search: 'lou.martin' } });
    return items[0]?.version ?? 0;
  };
  await act(admin, accounts.updateUser, {
    params,
    version: await version(),
    body: { lastName: 'Martin-Roux', teamId: team.id, email: 'lou@life.example', reason: 'Mariage' },
  });
  await act(admin, accounts.resetUserPassword, { params, version: await version(), body: { reason: 'Oublié' } });
  await act(admin, accounts.deactivateUser, { params, version: await version(), body: { reason: 'Congé' } });
  await act(admin, accounts.reactivateUser, { params, version: await version(), body: { reason: 'Retour' } });
  const csv = 'username,email,first_name,last_name\nana.life,ana@life.example,Ana,Costa';
  await act(admin, accounts.importUsers, { body: { csv, confirm: true } });
  const who = await stage.invite('fatou.life');
  await act(who, accounts.requestEmailConfirmation);
}

/** Without mail, two administrators open the way to a new password. */
export async function vouchedResetStory(mailed: Stage, config: { metricsToken?: string } = {}): Promise<TestApp> {
  const who = await mailed.invite('thomas.life');
  const withoutMail = await createTestApp({ ...config, deliversMailFolder: false }, mailed.t.database);
  const stage = new Stage(withoutMail);
  const { act } = stage.bound();
  const id = await stage.idOf(who);
  const asked = await act('company.admin', accounts.askPasswordReset, { params: { id }, body: { reason: 'Oublié' } });
  const { items } = await act('platform.admin', accounts.listPasswordResets);
  const [waiting] = items;
  const confirmed = await act('platform.admin', accounts.confirmPasswordReset, {
    params: { id: waiting?.id ?? '' },
    body: { password: demoPassword, companyId: waiting?.companyId },
  });
  const token = new URLSearchParams(confirmed.link.split('#')[1]).get('token');
  await act(null, accounts.resetPassword, {
    body: { token, code: asked.code, password: `${goodPassword} aucun` },
  });
  return withoutMail;
}
