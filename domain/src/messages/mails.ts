import { text } from '../kernel/message';

/** A mail carries a link and no confidential content. */
export const mailMessages = {
  passwordResetSubject: text('Vigie : choisir un nouveau mot de passe', 'Vigie: choose a new password'),
  passwordResetText: text(
    'Bonjour {name},\n\nPour choisir un nouveau mot de passe pour le compte « {username} », ouvrez ce lien dans les 30 minutes :\n\n{link}\n\nSi vous n’avez rien demandé, ignorez ce message : rien ne change.',
    'Hello {name},\n\nTo choose a new password for the account “{username}”, open this link within 30 minutes:\n\n{link}\n\nIf you did not ask for it, ignore this message: nothing changes.',
  ),
  emailConfirmationSubject: text('Vigie : confirmer votre adresse', 'Vigie: confirm your address'),
  emailConfirmationText: text(
    'Bonjour {name},\n\nPour confirmer que cette adresse est celle du compte « {username} », ouvrez ce lien dans les 7 jours et saisissez votre mot de passe :\n\n{link}\n\nSi ce compte n’est pas le vôtre, ignorez ce message : rien ne change.',
    'Hello {name},\n\nTo confirm that this address is that of the account “{username}”, open this link within 7 days and enter your password:\n\n{link}\n\nIf this account is not yours, ignore this message: nothing changes.',
  ),
  emailChangeSubject: text('Vigie : votre adresse va changer', 'Vigie: your address is about to change'),
  emailChangeText: text(
    'Bonjour {name},\n\n{who} a demandé que le compte « {username} » passe à l’adresse {email}. Elle servira quand elle aura été confirmée par un lien et avec votre mot de passe ; jusque-là, celle-ci reste utilisée. Si vous n’êtes pas d’accord, changez votre mot de passe et prévenez votre administrateur.',
    'Hello {name},\n\n{who} has asked for the account “{username}” to move to the address {email}. It takes effect once it is confirmed through a link and with your password; until then, this one remains in use. If you do not agree, change your password and contact your administrator.',
  ),
  passwordChangedSubject: text('Vigie : votre mot de passe a changé', 'Vigie: your password has changed'),
  passwordChangedText: text(
    'Bonjour {name},\n\nLe mot de passe du compte « {username} » vient de changer, et ses autres sessions ont été fermées. Si ce n’était pas vous, prévenez votre administrateur.',
    'Hello {name},\n\nThe password of the account “{username}” has just changed, and its other sessions were closed. If this was not you, contact your administrator.',
  ),
  invitationSubject: text('{inviter} vous invite dans Vigie', '{inviter} invites you to Vigie'),
  invitationText: text(
    'Bonjour {name},\n\n{inviter} vous a ouvert un compte dans Vigie ({company}). Votre nom d’utilisateur est « {username} ». Choisissez votre mot de passe dans les 7 jours :\n\n{link}',
    'Hello {name},\n\n{inviter} has opened an account for you in Vigie ({company}). Your username is “{username}”. Choose your password within 7 days:\n\n{link}',
  ),
  signUpSubject: text('Vigie : confirmer votre inscription', 'Vigie: confirm your registration'),
  signUpText: text(
    'Bonjour {name},\n\nPour créer le compte de l’entreprise « {company} » dans Vigie, ouvrez ce lien dans les 24 heures et saisissez le mot de passe que vous avez choisi :\n\n{link}\n\nSi vous n’avez rien demandé, ignorez ce message : rien n’est créé.',
    'Hello {name},\n\nTo create the account of the company “{company}” in Vigie, open this link within 24 hours and enter the password you chose:\n\n{link}\n\nIf you did not ask for it, ignore this message: nothing is created.',
  ),
  signInSubject: text('Vigie : nouvelle connexion à votre compte', 'Vigie: new sign-in to your account'),
  signInText: text(
    'Bonjour {name},\n\nUne session vient de s’ouvrir sur le compte « {username} » depuis {address}. Vous pouvez fermer vos sessions dans les paramètres de Vigie.',
    'Hello {name},\n\nA session has just opened on the account “{username}” from {address}. You can close your sessions in the settings of Vigie.',
  ),
  secondFactorSubject: text('Vigie : votre second facteur a changé', 'Vigie: your second factor has changed'),
  passkeyAddedText: text(
    'Bonjour {name},\n\nLa clé d’accès « {passkey} » vient d’être ajoutée au compte « {username} ». Si ce n’était pas vous, changez votre mot de passe et prévenez votre administrateur.',
    'Hello {name},\n\nThe passkey “{passkey}” has just been added to the account “{username}”. If this was not you, change your password and contact your administrator.',
  ),
  passkeyRemovedText: text(
    'Bonjour {name},\n\nLa clé d’accès « {passkey} » du compte « {username} » vient d’être révoquée. Si ce n’était pas vous, changez votre mot de passe et prévenez votre administrateur.',
    'Hello {name},\n\nThe passkey “{passkey}” of the account “{username}” has just been revoked. If this was not you, change your password and contact your administrator.',
  ),
  totpAddedText: text(
    'Bonjour {name},\n\nUne application d’authentification vient d’être configurée pour le compte « {username} ». Si ce n’était pas vous, changez votre mot de passe et prévenez votre administrateur.',
    'Hello {name},\n\nAn authenticator app has just been set up for the account “{username}”. If this was not you, change your password and contact your administrator.',
  ),
  totpRemovedText: text(
    'Bonjour {name},\n\nLe compte « {username} » n’accepte plus les codes de son application. Si ce n’était pas vous, changez votre mot de passe et prévenez votre administrateur.',
    'Hello {name},\n\nThe account “{username}” no longer accepts codes from its app. If this was not you, change your password and contact your administrator.',
  ),
  recoveryRenewedText: text(
    'Bonjour {name},\n\nLes codes de secours du compte « {username} » viennent d’être renouvelés : les anciens ne fonctionnent plus. Si ce n’était pas vous, changez votre mot de passe et prévenez votre administrateur.',
    'Hello {name},\n\nThe recovery codes of the account “{username}” have just been renewed: the old ones no longer work. If this was not you, change your password and contact your administrator.',
  ),
  recoveryUsedText: text(
    'Bonjour {name},\n\nUn code de secours vient de servir à ouvrir le compte « {username} » ; il en reste {left}. Si ce n’était pas vous, changez votre mot de passe et prévenez votre administrateur.',
    'Hello {name},\n\nA recovery code has just been used to open the account “{username}”; {left} are left. If this was not you, change your password and contact your administrator.',
  ),
  secondFactorTakenOffText: text(
    'Bonjour {name},\n\n{who} a retiré le second facteur du compte « {username} ». Raison donnée : {reason}\n\nVous pourrez signer de nouveau après avoir confirmé votre adresse, depuis votre profil. Si vous n’êtes pas d’accord, changez votre mot de passe et prévenez un autre administrateur.',
    'Hello {name},\n\n{who} has removed the second factor of the account “{username}”. Reason given: {reason}\n\nYou can sign again once you have confirmed your address, from your profile. If you do not agree, change your password and contact another administrator.',
  ),
};
