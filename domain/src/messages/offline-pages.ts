import { text } from '../kernel/message';

export const offlinePageMessages = {
  title: text('Sans réseau', 'Without a network'),
  lead: text(
    'Ce que vous écrivez sans réseau attend ici et part dès que le réseau revient.',
    'What you write without a network waits here and is sent when the network is back.',
  ),
  waiting: text('En attente d’envoi', 'Waiting to be sent'),
  needsYou: text('À traiter', 'Needs you'),
  nothing: text('Rien n’attend sur cet appareil', 'Nothing waits on this device'),
  nothingText: text(
    'Ce qui est écrit sans réseau apparaît ici jusqu’à son envoi.',
    'What is written without a network appears here until it is sent.',
  ),
  newReport: text('Nouveau signalement', 'New report'),
  kept: text('Disponible sans réseau', 'Available without a network'),
  keptSince: text('gardé le {when}', 'kept {when}'),
  photos: text('{n} {n|photo|photos}', '{n} {n|photo|photos}'),
  keptAt: text('écrit le {when}', 'written {when}'),
  sending: text('Envoi en cours', 'Sending'),
  sendNow: text('Envoyer maintenant', 'Send now'),
  tryAgain: text('Réessayer', 'Try again'),
  copy: text('Copier le texte', 'Copy text'),
  savePhotos: text('Enregistrer les photos', 'Save photos'),
  copied: text('Texte copié', 'Text copied'),
  discard: text('Supprimer de l’appareil', 'Delete from this device'),
  discardQuestion: text('Supprimer cette saisie de l’appareil ?', 'Delete this entry from the device?'),
  discardNote: text(
    'Elle n’a pas été envoyée : son texte et ses photos seront perdus.',
    'It has not been sent: its text and photos will be lost.',
  ),
  others: text(
    '{n} {n|saisie d’une autre personne attend|saisies d’autres personnes attendent} sur cet appareil, jusqu’à ce que {n|cette personne se connecte|ces personnes se connectent} ici.',
    '{n} {n|entry of another person waits|entries of other people wait} on this device until {n|that person signs|those people sign} in here.',
  ),
  unreadable: text(
    '{n} {n|saisie ne peut pas être lue|saisies ne peuvent pas être lues} avec la clé actuelle : contactez votre administrateur.',
    '{n} {n|entry cannot|entries cannot} be read with the current key: ask your administrator.',
  ),
  signInToSend: text('Réseau revenu : connectez-vous pour envoyer.', 'The network is back: sign in to send.'),
  signInOnline: text('Se connecter avec le réseau', 'Sign in with a network'),
  signIn: text('Se connecter', 'Sign in'),

  needsCode: text(
    'Choisissez un code à 6 chiffres : les signalements pourront être écrits sans réseau, même après un redémarrage.',
    'Choose a 6-digit code: reports can then be written without a network, even after a restart.',
  ),

  code: text('Code à 6 chiffres', '6-digit code'),
  codeAgain: text('Le même code', 'The same code'),
  choose: text('Choisir le code', 'Choose code'),
  change: text('Changer le code', 'Change code'),
  remove: text('Retirer le code', 'Remove code'),
  removed: text('Code retiré de cet appareil', 'Code removed from this device'),
  chosen: text('Code choisi', 'Code chosen'),
  codeShape: text('Saisissez 6 chiffres.', 'Enter 6 digits.'),
  codeGuessed: text('Choisissez un code moins facile à deviner.', 'Choose a code that is harder to guess.'),
  codeDiffers: text('Les deux codes diffèrent.', 'The two codes differ.'),
  chooseFailed: text('Le code se choisit avec le réseau : réessayez.', 'A code is chosen with a network: try again.'),
  protects: text(
    'Le code protège d’une personne qui trouve l’appareil : après 5 erreurs, ou {hours} heures sans réseau, il faut se reconnecter en ligne. Il ne protège pas d’un spécialiste qui copie la mémoire de l’appareil, ni d’un logiciel espion. Gardez l’appareil verrouillé.',
    'The code protects against a person who finds the device: after 5 wrong tries, or {hours} hours without a network, you must sign in online. It does not protect against an expert who copies the device’s storage, nor against spyware. Keep the device locked.',
  ),

  install: text('Installer Vigie', 'Install Vigie'),
  installHelp: text(
    'Vigie s’ouvre alors comme une application, depuis l’écran d’accueil.',
    'Vigie then opens like an application, from the home screen.',
  ),
  installOnSafari: text(
    'Safari oublie les pages qui n’ont pas été ouvertes depuis 7 jours, et ce qu’elles gardent. Ouvrez « Partager », puis « Sur l’écran d’accueil ».',
    'Safari forgets pages that were not opened for 7 days, and what they keep. Open “Share”, then “Add to Home Screen”.',
  ),

  unlockHelp: text('Saisissez le code choisi sur cet appareil.', 'Enter the code that was chosen on this device.'),
  person: text('Personne', 'Person'),
  unlock: text('Déverrouiller', 'Unlock'),
  wrong: text('Code incorrect : encore {n} {n|essai|essais}.', 'Wrong code: {n} {n|try|tries} left.'),
  dropped: text(
    'Code expiré ou trop d’erreurs : connectez-vous avec le réseau. Ce qui attend reste sur l’appareil.',
    'The code has expired or was wrong too often: sign in with a network. What waits stays on the device.',
  ),
};
