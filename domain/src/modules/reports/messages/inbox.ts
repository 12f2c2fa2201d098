import { english, text } from '../../../kernel/message';
import { pageTitleMessages } from '../../../messages/shell/page-titles';
import { appMessages } from '../../../messages/shell/shell';
import { fieldWords } from '../../../messages/words/fields';
import { recordPartWords } from '../../../messages/words/record-parts';

export const inboxMessages = {
  title: appMessages.inbox,
  count: text('{n} {n|entrée|entrées}', '{n} {n|entry|entries}'),
  countMore: text('plus de {n} entrées', 'more than {n} entries'),
  newIssue: english('Nouveau signalement', 'New Issue'),
  detector: english('Détecteur', 'Detector'),
  appraiser: english('Évaluateur', 'Appraiser'),
  date: english('Date', 'Date'),
  comments: recordPartWords.commentsInEnglish,
  category: english('Catégorie', 'Category'),
  author: text('Auteur', 'Author'),
  authorOwn: text('Moi, ou mon équipe', 'Me, or my team'),
  authorOthers: text('D’autres que moi', 'Other than me'),
  severity: english('Gravité', 'Severity'),
  from: fieldWords.from,
  to: fieldWords.to,
  severityIs: text('Gravité : {severity}', 'Severity: {severity}'),
  undecided: text('Pas encore de décision', 'No decision yet'),
  empty: text('La boîte de réception est vide', 'The inbox is empty'),
  emptyTeam: text(
    'Rien à traiter pour votre équipe. Les autres signalements sont sous « Tout le monde ».',
    'Nothing here for your team. Other reports are under “Everyone”.',
  ),
  emptyMe: text('Rien ne vous est affecté.', 'Nothing is assigned to you.'),
  emptyEveryone: text('Aucun signalement pour l’instant.', 'No reports yet.'),
  emptyFiltered: text('Aucune entrée ne correspond', 'No entry matches'),
  emptyFilteredHelp: text(
    'Aucune entrée ne correspond à cette recherche et à ces filtres.',
    'No entry matches this search and these filters.',
  ),
  nextRow: text('Entrée suivante', 'Next entry'),
  previousRow: text('Entrée précédente', 'Previous entry'),
};

export const inboxSelectionMessages = {
  open: text('Ouvrir', 'Open'),
  onlyOne: text('Choisissez une seule entrée.', 'Choose a single entry.'),
  tooMany: text('Au plus {most} entrées à la fois.', 'At most {most} entries at once.'),
};

/** One report, whole: what was said, what was decided, what became of it. */
export const entryPageMessages = {
  title: pageTitleMessages.report,
  back: text('Boîte de réception', 'Inbox'),
  becameOfIt: text('Suite donnée', 'Outcome'),
  draft: text('Ce brouillon n’est pas encore envoyé.', 'This draft has not been sent yet.'),
  resume: text('Reprendre le brouillon', 'Continue the draft'),
  discarded: text('Ce brouillon a été abandonné par son auteur.', 'This draft was discarded by its author.'),
  waiting: text('Il attend la décision d’un validateur.', 'It is waiting for a validator’s decision.'),
  waitingForUpdate: text(
    'Il attend que {author} le complète et le renvoie.',
    'It is waiting for {author} to complete it and send it again.',
  ),
  approved: text('Il est devenu le dossier {id}.', 'It became case {id}.'),
  rejected: text('Il a été archivé sans suite.', 'It was archived without a case.'),
  comments: recordPartWords.comments,
  history: recordPartWords.history,
};
