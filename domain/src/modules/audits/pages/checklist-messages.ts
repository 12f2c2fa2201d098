import { text } from '../../../kernel/message';

/** The checklist of an audit while it is filled, also on a phone. */
export const checklistMessages = {
  toAudit: text('Retour à l’audit', 'Back to the audit'),
  hidden: text(
    'Visible par l’équipe d’audit et l’assurance qualité jusqu’à l’émission du rapport.',
    'Shown to the audit team and QA until the report is issued.',
  ),
  notBegun: text('L’audit n’a pas commencé.', 'The audit has not started.'),
  answerCount: text('{n} {n|réponse|réponses}', '{n} {n|answer|answers}'),
  rivals: text(
    '{n} {n|question a reçu deux réponses|questions ont reçu deux réponses} : le responsable d’audit choisit.',
    '{n} {n|question was|questions were} answered twice: the lead auditor chooses.',
  ),
  rivalTitle: text('Deux réponses à la même question', 'Two answers to one question'),
  standing: text('Réponse actuelle', 'Current answer'),
  keep: text('Garder cette réponse', 'Keep this answer'),
  noAnswer: text('Pas de réponse', 'No answer'),
  by: text('{who}, le {at}', '{who}, {at}'),
  saved: text('Enregistré', 'Saved'),
  end: text('Grille parcourue', 'End of the checklist'),
  finding: text('Constat : quel niveau ?', 'Finding: which grade?'),
  findingOf: text('Constat pour « {question} »', 'Finding for “{question}”'),
  noteFinding: text('Noter un constat', 'Note a finding'),
  photo: text('Prendre une photo', 'Take a photo'),
  photoSent: text('Photo ajoutée à {id}', 'Photo added to {id}'),
  noted: text('Constat {id}', 'Finding {id}'),
  openFinding: text('Compléter {id}', 'Complete {id}'),
  freeFindings: text('Constats sans question', 'Findings without a question'),
  notNow: text('Pas de constat', 'No finding'),
};
