import { text } from '../kernel/message';

/** What any page says of work without a network; the words of its own pages come with those. */
export const offlineNoticeMessages = {
  sent: text('{id} envoyé : écrit sans réseau', '{id} sent: written without a network'),
  refused: text(
    'Une saisie écrite sans réseau demande votre attention',
    'An entry written without a network needs you',
  ),
  notSent: text('Pas encore envoyée : le réseau manque.', 'Not sent yet: there is no network.'),
  waits: text(
    '{n} {n|saisie attend|saisies attendent} le réseau sur cet appareil.',
    '{n} {n|entry waits|entries wait} for the network on this device.',
  ),
  open: text('Ouvrir', 'Open'),
  off: text(
    'Le travail sans réseau est désactivé : cette adresse n’est pas en https. Ce que vous écrivez n’est gardé que tant que la page reste ouverte.',
    'Work without a network is off: this address is not https. What you write is kept only while the page stays open.',
  ),
  noStorage: text(
    'Le travail sans réseau est désactivé : ce navigateur ne garde rien sur l’appareil (navigation privée ?).',
    'Work without a network is off: this browser keeps nothing on the device (private window?).',
  ),
  closed: text(
    'Aucun code n’a été choisi sur cet appareil, ou il a expiré : connectez-vous une fois avec le réseau pour retrouver ce qui y attend.',
    'No code was chosen on this device, or it has expired: sign in once with a network to read what waits here.',
  ),
  ready: text('Prêt à travailler sans réseau sur cet appareil', 'Ready to work without a network on this device'),
  unlockTitle: text('Travailler sans réseau', 'Work without a network'),
};
