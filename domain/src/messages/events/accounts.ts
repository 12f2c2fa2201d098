import type { Message } from '../../kernel/message';
import { text } from '../../kernel/message';
import { accountFieldWords } from '../words/account-fields';

/** What a password or a code is asked for, and what the trail records when it is not right. */
function attempts(purpose: string, fr: string, en: string): Readonly<Record<string, Message>> {
  return {
    [`${purpose}.failed`]: text(
      `Mot de passe ou code incorrect pour {id}, ${fr}`,
      `Wrong password or code for {id}, ${en}`,
    ),
    [`${purpose}.locked`]: text(
      `Compte de {id} verrouillé après trop d’essais, ${fr}`,
      `Account of {id} locked after too many attempts, ${en}`,
    ),
    [`${purpose}.held_off`]: text(
      `{attempts} {attempts|essai refusé|essais refusés} pour {id} pendant le verrouillage, ${fr}`,
      `{attempts} {attempts|attempt|attempts} refused for {id} while locked, ${en}`,
    ),
    [`${purpose}.refused`]: text(`Identité refusée pour {id}, ${fr}`, `Identity refused for {id}, ${en}`),
  };
}

export const accountSentences: Readonly<Record<string, Message>> = {
  ...attempts('sign_in', 'à la connexion', 'at sign-in'),
  ...attempts('signature', 'à la signature', 'when signing'),
  ...attempts('password_change', 'au changement de mot de passe', 'when changing the password'),
  ...attempts('email_change', 'au changement d’adresse e-mail', 'when changing the email address'),
  ...attempts('email_confirmation', 'à la confirmation de l’adresse e-mail', 'when confirming the email address'),
  ...attempts('second_factor', 'au second facteur', 'at the second factor'),
  ...attempts('second_factor_change', 'au changement de second facteur', 'when changing the second factor'),
  ...attempts('admin_gate', 'à l’entrée de l’administration', 'at the administration'),
  ...attempts('unlock', 'au déverrouillage', 'when unlocking'),
  ...attempts('reset_confirmation', 'à la confirmation d’une réinitialisation', 'when confirming a reset'),
  'admin_gate.opened': text('{who} a ouvert l’administration', '{who} opened the administration'),
  'second_factor.passed': text(
    '{who} a passé le second facteur ({factor})',
    '{who} passed the second factor ({factor})',
  ),
  'session.opened': text('{who} s’est connecté', '{who} signed in'),
  'session.ended': text('{who} a mis fin à une session', '{who} ended a session'),
  'session.locked': text('La page de {who} s’est verrouillée', 'The page of {who} was locked'),
  'session.unlocked': text('{who} a déverrouillé sa page', '{who} unlocked the page'),
  'device.remembered': text('{who} s’est connecté depuis un nouvel appareil', '{who} signed in from a new device'),
  'device.forgotten': text('{who} a retiré un appareil connu', '{who} removed a known device'),
  'team.created': text('{who} a créé l’équipe « {name} »', '{who} created the team “{name}”'),
  'team.renamed': text('{who} a renommé une équipe : {changes}', '{who} renamed a team: {changes}'),
  'user.created': text('{who} a créé le compte de {id}', '{who} created the account of {id}'),
  'user.updated': text('{who} a modifié le compte de {id} : {changes}', '{who} changed the account of {id}: {changes}'),
  'user.deactivated': text('{who} a désactivé le compte de {id}', '{who} deactivated the account of {id}'),
  'user.reactivated': text('{who} a réactivé le compte de {id}', '{who} reactivated the account of {id}'),
  'user.invitation_sent': text('{who} a invité {id}', '{who} invited {id}'),
  'user.invitation_accepted': text('{id} a accepté son invitation', '{id} accepted the invitation'),
  'user.name_refused': text(
    'Nom d’utilisateur refusé à la création d’un compte',
    'Username refused when creating an account',
  ),
  'user.email_change_requested': text(
    '{who} a demandé une nouvelle adresse e-mail pour {id}',
    '{who} asked for a new email address for {id}',
  ),
  'user.email_confirmation_sent': text(
    'Lien de confirmation envoyé à l’adresse e-mail de {id}',
    'Confirmation link sent to the email address of {id}',
  ),
  'user.email_confirmed': text('{id} a confirmé son adresse e-mail', '{id} confirmed the email address'),
  'user.password_changed': text('{who} a changé son mot de passe', '{who} changed the password'),
  'user.password_reset': text('{id} a choisi un nouveau mot de passe', '{id} chose a new password'),
  'user.password_reset_sent': text(
    'Lien de réinitialisation du mot de passe envoyé à {id}',
    'Password reset link sent to {id}',
  ),
  'user.password_reset_by_administrator': text(
    '{who} a réinitialisé le mot de passe de {id}',
    '{who} reset the password of {id}',
  ),
  'user.password_reset_asked': text(
    '{who} a demandé la réinitialisation du mot de passe de {id}',
    '{who} asked to reset the password of {id}',
  ),
  'user.password_reset_confirmed': text(
    '{who} a confirmé la réinitialisation du mot de passe de {id}',
    '{who} confirmed the password reset of {id}',
  ),
  'user.password_reset_code_refused': text('Code de réinitialisation refusé pour {id}', 'Reset code refused for {id}'),
  'user.notice_acknowledged': text(
    '{who} a lu l’avis de réinitialisation de son mot de passe',
    '{who} acknowledged the notice of a password reset',
  ),
  'user.notifications_chosen': text(
    '{who} a changé ses préférences de notification',
    '{who} changed the notification preferences',
  ),
  'user.passkey_added': text('{who} a ajouté une clé d’accès', '{who} added a passkey'),
  'user.passkey_renamed': text('{who} a renommé une clé d’accès', '{who} renamed a passkey'),
  'user.passkey_revoked': text('{who} a retiré une clé d’accès', '{who} removed a passkey'),
  'user.totp_set_up': text('{who} a mis en place une application de codes', '{who} set up an authenticator app'),
  'user.totp_removed': text('{who} a retiré son application de codes', '{who} removed the authenticator app'),
  'user.recovery_codes_renewed': text('{who} a renouvelé ses codes de secours', '{who} renewed the recovery codes'),
  'user.second_factor_removed': text(
    '{who} a retiré le second facteur de {id}',
    '{who} removed the second factor of {id}',
  ),
  'user.unconfirmed_factors_ended': text(
    'Les facteurs non confirmés de {id} ont pris fin',
    'The unconfirmed factors of {id} ended',
  ),
};

export const accountFields: Readonly<Record<string, Message>> = {
  ...accountFieldWords,
  name: text('nom', 'name'),
};
