import { text } from '../../../kernel/message';

/** The checklist on a phone that may be without a network. */
export const phoneMessages = {
  keep: text('Garder sur ce téléphone', 'Keep on this phone'),
  kept: text('Gardé sur cet appareil', 'Kept on this device'),
  keptHere: text(
    'Gardé sur cet appareil : la grille s’ouvre sans réseau. L’équipe le voit depuis le {since}.',
    'Kept on this device: the checklist opens without a network. The team has seen it since {since}.',
  ),
  held: text(
    '{who} garde la grille sur un téléphone ({device}) depuis le {since}.',
    '{who} has held the checklist on a phone ({device}) since {since}.',
  ),
  giveBack: text('Rendre', 'Give it back'),
  release: text('Ne plus attendre ce téléphone', 'Stop waiting for this phone'),
  chooseCode: text(
    'Choisissez d’abord un code : sans lui, la grille ne s’ouvre pas sans réseau.',
    'Choose a code first: without it the checklist does not open without a network.',
  ),
  code: text('Choisir le code', 'Choose the code'),
  cannotKeep: text('Cet appareil ne peut rien garder pour l’instant.', 'This device can keep nothing for now.'),
  notKept: text(
    'La grille n’est pas gardée sur cet appareil : {why}',
    'The checklist is not kept on this device: {why}',
  ),
  unsentFirst: text(
    'Tout n’est pas encore envoyé depuis cet appareil : voyez « Sans réseau ».',
    'Not everything has been sent from this device yet: see “Without a network”.',
  ),
  waits: text(
    '{n} {n|saisie de cet audit attend|saisies de cet audit attendent} le réseau sur cet appareil.',
    '{n} {n|entry|entries} of this audit {n|waits|wait} for the network on this device.',
  ),
  show: text('Voir', 'Show'),
  sendNow: text('Envoyer maintenant', 'Send now'),
  notSent: text('Pas envoyé : {why}', 'Not sent: {why}'),
  undo: text('Annuler', 'Undo'),
  correct: text('Corriger', 'Correct'),
  tooLate: text('C’est déjà envoyé.', 'It has been sent already.'),
  photos: text('{n} {n|photo|photos}', '{n} {n|photo|photos}'),
  photosOf: text('Photos du constat {id}', 'Photos of finding {id}'),
  ownerLater: text(
    'Gardé sur cet appareil et envoyé avec le réseau. Qui répondra se choisit ensuite.',
    'Kept on this device and sent with the network. Who answers is chosen later.',
  ),
  andMore: text('{title} et {n} {n|autre réponse|autres réponses}', '{title} and {n} {n|other answer|other answers}'),
};
