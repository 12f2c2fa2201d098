import { text } from '../../../kernel/message';
import { commandWords } from '../../../messages/words/commands';

/** A new password where the installation sends no mail: two administrators, and a part of the way in for each. */
export const vouchedResetMessages = {
  needsTwo: text(
    'Cette installation n’envoie pas de courrier : un administrateur demande, un autre confirme.',
    'This installation sends no mail: one administrator asks, another confirms.',
  ),
  mailSends: text(
    'Cette installation envoie un lien par e-mail : un seul administrateur suffit.',
    'This installation sends a link by email: one administrator is enough.',
  ),
  alreadyAsked: text(
    '{who} l’a déjà demandé. Un autre administrateur peut le confirmer.',
    '{who} has asked for it already. Another administrator can confirm it.',
  ),
  askedByYou: text(
    'Vous l’avez demandé : un autre administrateur doit confirmer.',
    'You asked for it: another administrator has to confirm.',
  ),
  isYourself: text(
    'Il s’agit de votre propre mot de passe : deux autres administrateurs doivent s’en porter garants.',
    'This is your own password: two other administrators have to vouch for it.',
  ),
  title: text('Mots de passe à réinitialiser', 'Passwords to be reset'),
  asked: text('{who}, le {when} : {reason}', '{who}, {when}: {reason}'),
  confirm: commandWords.confirm,
  confirmFor: text('Confirmer pour {name}', 'Confirm for {name}'),
  confirmHelp: text(
    'Son mot de passe actuel ne fonctionnera plus et ses sessions se ferment. Vous recevez un lien à lui remettre en personne ; il lui faut aussi le code que détient {who}.',
    'Their current password will stop working and their sessions close. You get a link to hand over in person; they also need the code that {who} holds.',
  ),
  ownPassword: text('Votre propre mot de passe', 'Your own password'),
  askHelp: text(
    'Un autre administrateur devra confirmer. Vous recevez un code à remettre en personne à {name} ; il lui faudra aussi le lien que recevra l’autre.',
    'Another administrator has to confirm. You get a code to hand over in person to {name}, who also needs the link that the other one gets.',
  ),
  ask: text('Demander', 'Request'),
  codeTitle: text('Code pour {name}', 'Code for {name}'),
  codeNote: text(
    'Il n’est montré qu’une fois. Remettez-le vous-même à {name}, à personne d’autre.',
    'It is shown only once. Hand it over yourself, to {name} alone.',
  ),
  code: text('Code', 'Code'),
  linkTitle: text('Lien pour {name}', 'Link for {name}'),
  linkNote: text(
    'Il n’est montré qu’une fois et reste valable une heure. Remettez-le vous-même à {name}, à personne d’autre.',
    'It is shown only once and is valid for an hour. Hand it over yourself, to {name} alone.',
  ),
  link: text('Lien', 'Link'),
  noted: text('C’est noté', 'Noted'),
  codeWrong: text(
    'Ce code ne correspond pas à ce lien. Après cinq essais, le lien n’est plus valable.',
    'This code does not match this link. After five tries the link stops working.',
  ),
};
