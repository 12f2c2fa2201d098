import { text } from '../kernel/message';
import { accountFieldWords } from './words/account-fields';
import { commandWords } from './words/commands';

/** Passkeys, codes of an application and recovery codes, as their person sees them. */
export const secondFactorMessages = {
  title: accountFieldWords.secondFactor,
  help: text(
    'Une clé d’accès ou un code, en plus du mot de passe : le mot de passe seul n’ouvre plus votre compte.',
    'A passkey or a code, besides the password: the password alone no longer opens your account.',
  ),
  required: text('Votre entreprise l’exige.', 'Your company requires it.'),
  confirmFirst: text(
    'Confirmez d’abord votre adresse dans votre profil : un second facteur s’ajoute une fois votre identité confirmée.',
    'First confirm your address in your profile: a second factor can be added once your identity is confirmed.',
  ),

  passkeys: text('Clés d’accès', 'Passkeys'),
  passkeysHelp: text(
    'Votre appareil ou votre clé de sécurité vous reconnaît. Elle ouvre votre session et signe à la place du mot de passe.',
    'Your device or security key recognises you. It signs you in and signs in place of the password.',
  ),
  noPasskey: text('Aucune clé d’accès.', 'No passkey.'),
  addPasskey: text('Ajouter une clé d’accès', 'Add a passkey'),
  passkeyName: text('Nom de la clé', 'Passkey name'),
  passkeyNameHelp: text('Pour la reconnaître : l’appareil, par exemple.', 'To recognise it: the device, for example.'),
  passkeySince: text('Ajoutée le {date}', 'Added on {date}'),
  passkeyUsed: text('Ajoutée le {date}, utilisée le {used}', 'Added on {date}, used on {used}'),
  passkeyAdded: text('Clé d’accès ajoutée.', 'Passkey added.'),
  passkeyRenamed: text('Clé d’accès renommée.', 'Passkey renamed.'),
  passkeyRemoved: text('Clé d’accès révoquée.', 'Passkey revoked.'),
  renamePasskey: commandWords.renameNamed,
  removePasskey: text('Révoquer {name}', 'Revoke {name}'),
  removePasskeyNote: text(
    'Elle ne permettra plus de se connecter. Ce qu’elle a signé reste valable et vérifiable.',
    'It will no longer sign you in. What it has signed stays valid and can still be checked.',
  ),
  rename: commandWords.rename,
  remove: text('Révoquer', 'Revoke'),
  goOn: commandWords.goOn,
  tooManyPasskeys: text(
    'Dix clés au plus : révoquez celle qui ne sert plus.',
    'Ten passkeys at most: revoke one that is no longer used.',
  ),
  passkeyRefused: text('Cette clé d’accès n’a pas été reconnue.', 'This passkey was not recognised.'),
  passkeyKnown: text('Cette clé d’accès est déjà enregistrée.', 'This passkey is already registered.'),
  passkeyGivenUp: text(
    'La clé d’accès n’a pas répondu. Recommencez quand vous voulez.',
    'The passkey did not answer. Try again when you like.',
  ),
  needsHostName: text(
    'Les clés d’accès demandent un nom d’hôte, que cette installation n’a pas : utilisez une application d’authentification.',
    'Passkeys need a host name, which this installation does not have: use an authenticator app.',
  ),
  otherAddress: text(
    'Les clés d’accès demandent un nom d’hôte : ouvrez Vigie à l’adresse {address} pour vous en servir.',
    'Passkeys need a host name: open Vigie at {address} to use them.',
  ),
  notSupported: text(
    'Ce navigateur ne prend pas en charge les clés d’accès, ou l’adresse n’est pas en HTTPS.',
    'This browser does not support passkeys, or the address is not HTTPS.',
  ),

  totp: text('Application d’authentification', 'Authenticator app'),
  totpHelp: text(
    'Un code à six chiffres qui change toutes les trente secondes, sur votre téléphone.',
    'A six-digit code that changes every thirty seconds, on your phone.',
  ),
  totpSince: text('En place depuis le {date}.', 'In place since {date}.'),
  noTotp: text('Pas encore en place.', 'Not set up yet.'),
  setUpTotp: text('Mettre en place', 'Set up'),
  replaceTotp: text('Changer d’application', 'Change the app'),
  removeTotp: text('Ne plus accepter les codes', 'Stop accepting codes'),
  totpScan: text(
    'Scannez cette image avec l’application, ou recopiez-y le secret. Saisissez ensuite le code affiché.',
    'Scan this image with the app, or copy the secret into it. Then enter the code it shows.',
  ),
  totpImage: text('Image à scanner avec l’application', 'Image to scan with the app'),
  totpSecret: text('Secret', 'Secret'),
  totpCode: text('Code à six chiffres', 'Six-digit code'),
  totpWrong: text(
    'Code incorrect. Vérifiez l’heure du téléphone et utilisez le code suivant.',
    'Wrong code. Check the clock of your phone and use the next code.',
  ),
  totpConfirm: commandWords.confirm,
  totpAdded: text('Application d’authentification configurée.', 'Authenticator app set up.'),
  totpRemoved: text('Les codes ne sont plus acceptés.', 'Codes are no longer accepted.'),

  recovery: text('Codes de secours', 'Recovery codes'),
  recoveryLeft: text('{n} {n|code|codes} sur {total}.', '{n} of {total} {n|code|codes} left.'),
  recoveryHelp: text(
    'Chacun remplace une fois votre clé ou votre application, en cas de perte.',
    'Each one replaces your passkey or app once, if you lose it.',
  ),
  recoveryNone: text(
    'Vous les recevrez avec votre premier second facteur.',
    'You get them with your first second factor.',
  ),
  renewRecovery: text('Renouveler les codes', 'Renew the codes'),
  renewRecoveryNote: text('Les anciens codes ne fonctionneront plus.', 'The old codes will no longer work.'),
  recoveryRenewed: text('Codes renouvelés.', 'Codes renewed.'),
  recoveryTitle: text('Vos codes de secours', 'Your recovery codes'),
  recoveryNote: text(
    'Gardez-les ailleurs que sur cet appareil : ils ne seront plus jamais affichés. Chacun sert une fois.',
    'Keep them somewhere other than this device: they will not be shown again. Each works once.',
  ),
  copy: commandWords.copy,
  copied: commandWords.copied,
  noted: text('C’est noté', 'Noted'),

  factorAsked: text(
    'Le mot de passe est juste. Confirmez avec un facteur que vous avez déjà.',
    'The password is right. Confirm with a factor that you have already.',
  ),
  password: text('Votre mot de passe', 'Your password'),
  passwordWhy: text(
    'Votre mot de passe confirme que c’est vous ; un message est envoyé à votre adresse.',
    'Your password confirms that it is you; a message is sent to your address.',
  ),
  setUpTitle: text('Ajoutez un second facteur', 'Add a second factor'),
  setUpLead: text(
    'Votre entreprise exige plus qu’un mot de passe. Choisissez l’un des deux pour continuer.',
    'Your company requires more than a password. Choose one of the two to continue.',
  ),
  setUpDone: text('Continuer vers Vigie', 'Continue to Vigie'),
  alreadySetUp: text('Votre second facteur est en place.', 'Your second factor is set up.'),
};

