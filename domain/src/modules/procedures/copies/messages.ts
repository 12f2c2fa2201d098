import { text } from '../../../kernel/message';

export const copyTitleMessages = {
  title: text('Copie d’une procédure', 'Procedure copy'),
  plural: text('Copies de procédures', 'Copies of procedures'),
  newOne: text('Nouvelle copie', 'New copy'),
};

export const copyFieldMessages = {
  label: text('Numéro', 'No.'),
  versionLabel: text('Version', 'Version'),
  procedure: text('Procédure', 'Procedure'),
  title: text('Titre', 'Title'),
  copyNumber: text('Numéro de copie', 'Copy number'),
  use: text('Usage', 'Use'),
  holder: text('Détenteur', 'Holder'),
  place: text('Lieu', 'Place'),
  validUntil: text('Valable jusqu’au', 'Valid until'),
  placeMissing: text('Indiquez où la copie se trouve.', 'Say where the copy is kept.'),
  token: text('Jeton', 'Token'),
};

export const copyUseMessages = {
  controlled: text('Maîtrisée', 'Controlled'),
  information: text('Pour information (24 h)', 'For information (24 h)'),
};

export const copyStatusMessages = {
  issued: text('Remise', 'Issued'),
  to_collect: text('À reprendre', 'To collect'),
  collected: text('Reprise', 'Collected'),
  lost: text('Perdue', 'Lost'),
  expired: text('Périmée', 'Expired'),
};

export const copyMessages = {
  collect: text('Reprendre', 'Collect'),
  lose: text('Déclarer perdue', 'Declare lost'),
  onlyHolder: text('Réservé au détenteur et à l’assurance qualité.', 'Only the holder and QA.'),
  onlyIssuers: text(
    'Une copie maîtrisée est remise par l’assurance qualité ou le responsable.',
    'A controlled copy is issued by QA or the owner.',
  ),
  onlyQaPrintsObsolete: text(
    'Seule l’assurance qualité imprime une version périmée.',
    'Only QA prints an obsolete version.',
  ),
  notInForce: text('Seule la version en vigueur est copiée.', 'Only the version in force is copied.'),
  holderUnknown: text(
    'Choisissez un détenteur parmi les utilisateurs actifs.',
    'Choose a holder among the active users.',
  ),
  ended: text('Cette copie n’est plus valable.', 'This copy is no longer valid.'),
};

/** What a scanned paper answers to a stranger. */
export const copyCheckMessages = {
  title: text('Cette copie est-elle à jour ?', 'Is this copy current?'),
  current: text('À jour', 'Current'),
  currentHelp: text('Cette version est en vigueur.', 'This version is in force.'),
  notCurrent: text('Plus à jour depuis le {when}', 'Not current since {when}'),
  notCurrentHelp: text('N’utilisez pas ce papier.', 'Do not use this paper.'),
  recalled: text('Rappelée le {when}', 'Recalled on {when}'),
  recalledHelp: text('Rendez ce papier à l’assurance qualité.', 'Give this paper back to QA.'),
  version: text('Version {n}', 'Version {n}'),
  unknown: text('Ce code n’est celui d’aucune copie.', 'No copy has this code.'),
  failed: text(
    'La réponse n’est pas arrivée. Vérifiez le réseau, puis rechargez la page.',
    'The answer did not arrive. Check the network, then reload the page.',
  ),
};

/** On the printed paper. */
export const copyPaperMessages = {
  version: text('Version {n}', 'Version {n}'),
  since: text('En vigueur depuis le {when}', 'In force since {when}'),
  copy: text('Copie {label} · {use}', 'Copy {label} · {use}'),
  until: text('Valable jusqu’au {when}', 'Valid until {when}'),
  obsolete: text('PÉRIMÉE', 'OBSOLETE'),
  hash: text('SHA-256 du texte : {hash}', 'SHA-256 of the text: {hash}'),
  against: text('Comparée à la version {n}', 'Compared with version {n}'),
  fileHash: text('SHA-256 du fichier : {hash}', 'SHA-256 of the file: {hash}'),
};
