import { english, french } from '../kernel/message';

/** What the list of actions says, beside the words that it shares with the other lists. */
export const actionListMessages = {
  newTask: english('Nouvelle tâche', 'New Task'),
  noApprover: french('Aucun approbateur', 'No approver'),
  todoCount: french('{done} sur {total} faits', '{done} of {total} done'),
  due: french('Délai', 'Time left'),
  empty: french('Aucune action', 'No action'),
  emptyTeam: french(
    'Rien n’est affecté à votre équipe. Les actions des autres sont sous « Tout le monde ».',
    'Nothing is assigned to your team. The actions of others are under “Everyone”.',
  ),
  emptyMe: french('Aucune action ne vous est affectée.', 'No action is assigned to you.'),
  emptyEveryone: french(
    'Une CAPA revue par l’AQ devient une action ; une tâche se crée aussi à la main.',
    'A CAPA that QA has reviewed becomes an action; a task can be made by hand too.',
  ),
  emptyFiltered: french('Aucune action ne correspond', 'No action matches'),
  emptyFilteredHelp: french(
    'Aucune action ne correspond à cette recherche et à ces filtres.',
    'No action matches this search and these filters.',
  ),
  nextRow: french('Action suivante', 'Next action'),
  previousRow: french('Action précédente', 'Previous action'),
};

export const actionSelectionMessages = {
  tooMany: french('{most} actions au plus à la fois.', 'At most {most} actions at a time.'),
  changeResponsible: french('Changer de responsable', 'Change the responsible'),
  newPriority: french('Nouvelle priorité', 'New priority'),
  which: french(
    '{n} {n|action est concernée|actions sont concernées} : {ids}',
    '{n} {n|action is|actions are} concerned: {ids}',
  ),
  changed: french('{n} {n|action modifiée|actions modifiées}', '{n} {n|action|actions} changed'),
  refused: french(
    '{n} {n|action n’a pas changé|actions n’ont pas changé}',
    '{n} {n|action has|actions have} not changed',
  ),
};

export const actionBoardMessages = {
  label: french('Actions par statut', 'Actions by status'),
  noCard: french('Aucune action', 'No action'),
  nowhere: french(
    'Une action terminée ou annulée ne change plus de statut.',
    'A completed or cancelled action no longer changes its status.',
  ),
};
