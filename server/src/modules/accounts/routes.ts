import type { allAccountsEndpoints } from '@vigie/domain/modules/accounts/all-endpoints';
import type { Call, ServerModule } from '../../platform/http/call';
import { deviceMarkOf, setDeviceCookie } from '../../platform/http/device-mark';
import type { Tasks } from '../../platform/jobs/jobs';
import type { Platform } from '../../platform/platform';
import { importUsers } from './import-users';
import { accountMails } from './mails';
import * as own from './own-account';
import * as email from './own-email';
import * as resets from './passwords/vouched-resets';
import { findOfflineHours } from './repository';
import { removeUserSecondFactor } from './second-factor/lost-second-factor';
import * as factor from './second-factor/own-second-factor';
import * as step from './second-factor/second-step';
import type { SignInFrom } from './signing-in/open-session';
import * as sessions from './signing-in/sign-in';
import { signedIn } from './signing-in/signed-in';
import * as users from './user-administration';

export function accountsModule(platform: Platform): ServerModule<typeof allAccountsEndpoints> {
  const from = ({ origin, request, reply }: Pick<Call<never>, 'origin' | 'request' | 'reply'>): SignInFrom => ({
    ...origin,
    deviceMarkOf: (username) => deviceMarkOf(request, username),
    setDeviceCookie: (username, mark) =>
      setDeviceCookie(reply, username, mark, platform.publicUrl().startsWith('https:')),
  });
  return {
    handlers: {
      getSignUp: async () => ({ open: await sessions.isSignUpOpen(platform), isFillingDemo: platform.demo.isFilling }),
      signIn: ({ context, body, ...call }) => sessions.signIn(platform, context, body, from(call)),
      completeSignIn: ({ context, body, ...call }) => step.completeSignIn(platform, context, body, from(call)),
      beginPasskeySignIn: () => step.beginPasskeySignIn(platform),
      signInWithPasskey: ({ context, body, ...call }) => step.signInWithPasskey(platform, context, body, from(call)),
      getSecondFactor: ({ context }) => factor.getSecondFactor(platform, context),
      beginPasskey: ({ context, body }) => factor.beginPasskey(platform, context, body),
      addPasskey: ({ context, body }) => factor.addPasskey(platform, context, body),
      renamePasskey: ({ context, params, body }) => factor.renamePasskey(platform, context, params.id, body.name),
      removePasskey: ({ context, params, body }) => factor.removePasskey(platform, context, params.id, body),
      beginTotp: ({ context, body }) => factor.beginTotp(platform, context, body),
      addTotp: ({ context, body }) => factor.addTotp(platform, context, body),
      removeTotp: ({ context, body }) => factor.removeTotp(platform, context, body),
      renewRecoveryCodes: ({ context, body }) => factor.renewRecoveryCodes(platform, context, body),
      signOut: ({ context }) => sessions.signOut(platform, context),
      stayActive: ({ context }) => sessions.stayActive(platform, context),
      lockSession: ({ context }) => sessions.lockSession(platform, context),
      unlockSession: ({ context, body }) => sessions.unlockSession(platform, context, body.password),
      beginPasskeyUnlock: ({ context }) => step.beginPasskeyUnlock(platform, context),
      unlockWithPasskey: ({ context, body }) => step.unlockWithPasskey(platform, context, body),
      listSessions: ({ context }) => sessions.listSessions(platform, context),
      revokeSession: ({ context, params }) => sessions.revokeSession(platform, context, params.id),
      revokeAllSessions: ({ context, body }) => sessions.revokeAllSessions(platform, context, body.keepCurrent),
      currentUser: ({ context }) => own.currentUser(platform, context),
      acknowledgeNotice: ({ context, params }) => own.acknowledgeNotice(platform, context, params.id),
      getDraftKey: async ({ context }) => ({
        key: platform.draftKeys.keyOf(context.actor.companyId, signedIn(context).userId),
        offlineHours: await platform.database.read(context, (reader) =>
          findOfflineHours(reader, context.actor.companyId),
        ),
      }),
      updateProfile: ({ context, ifMatch, body }) => own.updateProfile(platform, context, ifMatch, body),
      changePassword: ({ context, body }) => own.changePassword(platform, context, body),
      requestPasswordReset: ({ context, body }) => own.requestPasswordReset(platform, context, body.login),
      resetPassword: ({ context, body }) => own.resetPassword(platform, context, body),
      acceptInvitation: ({ context, body }) => own.acceptInvitation(platform, context, body.token, body.password),
      requestEmailConfirmation: ({ context }) => email.requestEmailConfirmation(platform, context),
      confirmEmail: ({ context, body, origin }) =>
        email.confirmEmail(platform, context, body.token, body.password, origin.address),
      createUser: ({ context, body }) => users.createUser(platform, context, body),
      inviteUser: ({ context, body }) => users.inviteUser(platform, context, body),
      listUsers: ({ context, query }) => users.listUsers(platform, context, query),
      updateUser: ({ context, params, ifMatch, body }) => users.updateUser(platform, context, params.id, ifMatch, body),
      deactivateUser: ({ context, params, ifMatch, body }) =>
        users.changeUserState(platform, context, { ...params, version: ifMatch, action: 'deactivate', ...body }),
      reactivateUser: ({ context, params, ifMatch, body }) =>
        users.changeUserState(platform, context, { ...params, version: ifMatch, action: 'reactivate', ...body }),
      resetUserPassword: ({ context, params, ifMatch, body }) =>
        users.resetUserPassword(platform, context, { ...params, version: ifMatch, ...body }),
      listPasswordResets: ({ context }) => resets.listPasswordResets(platform, context),
      askPasswordReset: ({ context, params, body }) =>
        resets.askPasswordReset(platform, context, { ...params, ...body }),
      confirmPasswordReset: ({ context, params, body }) =>
        resets.confirmPasswordReset(platform, context, { ...params, ...body }),
      removeUserSecondFactor: ({ context, params, ifMatch, body }) =>
        removeUserSecondFactor(platform, context, { ...params, version: ifMatch, ...body }),
      importUsers: ({ context, body }) => importUsers(platform, context, body),
      renameTeam: ({ context, params, ifMatch, body }) =>
        users.renameTeam(platform, context, params.id, ifMatch, body.name),
      listTeams: ({ context }) => users.listTeams(platform, context),
      createTeam: ({ context, body }) => users.createTeam(platform, context, body.name),
    },
    tasks: {
      'mail-password-reset': (payload: { login: string }) => own.mailPasswordReset(platform, payload),
    } as Tasks,
    mails: accountMails(platform),
  };
}
