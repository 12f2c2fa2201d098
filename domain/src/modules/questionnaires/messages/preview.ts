import { text } from '../../../kernel/message';
import { accountFieldWords } from '../../../messages/words/account-fields';
import { recordPartWords } from '../../../messages/words/record-parts';

export const previewMessages = {
  title: text('Aperçu', 'Preview'),
  titleOf: text('Aperçu de la version {n}', 'Preview of version {n}'),
  frame: text('Taille de l’aperçu', 'Preview size'),
  desktop: text('Ordinateur', 'Desktop'),
  phone: accountFieldWords.phone,
  clear: text('Effacer les réponses', 'Clear the answers'),
  note: text('Les réponses de l’aperçu ne sont pas enregistrées.', 'Answers in the preview are not saved.'),
  check: text('Vérifier comme à l’envoi', 'Check as if submitting'),
  complete: text('Ce questionnaire pourrait être envoyé.', 'This questionnaire could be submitted.'),
  incomplete: text(
    '{n} {n|réponse|réponses} à compléter ou à corriger.',
    '{n} {n|answer|answers} to complete or correct.',
  ),
};

export const recordPanelMessages = {
  settings: text('Réglages du modèle', 'Template settings'),
  needsSignature: text('Signer en envoyant', 'Sign when submitting'),
  needsSignatureHelp: text(
    'La personne qui envoie un questionnaire rempli le signe. S’applique à la prochaine version publiée.',
    'The person who submits a questionnaire signs it. Applies from the next published version.',
  ),
  caseKinds: text('Étape des dossiers', 'Case step'),
  caseKindsHelp: text(
    'Un dossier de ces catégories ne peut être soumis qu’une fois ce questionnaire envoyé. S’applique dès qu’une version est publiée, sauf aux dossiers déjà soumis.',
    'A case in these categories can be submitted only once this questionnaire is. Applies as soon as a version is published, except to cases already submitted.',
  ),
  saved: text('Les réglages sont enregistrés.', 'Settings saved.'),
  comments: recordPartWords.comments,
  history: recordPartWords.history,
  readOnly: text('Seul un brouillon est modifiable, par un concepteur.', 'Only a designer can edit, and only a draft.'),
};
