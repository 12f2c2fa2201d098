import { text } from '../../../kernel/message';

/** Why the provider cannot be asked. */
export const providerStateMessages = {
  not_configured: text(
    'Aucun fournisseur n’est configuré. Un administrateur du serveur l’indique dans VIGIE_AI_URL et VIGIE_AI_MODEL.',
    'No provider is configured. An administrator of the server sets it in VIGIE_AI_URL and VIGIE_AI_MODEL.',
  ),
  switched_off: text(
    'L’assistant est désactivé pour votre entreprise. Un administrateur l’active dans Paramètres, Règles.',
    'The assistant is switched off for your company. An administrator switches it on in Parameters, Rules.',
  ),
  budget_spent: text(
    'Le budget du mois est épuisé. Un administrateur le change dans Paramètres, Règles.',
    'The budget of this month is used up. An administrator changes it in Parameters, Rules.',
  ),
};

export const assistantMessages = {
  tooOften: text(
    'Trop de demandes en peu de temps. Réessayez dans une minute.',
    'Too many requests in a short time. Try again in a minute.',
  ),
  fieldMissing: text('Choisissez un champ qui contient un texte.', 'Choose a field that contains text.'),
  languageMissing: text('Choisissez une langue.', 'Choose a language.'),
  questionMissing: text('Écrivez une question.', 'Write a question.'),
  nothingToRead: text('Il n’y a encore rien à lire ici.', 'There is nothing to read here yet.'),
  notWrittenHere: text(
    'La définition vient du signalement et ne s’écrit pas ici.',
    'The definition comes from the report and is not written here.',
  ),
};

/** Why a suggestion cannot be accepted. */
export const acceptanceMessages = {
  notYours: text('Cette suggestion a été faite à quelqu’un d’autre.', 'This suggestion was made to another person.'),
  alreadyDecided: text(
    'Cette suggestion a déjà été acceptée ou refusée.',
    'This suggestion has already been accepted or refused.',
  ),
  textChanged: text(
    'Le texte a changé depuis la suggestion. Demandez-en une nouvelle.',
    'The text has changed since the suggestion. Ask for a new one.',
  ),
};