export const secondFactorAdminMessages = {
  remove: text('Retirer le second facteur', 'Remove the second factor'),
  none: text('Cette personne n’a pas de second facteur.', 'This person has no second factor.'),
  ownInSettings: text(
    'Changez votre propre second facteur dans vos paramètres, avec votre mot de passe et ce facteur.',
    'Change your own second factor in your settings, with your password and that factor.',
  ),
  removeTitle: text('Retirer le second facteur de {name}', 'Remove the second factor of {name}'),
  removeHelp: text(
    'Pour une personne qui a tout perdu : clés, application et codes de secours ne fonctionneront plus.',
    'For a person who has lost everything: passkeys, app and recovery codes will no longer work.',
  ),
  removeNote: text(
    'Ses sessions se ferment ; un message est envoyé à son adresse et affiché à sa prochaine connexion. Cette personne ne peut plus signer avant d’avoir ouvert un lien envoyé à cette adresse ou, sans courrier, avant que deux administrateurs se portent garants d’elle, au bout de sept jours.',
    'Their sessions close; a message is sent to their address and shown at their next sign-in. They cannot sign until they open a link sent to that address or, without mail, until two administrators vouch for them, after seven days.',
  ),
  removed: text('Second facteur retiré.', 'Second factor removed.'),
};
