import { text } from '../kernel/message';
import { commandWords } from './words/commands';
import { fieldWords } from './words/fields';
import { recordPartWords } from './words/record-parts';

/** What the page of every kind of record says, unless the kind has words of its own. */
export const recordPageMessages = {
  notFound: text('{id} est introuvable.', '{id} was not found.'),
  notFoundHelp: text(
    'Vérifiez le numéro dans l’adresse, ou cherchez dans la liste.',
    'Check the number in the address, or search the list.',
  ),
  toList: text('Retour à la liste', 'Back to the list'),
  parts: recordPartWords.onThisPage,
  moved: recordPartWords.moved,
  changedMeanwhile: text(
    'Tout n’était pas à jour sur cette page. Elle l’est maintenant : vérifiez, puis recommencez.',
    'This page was not up to date. It is now: check it, then try again.',
  ),
  signatureTitle: recordPartWords.signature,
  create: commandWords.create,
  change: text('Modifier', 'Change'),
  changeOne: text('Modifier {id}', 'Change {id}'),
  reasonMissing: fieldWords.giveReason,
};

/** The panel beside it. */
export const recordPanelMessages = {
  label: text('Panneau', 'Panel'),
  why: text('À compléter', 'Still to complete'),
  history: recordPartWords.history,
  comments: recordPartWords.commentsInEnglish,
  documents: recordPartWords.documents,
  links: recordPartWords.links,
  nothingMissing: text('Rien de plus à faire.', 'Nothing left to do.'),
};

/** The files of a record. */
export const recordFileMessages = {
  dropNow: text('Lâchez pour joindre', 'Release to attach'),
  none: text('Aucun fichier n’est joint.', 'No file is attached.'),
  attachTitle: text('Joindre des fichiers', 'Attach files'),
  attachQuestion: text('Joindre {names} ?', 'Attach {names}?'),
  attachNote: text('La raison est gardée dans l’historique.', 'The reason is kept in the history.'),
  attach: commandWords.attach,
  removeTitle: text('Retirer un fichier', 'Remove a file'),
  removeQuestion: text('Retirer {name} ?', 'Remove {name}?'),
  removeNote: text(
    'Le fichier et la trace de son retrait restent conservés.',
    'The file and the record of its removal are kept.',
  ),
  remove: commandWords.remove,
  removed: text('{name} a été retiré', '{name} was removed'),
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
  nextRow: recordPartWords.nextRow,
  previousRow: recordPartWords.previousRow,
  tooMany: text('{most} au plus à la fois.', 'At most {most} at a time.'),
  create: commandWords.create,
  label: text('Par statut', 'By status'),
  noCard: text('Rien ici', 'Nothing here'),
  nowhere: text('Ce statut ne change plus.', 'This status no longer changes.'),
};
