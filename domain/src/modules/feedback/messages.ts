import { text } from '../../kernel/message';
import { accountFieldWords } from '../../messages/words/account-fields';
import { commandWords } from '../../messages/words/commands';
import { fieldWords } from '../../messages/words/fields';

export const feedbackMessages = {
  title: text('Votre avis', 'Your feedback'),
  lead: text(
    'Ce qui manque, ce qui gêne, ce qui plaît : l’équipe de Vigie lit tout.',
    'What is missing, what bothers you, what you like: the Vigie team reads everything.',
  ),
  text: text('Message', 'Message'),
  pageSent: text('La page sera jointe : {page}', 'The page will be included: {page}'),
  submit: commandWords.send,
  submitting: commandWords.sending,
  sent: text('Merci, votre avis est envoyé.', 'Thank you, your feedback is sent.'),
  empty: text('Écrivez votre message.', 'Write your message.'),
};

/** What was said, for those who read it. */
export const feedbackListMessages = {
  filter: text('Avis affichés', 'Feedback shown'),
  open: text('À traiter', 'Open'),
  handled: text('Traités', 'Handled'),
  all: fieldWords.all,
  count: text('{n} {n|avis|avis}', '{n} {n|message|messages}'),
  date: text('Date', 'Date'),
  text: text('Message', 'Message'),
  page: text('Page', 'Page'),
  user: text('Utilisateur', 'User'),
  company: accountFieldWords.company,
  platform: text('Plateforme', 'Platform'),
  state: fieldWords.state,
  actions: text('Actions', 'Actions'),
  stateOpen: text('À traiter', 'Open'),
  stateHandled: text('Traité', 'Handled'),
  handledBy: text('par {name}, {date}', 'by {name}, {date}'),
  handle: text('Marquer comme traité', 'Mark as handled'),
  reopen: text('Remettre à traiter', 'Mark as open'),
  markedHandled: text('Avis marqué comme traité.', 'Feedback marked as handled.'),
  undo: commandWords.undo,
  empty: text('Aucun avis', 'No feedback'),
  emptyOpen: text('Tout ce que les utilisateurs ont envoyé est traité.', 'Everything users sent has been handled.'),
  emptyOther: text('Rien ne correspond à ce filtre.', 'Nothing matches this filter.'),
  changedMeanwhile: text(
    'Cet avis a changé entre-temps : la liste est à jour, vérifiez puis recommencez.',
    'This feedback changed meanwhile: the list is up to date, check it and try again.',
  ),
};
