import { type Message, text } from '../kernel/message';
import type { RefusalCode } from '../kernel/refusal';

export const refusalMessages: Record<RefusalCode, Message> = {
  malformed_request: text("La requête n'est pas lisible.", 'The request cannot be read.'),
  not_signed_in: text("Vous n'êtes pas connecté.", 'You are not signed in.'),
  wrong_credentials: text("Nom d'utilisateur ou mot de passe incorrect.", 'Wrong username or password.'),
  wrong_code: text(
    'Non reconnu. Utilisez le code suivant ou une autre méthode.',
    'Not recognised. Use the next code or another method.',
  ),
  ticket_expired: text(
    'Le délai est dépassé : recommencez depuis le début.',
    'This took too long: start again from the beginning.',
  ),
  session_ended: text(
    'Votre session est terminée. Connectez-vous à nouveau.',
    'Your session has ended. Sign in again.',
  ),
  not_qualified: text('Vous n’êtes pas qualifié pour signer cet acte.', 'You are not qualified to sign this.'),
  not_allowed: text("Vous n'avez pas le droit de faire cela.", 'You are not allowed to do this.'),
  password_change_required: text('Changez d’abord votre mot de passe initial.', 'First change your initial password.'),
  wrong_password: text('Mot de passe incorrect.', 'Wrong password.'),
  signature_not_yours: text(
    'Une signature porte votre propre nom : saisissez vos identifiants.',
    'A signature bears your own name: enter your own credentials.',
  ),
  identity_unconfirmed: text(
    'Avant de signer, confirmez votre adresse : ouvrez le lien que nous vous envoyons depuis votre profil.',
    'Before you sign, confirm your address: open the link that we send you from your profile.',
  ),
  sign_up_closed: text(
    "L'inscription est fermée ici : demandez un compte à l'administrateur de votre entreprise.",
    'Registration is closed here: ask the administrator of your company for an account.',
  ),
  second_factor_needed: text(
    'Le mot de passe est juste : confirmez maintenant avec votre second facteur.',
    'The password is right: now confirm with your second factor.',
  ),
  second_factor_required: text(
    'Votre entreprise exige un second facteur : ajoutez-en un avant de continuer.',
    'Your company requires a second factor: add one before you continue.',
  ),
  passkey_needed: text('Signez maintenant avec votre clé d’accès.', 'Now sign with your passkey.'),
  not_found: text("Cet élément n'existe pas.", 'This item does not exist.'),
  wrong_state: text("L'état actuel ne le permet pas.", 'The current state does not allow it.'),
  somebody_was_faster: text("Quelqu'un d'autre vous a devancé.", 'Someone else got there first.'),
  already_exists: text('Cet élément existe déjà.', 'This item already exists.'),
  quota_reached: text('Une limite de votre entreprise est atteinte.', 'A limit of your company is reached.'),
  objection: text("Ce n'est pas encore possible.", 'This is not possible yet.'),
  idempotency_key_reused: text(
    'Cette clé Idempotency-Key a déjà servi pour une autre requête.',
    'This Idempotency-Key has already been used for another request.',
  ),
  link_expired: text(
    'Ce lien a déjà servi ou a expiré. Demandez-en un nouveau.',
    'This link has been used or has expired. Ask for a new one.',
  ),
  stale_version: text(
    "Quelqu'un d'autre a modifié cet élément entre-temps. Rechargez-le avant de recommencer.",
    'Another person changed this item meanwhile. Reload it before you try again.',
  ),
  too_large: text(
    'Le contenu est trop volumineux (au plus {megabytes} Mo).',
    'The content is too large (at most {megabytes} MB).',
  ),
  wrong_type: text("Ce type de contenu n'est pas accepté.", 'This type of content is not accepted.'),
  invalid: text('Certaines valeurs ne sont pas valides.', 'Some values are not valid.'),
  session_locked: text(
    'Cette session est verrouillée. Saisissez votre mot de passe pour continuer.',
    'This session is locked. Enter your password to continue.',
  ),
  version_required: text(
    'Indiquez la version lue, dans l’en-tête If-Match.',
    'Give the version you read in the If-Match header.',
  ),
  too_many_attempts: text(
    'Trop d’essais : réessayez dans {minutes} {minutes|minute|minutes}.',
    'Too many attempts: try again in {minutes} {minutes|minute|minutes}.',
  ),
  too_many_requests: text('Trop de requêtes : réessayez dans un instant.', 'Too many requests: try again in a moment.'),
  unexpected: text(
    'Une erreur inattendue est survenue. Rien n’a été enregistré.',
    'An unexpected error occurred. Nothing was saved.',
  ),
  unavailable: text('Le service est momentanément indisponible.', 'The service is temporarily unavailable.'),
  busy: text(
    'Trop de documents sont en préparation. Réessayez dans une minute.',
    'Too many documents are being prepared. Try again in a minute.',
  ),
  no_room: text(
    'Le serveur n’a plus d’espace : rien n’a été enregistré. Prévenez l’administrateur du serveur.',
    'The server has run out of space: nothing was saved. Contact the server administrator.',
  ),
};

