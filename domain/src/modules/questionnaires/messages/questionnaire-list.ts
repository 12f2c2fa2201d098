import { text } from '../../../kernel/message';
import { questionnairePageTitles } from '../../../messages/shell/page-titles';
import { questionnaireWords } from './words';

/** The list of questionnaires, beside the words that all lists share, and the dialog that begins one. */
export const questionnairesPageMessages = {
  start: questionnairePageTitles.start,
  empty: text('Aucun questionnaire', 'No questionnaire'),
  emptyTeam: text(
    'Votre équipe n’a commencé aucun questionnaire. Ceux des autres sont sous « Tout le monde ».',
    'Your team has not started any questionnaire. Those of others are under “Everyone”.',
  ),
  emptyMe: text('Vous n’avez commencé aucun questionnaire.', 'You have not started any questionnaire.'),
  emptyEveryone: text(
    'Un modèle publié se remplit ici, sur un ordinateur ou un téléphone.',
    'Fill in a published template here, on a computer or a phone.',
  ),
  emptyFiltered: text('Aucun questionnaire ne correspond', 'No questionnaire matches'),
  emptyFilteredHelp: text(
    'Aucun questionnaire ne correspond à cette recherche et à ces filtres.',
    'No questionnaire matches this search and these filters.',
  ),
  nextRow: text('Questionnaire suivant', 'Next questionnaire'),
  previousRow: text('Questionnaire précédent', 'Previous questionnaire'),
  tooMany: text('{most} questionnaires au plus à la fois.', 'At most {most} questionnaires at a time.'),
  notScored: text('Sans score', 'Not scored'),
  notSubmitted: text('Pas encore envoyé', 'Not submitted yet'),
  failed: questionnaireWords.criticalFailure,
  percent: text('{n} %', '{n}%'),
  version: text('v{n}', 'v{n}'),
};

export const startMessages = {
  title: text('Quel questionnaire remplir ?', 'Which questionnaire do you want to fill in?'),
  search: text('Chercher un modèle', 'Search for a template'),
  nothing: text('Aucun modèle n’est publié', 'No template is published'),
  nothingHelp: text(
    'Un modèle se remplit dès qu’il est publié.',
    'A template can be filled in as soon as it is published.',
  ),
  noMatch: text('Aucun modèle ne correspond.', 'No template matches.'),
  facts: text('Version {version} · {n} {n|question|questions}', 'Version {version} · {n} {n|question|questions}'),
  signed: text('se signe à l’envoi', 'signed when submitted'),
  failed: text('Le questionnaire n’a pas pu être commencé.', 'The questionnaire could not be started.'),
};
