import { french, type Message } from '../kernel/message';
import type { RefusalCode } from '../kernel/refusal';

export const refusalMessages: Record<RefusalCode, Message> = {
  malformed_request: french("La requête n'est pas lisible.", 'The request cannot be read.'),
  not_signed_in: french("Vous n'êtes pas connecté.", 'You are not signed in.'),
  wrong_credentials: french("Nom d'utilisateur ou mot de passe incorrect.", 'Wrong user name or password.'),
  session_ended: french(
    'Votre session est terminée. Connectez-vous à nouveau.',
    'Your session has ended. Sign in again.',
  ),
  not_allowed: french("Vous n'avez pas le droit de faire cela.", 'You are not allowed to do this.'),
  password_change_required: french(
    'Changez d’abord votre mot de passe initial.',
    'First change your initial password.',
  ),
  wrong_password: french('Mot de passe incorrect.', 'Wrong password.'),
  signature_not_yours: french(
    'Une signature porte votre propre nom : saisissez vos identifiants.',
    'A signature bears your own name: enter your own credentials.',
  ),
  not_found: french("Cet élément n'existe pas.", 'This item does not exist.'),
  wrong_state: french("L'état actuel ne le permet pas.", 'The current state does not allow it.'),
  somebody_was_faster: french("Quelqu'un d'autre a été plus rapide.", 'Somebody else was faster.'),
  already_exists: french('Cet élément existe déjà.', 'This item already exists.'),
  objection: french("Ce n'est pas encore possible.", 'This is not possible yet.'),
  idempotency_key_reused: french(
    'Cette clé Idempotency-Key a déjà servi pour une autre requête.',
    'This Idempotency-Key has already been used for another request.',
  ),
  link_expired: french(
    'Ce lien a déjà servi ou a expiré. Demandez-en un nouveau.',
    'This link has been used or has expired. Ask for a new one.',
  ),
  stale_version: french(
    "Quelqu'un d'autre a modifié cet élément entre-temps. Rechargez-le avant de recommencer.",
    'Somebody else changed this item meanwhile. Reload it before you try again.',
  ),
  too_large: french(
    'Le contenu est trop volumineux (au plus {megabytes} Mo).',
    'The content is too large (at most {megabytes} MB).',
  ),
  wrong_type: french("Ce type de contenu n'est pas accepté.", 'This type of content is not accepted.'),
  invalid: french('Certaines valeurs ne sont pas valides.', 'Some values are not valid.'),
  version_required: french(
    'Indiquez la version lue, dans l’en-tête If-Match.',
    'Say which version you read, in the If-Match header.',
  ),
  too_many_attempts: french(
    'Trop d’essais : réessayez dans {minutes} {minutes|minute|minutes}.',
    'Too many attempts: try again in {minutes} {minutes|minute|minutes}.',
  ),
  too_many_requests: french(
    'Trop de requêtes : réessayez dans un instant.',
    'Too many requests: try again in a moment.',
  ),
  unexpected: french(
    'Une erreur inattendue est survenue. Rien n’a été enregistré.',
    'An unexpected error happened. Nothing was saved.',
  ),
  unavailable: french('Le service est momentanément indisponible.', 'The service is unavailable for a moment.'),
};

/** What is wrong with one value, said so that a person can mend it. */
export const fieldMessages = {
  required: french('Ce champ est obligatoire.', 'This field is required.'),
  tooShort: french(
    'Écrivez au moins {min} {min|caractère|caractères}.',
    'Write at least {min} {min|character|characters}.',
  ),
  tooLong: french(
    'Écrivez au plus {max} {max|caractère|caractères}.',
    'Write at most {max} {max|character|characters}.',
  ),
  tooSmall: french('La plus petite valeur possible est {min}.', 'The smallest possible value is {min}.'),
  tooBig: french('La plus grande valeur possible est {max}.', 'The largest possible value is {max}.'),
  tooMany: french('Au plus {max} {max|élément|éléments}.', 'At most {max} {max|item|items}.'),
  wrongType: french("Cette valeur n'est pas du bon type.", 'This value is of the wrong type.'),
  notAnOption: french("Cette valeur n'est pas dans la liste.", 'This value is not in the list.'),
  email: french('Écrivez une adresse comme nom@exemple.fr.', 'Write an address like name@example.com.'),
  pattern: french(
    'Utilisez des lettres, des chiffres, le point, le tiret ou le soulignement.',
    'Use letters, digits, dots, hyphens or underscores.',
  ),
  date: french('Écrivez une date valide.', 'Write a valid date.'),
};