export const tooManyHeavyCalls = {
  ofAccount: text(
    'Vous avez déjà plusieurs calculs ou documents en cours : attendez leur fin, puis recommencez.',
    'Several of your calculations or documents are still running: wait for them to finish, then try again.',
  ),
  ofCompany: text(
    'Votre entreprise a beaucoup de calculs et de documents en cours. Réessayez dans une minute.',
    'Your company has many calculations and documents running. Try again in a minute.',
  ),
};

export const bodyMessages = {
  tooManyValues: text(
    'La requête contient plus de {max} valeurs : envoyez-la en plusieurs parties.',
    'The request holds more than {max} values: send it in several parts.',
  ),
};

/** What one request may take of the server, said where it takes more. */
export const workMessages = {
  tooMuchMemory: text(
    'Ce contenu demande plus de mémoire que le serveur n’en donne à une requête. Envoyez-le en plusieurs parties.',
    'This content takes more memory than the server gives to one request. Send it in several parts.',
  ),
  tooLong: text(
    'Ce travail a pris trop de temps et a été arrêté. Réduisez le contenu, ou réessayez plus tard.',
    'This work took too long and was stopped. Send less, or try again later.',
  ),
};

export const fileStoreMessages = {
  unreachable: text(
    'Les fichiers sont momentanément inaccessibles. Réessayez dans une minute.',
    'Files are temporarily unavailable. Try again in a minute.',
  ),
};

/** What is wrong with one value, said so that a person can mend it. */
/** Whose change came before, so that nothing is left to decide. */
export const concurrentChangeMessage = text(
  '{who} vous a devancé : l’état a changé depuis que vous l’avez lu.',
  '{who} got there first: the state has changed since you read it.',
);

export const fieldMessages = {
  required: text('Ce champ est obligatoire.', 'This field is required.'),
  tooShort: text(
    'Écrivez au moins {min} {min|caractère|caractères}.',
    'Write at least {min} {min|character|characters}.',
  ),
  tooLong: text('Écrivez au plus {max} {max|caractère|caractères}.', 'Write at most {max} {max|character|characters}.'),
  tooSmall: text('La plus petite valeur possible est {min}.', 'The smallest possible value is {min}.'),
  tooBig: text('La plus grande valeur possible est {max}.', 'The largest possible value is {max}.'),
  tooMany: text('Au plus {max} {max|élément|éléments}.', 'At most {max} {max|item|items}.'),
  tooDeep: text(
    'Cette requête imbrique ses valeurs sur plus de {max} niveaux.',
    'This request nests its values more than {max} levels deep.',
  ),
  wrongType: text("Cette valeur n'est pas du bon type.", 'This value is of the wrong type.'),
  notAnOption: text("Cette valeur n'est pas dans la liste.", 'This value is not in the list.'),
  email: text('Écrivez une adresse comme nom@exemple.fr.', 'Write an address like name@example.com.'),
  pattern: text(
    'Utilisez des lettres, des chiffres, le point, le tiret ou le soulignement.',
    'Use letters, digits, dots, hyphens or underscores.',
  ),
  name: text(
    'Un nom ne contient ni retour à la ligne, ni autre caractère invisible, ni < ni >.',
    'A name cannot contain line breaks, other invisible characters, < or >.',
  ),
  date: text('Écrivez une date valide.', 'Write a valid date.'),
};
