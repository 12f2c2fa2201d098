import { english, text } from '../kernel/message';

/** What the page of every kind of record says, unless the kind has words of its own. */
export const recordPageMessages = {
  notFound: text('{id} est introuvable.', 'There is no {id}.'),
  notFoundHelp: text(
    'Vérifiez le numéro dans l’adresse, ou cherchez dans la liste.',
    'Check the number in the address, or look in the list.',
  ),
  toList: text('Retour à la liste', 'Back to the list'),
  parts: text('Sur cette page', 'On this page'),
  moved: text('{id} : {status}', '{id}: {status}'),
  changedMeanwhile: text(
    'Tout n’était pas à jour sur cette page. Elle l’est maintenant : vérifiez, puis recommencez.',
    'This page was not up to date. It is now: check it, then try again.',
  ),
  signatureTitle: text('Signature électronique', 'Electronic signature'),
  create: text('Créer', 'Create'),
  change: text('Modifier', 'Change'),
  changeOne: text('Modifier {id}', 'Change {id}'),
  reasonMissing: text('Dites pourquoi.', 'Say why.'),
};

/** The panel beside it. */
export const recordPanelMessages = {
  label: text('Panneau', 'Panel'),
  why: text('Ce qui manque encore', 'What stands in the way'),
  history: text('Historique', 'History'),
  comments: english('Commentaires', 'Comments'),
  documents: text('Documents', 'Documents'),
  links: text('Liens', 'Links'),
  nothingMissing: text('Rien ne manque.', 'Nothing stands in the way.'),
};

/** The files of a record. */
export const recordFileMessages = {
  dropNow: text('Lâchez pour joindre', 'Release to attach'),
  none: text('Aucun fichier n’est joint.', 'No file is attached.'),
  attachTitle: text('Joindre des fichiers', 'Attach files'),
  attachQuestion: text('Joindre {names} ?', 'Attach {names}?'),
  attachNote: text('La raison est gardée dans l’historique.', 'The reason is kept in the history.'),
  attach: text('Joindre', 'Attach'),
  removeTitle: text('Retirer un fichier', 'Take a file off'),
  removeQuestion: text('Retirer {name} ?', 'Take {name} off?'),
  removeNote: text(
    'Le fichier et la trace de son retrait restent conservés.',
    'The file and the trace of its removal are kept.',
  ),
  remove: text('Retirer', 'Take off'),
  removed: text('{name} a été retiré', '{name} was taken off'),
};

/** What the list and the board of every kind say, unless the kind has words of its own. */
export const recordListMessages = {
  empty: text('Rien ici', 'Nothing here'),
  emptyTeam: text(
    'Rien pour votre équipe. Le reste est sous « Tout le monde ».',
    'Nothing for your team. The rest is under “Everyone”.',
  ),
  emptyMe: text('Rien ne vous est affecté.', 'Nothing is assigned to you.'),
  emptyEveryone: text('Rien n’a encore été créé.', 'Nothing was created yet.'),
  emptyFiltered: text('Aucun résultat', 'No match'),
  emptyFilteredHelp: text(
    'Rien ne correspond à cette recherche et à ces filtres.',
    'Nothing matches this search and these filters.',
  ),
  nextRow: text('Ligne suivante', 'Next row'),
  previousRow: text('Ligne précédente', 'Previous row'),
  tooMany: text('{most} au plus à la fois.', 'At most {most} at a time.'),
  create: text('Créer', 'Create'),
  label: text('Par statut', 'By status'),
  noCard: text('Rien ici', 'Nothing here'),
  nowhere: text('Ce statut ne change plus.', 'This status no longer changes.'),
};
