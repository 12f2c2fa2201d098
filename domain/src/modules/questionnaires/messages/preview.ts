import { text } from '../../../kernel/message';

export const previewMessages = {
  title: text('Aperçu', 'Preview'),
  titleOf: text('Aperçu de la version {n}', 'Preview of version {n}'),
  frame: text('Taille de l’aperçu', 'Size of the preview'),
  desktop: text('Ordinateur', 'Desktop'),
  phone: text('Téléphone', 'Phone'),
  clear: text('Effacer les réponses', 'Clear the answers'),
  note: text('Les réponses de l’aperçu ne sont gardées nulle part.', 'Answers in the preview are kept nowhere.'),
  check: text('Vérifier comme à l’envoi', 'Check as when submitting'),
  complete: text('Ce questionnaire pourrait être envoyé.', 'This questionnaire could be submitted.'),
  incomplete: text(
    '{n} {n|réponse est à compléter ou à corriger|réponses sont à compléter ou à corriger}.',
    '{n} {n|answer is|answers are} to complete or to correct.',
  ),
};

export const recordPanelMessages = {
  settings: text('Réglages du modèle', 'Settings of the template'),
  needsSignature: text('Signer en envoyant', 'Sign when submitting'),
  needsSignatureHelp: text(
    'Qui envoie un questionnaire rempli le signe. Vaut pour la prochaine version publiée.',
    'The person who submits a filled questionnaire signs it. Holds from the next version published.',
  ),
  caseKinds: text('Étape des dossiers', 'Step of cases'),
  caseKindsHelp: text(
    'Un dossier de ces catégories ne se soumet qu’une fois ce questionnaire envoyé. Vaut tout de suite, dès qu’une version est publiée ; pas pour les dossiers déjà soumis.',
    'A case of these kinds is submitted only once this questionnaire is. Holds at once, as soon as a version is published; not for cases submitted already.',
  ),
  saved: text('Les réglages sont enregistrés.', 'The settings are kept.'),
  comments: text('Commentaires', 'Comments'),
  history: text('Historique', 'History'),
  readOnly: text('Un brouillon seulement se modifie, par un concepteur.', 'Only a draft is edited, by a designer.'),
};
