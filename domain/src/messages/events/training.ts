import { type Message, text } from '../../kernel/message';

/** What happens to each of them alike. */
function commonSentences(record: string): Readonly<Record<string, Message>> {
  return {
    [`${record}.changed`]: text('{who} a modifié {id} : {changes}', '{who} changed {id}: {changes}'),
    [`${record}.commented`]: text('{who} a commenté {id}', '{who} commented on {id}'),
    [`${record}.file_attached`]: text('{who} a joint un fichier à {id}', '{who} attached a file to {id}'),
    [`${record}.file_removed`]: text('{who} a retiré un fichier de {id}', '{who} removed a file from {id}'),
  };
}

export const trainingSentences: Readonly<Record<string, Message>> = {
  ...commonSentences('training'),
  'training.assigned': text('La formation {id} est affectée : {title}', 'The training {id} was assigned: {title}'),
  'training.shown': text('{who} a lu jusqu’au bout le texte de {id}', '{who} read the text of {id} to its end'),
  'training.quiz_taken': text('{who} a rendu un questionnaire pour {id}', '{who} handed in a quiz for {id}'),
  'training.signed': text(
    '{who} a terminé la formation {id}, avec signature',
    '{who} completed the training {id}, signed',
  ),
  'training.presented': text(
    '{who} demande l’évaluation de la formation {id}, avec signature',
    '{who} asks for the assessment of the training {id}, signed',
  ),
  'training.assessed': text(
    '{who} a validé la formation {id}, avec signature',
    '{who} assessed the training {id}, signed',
  ),
  'training.returned': text('{who} a renvoyé la formation {id}', '{who} returned the training {id}'),
  'training.allowed': text('{who} a accordé de nouveaux essais pour {id}', '{who} allowed new attempts for {id}'),
  'training.waived': text(
    '{who} a dispensé de la formation {id}, avec signature',
    '{who} waived the training {id}, signed',
  ),
  'training.failed': text('Tous les essais de {id} sont épuisés', 'All attempts of {id} are used'),
  'training.cancelled': text('La formation {id} n’est plus requise', 'The training {id} is no longer required'),
  ...commonSentences('training_requirement'),
  'training_requirement.created': text(
    '{who} a créé l’exigence de formation {id} : {title}',
    '{who} created the training requirement {id}: {title}',
  ),
  'training_requirement.retired': text(
    '{who} a retiré l’exigence de formation {id}',
    '{who} retired the training requirement {id}',
  ),
  ...commonSentences('curriculum'),
  'curriculum.created': text(
    '{who} a créé le programme de formation {id} : {title}',
    '{who} created the curriculum {id}: {title}',
  ),
  'curriculum.retired': text('{who} a retiré le programme de formation {id}', '{who} retired the curriculum {id}'),
  ...commonSentences('post'),
  'post.created': text('{who} a créé le poste {id} : {title}', '{who} created the post {id}: {title}'),
  'post.retired': text('{who} a retiré le poste {id}', '{who} retired the post {id}'),
  ...commonSentences('absence'),
  'absence.created': text('{who} a saisi l’absence {id} : {title}', '{who} entered the absence {id}: {title}'),
  'absence.withdrawn': text('{who} a retiré l’absence {id}', '{who} withdrew the absence {id}'),
};
