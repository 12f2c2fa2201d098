import { text } from '../../../kernel/message';

/** All steps of a case on one page, for the person who reviews them. */
export const reviewMessages = {
  title: text('Revue des étapes', 'Review of the steps'),
  sum: text('{reviewed} sur {total} {reviewed|revue|revues}.', '{reviewed} of {total} reviewed.'),
  empty: text('{n} {n|étape vide|étapes vides}.', '{n} empty {n|step|steps}.'),
  review: text('Valider la revue', 'Mark as reviewed'),
  reviewOf: text('Valider la revue : {step}', 'Mark as reviewed: {step}'),
  undo: text('Retirer la revue', 'Undo the review'),
  undoOf: text('Retirer la revue : {step}', 'Undo the review: {step}'),
  toReview: text('Revoir toutes les étapes', 'Review all steps'),
};
