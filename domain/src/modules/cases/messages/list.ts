import { english, text } from '../../../kernel/message';
import { caseFieldWords } from '../../../messages/words/case-fields';
import { fieldWords } from '../../../messages/words/fields';
import { caseWords } from './words';

/** What the six lists of cases say, beside the words that they share with the inbox. */
export const caseListMessages = {
  dashboardHse: english('Dashboard HSE', 'Dashboard HSE'),
  criticality: caseFieldWords.criticalityInEnglish,
  owner: english('Rédacteur principal', 'Owner'),
  origin: caseWords.detectionModeInEnglish,
  dueDate: fieldWords.dueDateInEnglish,
  urgency: english('Urgence', 'Urgency'),
  waitingApproval: english('En attente de validation', 'Waiting for validation'),
  setWithApproval: text('Fixé à l’approbation', 'Set on approval'),
  empty: text('Aucun dossier', 'No case'),
  emptyTeam: text(
    'Rien n’est affecté à votre équipe. Les dossiers des autres sont sous « Tout le monde ».',
    'Nothing is assigned to your team. The cases of others are under “Everyone”.',
  ),
  emptyMe: text('Aucun dossier ne vous est affecté.', 'No case is assigned to you.'),
  emptyEveryone: text(
    'Un signalement approuvé devient un dossier : il apparaîtra ici.',
    'An approved report becomes a case and appears here.',
  ),
  emptyFiltered: caseWords.noMatch,
  emptyFilteredHelp: text(
    'Aucun dossier ne correspond à cette recherche et à ces filtres.',
    'No case matches this search and these filters.',
  ),
  nextRow: text('Dossier suivant', 'Next case'),
  previousRow: text('Dossier précédent', 'Previous case'),
};

export const caseFilterMessages = {
  closed: caseWords.closedInEnglish,
  lead: text('Dirigé par', 'Led by'),
  leadOthers: text('D’autres que moi', 'Other than me'),
  steps: text('Étapes', 'Steps'),
  stepsReady: text('Prêtes, à revoir', 'Ready to review'),
  stepsReviewed: text('Aucune à revoir', 'None to review'),
  member: text('Équipe du dossier', 'Case team'),
  memberMe: text('J’en fais partie', 'I am a member'),
  detectedFrom: text('Détecté à partir du', 'Detected from'),
  detectedTo: text('Détecté jusqu’au', 'Detected until'),
};

export const caseSelectionMessages = {
  waiting: text(
    'Ce signalement attend une décision : ce n’est pas encore un dossier.',
    'This report is waiting for a decision: it is not a case yet.',
  ),
  tooMany: text('{most} dossiers au plus à la fois.', 'At most {most} cases at a time.'),
  dossiers: text('Télécharger les dossiers complets', 'Download the full dossiers'),
  changeOwner: caseWords.changeLeadWriter,
  which: text('{n} {n|dossier est concerné|dossiers sont concernés} : {ids}', '{n} {n|case|cases} affected: {ids}'),
  newOwner: caseWords.newLeadWriter,
  changed: text('{n} {n|dossier modifié|dossiers modifiés}', '{n} {n|case|cases} changed'),
  refused: text('{n} {n|dossier n’a pas changé|dossiers n’ont pas changé}', '{n} {n|case has|cases have} not changed'),
};

export const caseBoardMessages = {
  label: text('Dossiers par statut', 'Cases by status'),
  noCard: text('Aucun dossier', 'No case'),
  decide: text('Décider de ce signalement', 'Decide on this report'),
  nowhere: text('Un dossier annulé ne change plus de statut.', 'A void case no longer changes its status.'),
  waiting: text(
    'Ce signalement attend une décision : ouvrez-le pour décider.',
    'This report is waiting for a decision: open it to decide.',
  ),
};
