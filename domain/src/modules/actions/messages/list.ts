import { english, text } from '../../../kernel/message';

/** What the list of actions says, beside the words that it shares with the other lists. */
export const actionListMessages = {
  newTask: english('Nouvelle tâche', 'New Task'),
  noApprover: text('Aucun approbateur', 'No approver'),
  todoCount: text('{done} sur {total} faits', '{done} of {total} done'),
  due: text('Délai', 'Time left'),
  review: text('Revue', 'Review'),
  reviewMe: text('À revoir par moi', 'For me to review'),
  empty: text('Aucune action', 'No action'),
  emptyTeam: text(
    'Rien n’est affecté à votre équipe. Les actions des autres sont sous « Tout le monde ».',
    'Nothing is assigned to your team. The actions of others are under “Everyone”.',
  ),
  emptyMe: text('Aucune action ne vous est affectée.', 'No action is assigned to you.'),
  emptyEveryone: text(
    'Une CAPA revue par l’AQ devient une action ; une tâche se crée aussi à la main.',
    'A CAPA that QA has reviewed becomes an action; a task can be made by hand too.',
  ),
  emptyFiltered: text('Aucune action ne correspond', 'No action matches'),
  emptyFilteredHelp: text(
    'Aucune action ne correspond à cette recherche et à ces filtres.',
    'No action matches this search and these filters.',
  ),
  nextRow: text('Action suivante', 'Next action'),
  previousRow: text('Action précédente', 'Previous action'),
};

export const actionSelectionMessages = {
  tooMany: text('{most} actions au plus à la fois.', 'At most {most} actions at a time.'),
  changeResponsible: text('Changer de responsable', 'Change the assignee'),
  newPriority: text('Nouvelle priorité', 'New priority'),
  which: text('{n} {n|action est concernée|actions sont concernées} : {ids}', '{n} {n|action|actions} affected: {ids}'),
  changed: text('{n} {n|action modifiée|actions modifiées}', '{n} {n|action|actions} changed'),
  refused: text(
    '{n} {n|action n’a pas changé|actions n’ont pas changé}',
    '{n} {n|action has|actions have} not changed',
  ),
};

export const actionBoardMessages = {
  label: text('Actions par statut', 'Actions by status'),
  noCard: text('Aucune action', 'No action'),
  nowhere: text(
    'Une action terminée ou annulée ne change plus de statut.',
    'A completed or cancelled action no longer changes its status.',
  ),
};
