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
