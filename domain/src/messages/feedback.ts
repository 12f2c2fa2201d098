import { french } from '../kernel/message';

export const feedbackMessages = {
  title: french('Votre avis', 'Your feedback'),
  lead: french(
    'Ce qui manque, ce qui gêne, ce qui plaît : l’équipe de Vigie lit tout.',
    'What is missing, what is in the way, what you like: the Vigie team reads everything.',
  ),
  text: french('Message', 'Message'),
  pageSent: french('La page sera jointe : {page}', 'The page is sent along: {page}'),
  submit: french('Envoyer', 'Send'),
  submitting: french('Envoi en cours...', 'Sending...'),
  sent: french('Merci, votre avis est envoyé.', 'Thank you, your feedback is sent.'),
  empty: french('Écrivez votre message.', 'Write your message.'),
};

/** What was said, for those who read it. */
export const feedbackListMessages = {
  filter: french('Avis affichés', 'Feedback shown'),
  open: french('À traiter', 'Open'),
  handled: french('Traités', 'Handled'),
  all: french('Tous', 'All'),
  count: french('{n} {n|avis|avis}', '{n} {n|message|messages}'),
  date: french('Date', 'Date'),
  text: french('Message', 'Message'),
  page: french('Page', 'Page'),
  user: french('Utilisateur', 'User'),
  company: french('Entreprise', 'Company'),
  platform: french('Plateforme', 'Platform'),
  state: french('État', 'State'),
  actions: french('Actions', 'Actions'),
  stateOpen: french('À traiter', 'Open'),
  stateHandled: french('Traité', 'Handled'),
  handledBy: french('par {name}, {date}', 'by {name}, {date}'),
  handle: french('Marquer comme traité', 'Mark as handled'),
  reopen: french('Remettre à traiter', 'Mark as open'),
  markedHandled: french('Avis marqué comme traité.', 'Feedback marked as handled.'),
  undo: french('Annuler', 'Undo'),
  empty: french('Aucun avis', 'No feedback'),
  emptyOpen: french('Tout ce que les utilisateurs ont envoyé est traité.', 'Everything users sent has been handled.'),
  emptyOther: french('Rien ne correspond à ce filtre.', 'Nothing matches this filter.'),
  changedMeanwhile: french(
    'Cet avis a changé entre-temps : la liste est à jour, vérifiez puis recommencez.',
    'This feedback changed meanwhile: the list is up to date, check it and try again.',
  ),
};
