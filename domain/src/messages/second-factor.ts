import { text } from '../kernel/message';

/** Passkeys, codes of an application and recovery codes, as their person sees them. */
export const secondFactorMessages = {
  title: text('Second facteur', 'Second factor'),
  help: text(
    'Une clé d’accès ou un code, en plus du mot de passe : le mot de passe seul n’ouvre plus votre compte.',
    'A passkey or a code, besides the password: the password alone no longer opens your account.',
  ),
  required: text('Votre entreprise le demande.', 'Your company asks for it.'),
  confirmFirst: text(
    'Confirmez d’abord votre adresse, dans votre profil : un second facteur s’ajoute quand on sait que c’est vous.',
    'First confirm your address, in your profile: a second factor is added once it is known to be you.',
  ),

  passkeys: text('Clés d’accès', 'Passkeys'),
  passkeysHelp: text(
    'Votre appareil ou votre clé de sécurité vous reconnaît. Elle ouvre votre session et signe à la place du mot de passe.',
    'Your device or security key recognises you. It signs you in and signs in place of the password.',
  ),
  noPasskey: text('Aucune clé d’accès.', 'No passkey.'),
  addPasskey: text('Ajouter une clé d’accès', 'Add a passkey'),
  passkeyName: text('Nom de la clé', 'Name of the passkey'),
  passkeyNameHelp: text('Pour la reconnaître : l’appareil, par exemple.', 'To recognise it: the device, for example.'),
  passkeySince: text('Ajoutée le {date}', 'Added on {date}'),
  passkeyUsed: text('Ajoutée le {date}, utilisée le {used}', 'Added on {date}, used on {used}'),
  passkeyAdded: text('Clé d’accès ajoutée.', 'Passkey added.'),
  passkeyRenamed: text('Clé d’accès renommée.', 'Passkey renamed.'),
  passkeyRemoved: text('Clé d’accès révoquée.', 'Passkey revoked.'),
  renamePasskey: text('Renommer {name}', 'Rename {name}'),
  removePasskey: text('Révoquer {name}', 'Revoke {name}'),
  removePasskeyNote: text(
    'Elle n’ouvrira plus rien. Ce qu’elle a signé reste valable et vérifiable.',
    'It will open nothing any more. What it has signed stays valid and can still be checked.',
  ),
  rename: text('Renommer', 'Rename'),
  remove: text('Révoquer', 'Revoke'),
  goOn: text('Continuer', 'Continue'),
  tooManyPasskeys: text(
    'Dix clés au plus : révoquez celle qui ne sert plus.',
    'Ten passkeys at most: revoke one that is no longer used.',
  ),
  passkeyRefused: text('Cette clé d’accès n’a pas été reconnue.', 'This passkey was not recognised.'),
  passkeyKnown: text('Cette clé d’accès est déjà enregistrée.', 'This passkey is registered already.'),
  passkeyGivenUp: text(
    'La clé d’accès n’a pas répondu. Recommencez quand vous voulez.',
    'The passkey did not answer. Try again when you like.',
  ),
  needsHostName: text(
    'Les clés d’accès demandent un nom d’hôte, que cette installation n’a pas : un code d’application convient.',
    'Passkeys need a host name, which this installation does not have: codes of an application will do.',
  ),
  otherAddress: text(
    'Les clés d’accès demandent un nom d’hôte : ouvrez Vigie à l’adresse {address} pour vous en servir.',
    'Passkeys need a host name: open Vigie at {address} to use them.',
  ),
  notSupported: text(
    'Ce navigateur ne connaît pas les clés d’accès, ou l’adresse n’est pas en HTTPS.',
    'This browser does not know passkeys, or the address is not HTTPS.',
  ),

  totp: text('Application de codes', 'Application for codes'),
  totpHelp: text(
    'Un code à six chiffres qui change toutes les trente secondes, sur votre téléphone.',
    'A code of six digits that changes every thirty seconds, on your phone.',
  ),
  totpSince: text('En place depuis le {date}.', 'In place since {date}.'),
  noTotp: text('Pas encore en place.', 'Not set up yet.'),
  setUpTotp: text('Mettre en place', 'Set up'),
  replaceTotp: text('Changer d’application', 'Change the application'),
  removeTotp: text('Ne plus accepter les codes', 'Stop accepting codes'),
  totpScan: text(
    'Lisez cette image avec l’application, ou recopiez-y le secret. Puis écrivez le code qu’elle donne.',
    'Read this picture with the application, or copy the secret into it. Then write the code that it gives.',
  ),
  totpImage: text('Image à lire avec l’application', 'Picture to read with the application'),
  totpSecret: text('Secret', 'Secret'),
  totpCode: text('Code à six chiffres', 'Code of six digits'),
  totpWrong: text(
    'Ce code n’est pas le bon. Vérifiez l’heure du téléphone et prenez le suivant.',
    'This is not the right code. Check the clock of the phone and take the next one.',
  ),
  totpConfirm: text('Confirmer', 'Confirm'),
  totpAdded: text('Application de codes en place.', 'Application for codes set up.'),
  totpRemoved: text('Les codes ne sont plus acceptés.', 'Codes are no longer accepted.'),

  recovery: text('Codes de secours', 'Recovery codes'),
  recoveryLeft: text('{n} {n|code|codes} sur {total}.', '{n} of {total} {n|code|codes} left.'),
  recoveryHelp: text(
    'Chacun remplace une fois votre clé ou votre application, le jour où elle est perdue.',
    'Each takes the place of your passkey or application once, the day it is lost.',
  ),
  recoveryNone: text(
    'Ils vous seront donnés avec le premier second facteur.',
    'They are given to you with the first second factor.',
  ),
  renewRecovery: text('Renouveler les codes', 'Renew the codes'),
  renewRecoveryNote: text('Les anciens codes ne vaudront plus rien.', 'The old codes will be worthless.'),
  recoveryRenewed: text('Codes renouvelés.', 'Codes renewed.'),
  recoveryTitle: text('Vos codes de secours', 'Your recovery codes'),
  recoveryNote: text(
    'Gardez-les ailleurs que sur cet appareil : ils ne seront plus jamais affichés. Chacun sert une fois.',
    'Keep them somewhere else than on this device: they will never be shown again. Each works once.',
  ),
  copy: text('Copier', 'Copy'),
  copied: text('Copié', 'Copied'),
  noted: text('C’est noté', 'Noted'),

  factorAsked: text(
    'Le mot de passe est juste. Confirmez avec un facteur que vous avez déjà.',
    'The password is right. Confirm with a factor that you have already.',
  ),
  password: text('Votre mot de passe', 'Your password'),
  passwordWhy: text(
    'Votre mot de passe confirme que c’est vous ; votre adresse en est prévenue.',
    'Your password confirms that it is you; your address is told.',
  ),
  setUpTitle: text('Ajoutez un second facteur', 'Add a second factor'),
  setUpLead: text(
    'Votre entreprise demande plus qu’un mot de passe. Choisissez l’un des deux pour continuer.',
    'Your company asks for more than a password. Choose one of the two to go on.',
  ),
  setUpDone: text('Continuer vers Vigie', 'Go on to Vigie'),
  alreadySetUp: text('Votre second facteur est en place.', 'Your second factor is set up.'),
};

export const secondFactorAdminMessages = {
  remove: text('Retirer le second facteur', 'Take off the second factor'),
  none: text('Cette personne n’a pas de second facteur.', 'This person has no second factor.'),
  ownInSettings: text(
    'Changez votre propre second facteur dans vos paramètres, avec votre mot de passe et ce facteur.',
    'Change your own second factor in your settings, with your password and that factor.',
  ),
  removeTitle: text('Retirer le second facteur de {name}', 'Take off the second factor of {name}'),
  removeHelp: text(
    'Pour quelqu’un qui a tout perdu : clés, application et codes de secours ne vaudront plus rien.',
    'For a person who has lost everything: passkeys, application and recovery codes will be worthless.',
  ),
  removeNote: text(
    'Ses sessions se ferment, son adresse est prévenue, et la personne le lit à sa prochaine connexion, et elle ne signe plus avant d’avoir ouvert un lien envoyé à cette adresse ; sans courrier, avant que deux administrateurs se portent garants d’elle, au bout de sept jours.',
    'Their sessions close, their address is told, they read of it when they next sign in, and they do not sign before they have opened a link sent to that address; without mail, before two administrators vouch for them, after seven days.',
  ),
  removed: text('Second facteur retiré.', 'Second factor taken off.'),
};
