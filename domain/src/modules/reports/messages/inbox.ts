import { english, text } from '../../../kernel/message';

export const inboxMessages = {
  title: english('Boîte de réception', 'Inbox'),
  count: text('{n} {n|entrée|entrées}', '{n} {n|entry|entries}'),
  countMore: text('plus de {n} entrées', 'more than {n} entries'),
  newIssue: english('Nouveau signalement', 'New Issue'),
  detector: english('Détecteur', 'Detector'),
  appraiser: english('Évaluateur', 'Appraiser'),
  date: english('Date', 'Date'),
  comments: english('Commentaires', 'Comments'),
  category: english('Catégorie', 'Category'),
  author: text('Auteur', 'Author'),
  authorOwn: text('Moi, ou mon équipe', 'Me, or my team'),
  authorOthers: text('D’autres que moi', 'Others than me'),
  severity: english('Gravité', 'Severity'),
  from: text('Du', 'From'),
  to: text('Au', 'To'),
  severityIs: text('Gravité : {severity}', 'Severity: {severity}'),
  undecided: text('Personne n’a encore décidé', 'Nobody has decided yet'),
  empty: text('La boîte de réception est vide', 'The inbox is empty'),
  emptyTeam: text(
    'Rien n’attend votre équipe. Ce que d’autres ont signalé est sous « Tout le monde ».',
    'Nothing here for your team. What others reported is under “Everyone”.',
  ),
  emptyMe: text('Rien ne vous est affecté.', 'Nothing is assigned to you.'),
  emptyEveryone: text('Personne n’a encore rien signalé.', 'Nobody has reported anything yet.'),
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
  title: text('Signalement', 'Report'),
  back: text('Boîte de réception', 'Inbox'),
  becameOfIt: text('Ce qu’il est devenu', 'What became of it'),
  draft: text('Ce brouillon n’est pas encore envoyé.', 'This draft has not been sent yet.'),
  resume: text('Reprendre le brouillon', 'Continue the draft'),
  discarded: text('Ce brouillon a été abandonné par son auteur.', 'This draft was given up by its author.'),
  waiting: text('Il attend la décision d’un validateur.', 'It is waiting for the decision of a validator.'),
  waitingForUpdate: text(
    'Il attend que {author} le complète et le renvoie.',
    'It is waiting for {author} to complete it and send it again.',
  ),
  approved: text('Il est devenu le dossier {id}.', 'It became case {id}.'),
  rejected: text('Il a été archivé sans suite.', 'It was archived without a case.'),
  comments: text('Commentaires', 'Comments'),
  history: text('Historique', 'History'),
};
