import { text } from '../../../kernel/message';

export const panelMessages = {
  title: text('Volets du modèle', 'Panels of the template'),
  part: text('Réglages', 'Settings'),
  check: text('Contrôle', 'Check'),
  preview: text('Aperçu', 'Preview'),
  versions: text('Versions', 'Versions'),
  talk: text('Suivi', 'Record'),
  nothingChosen: text(
    'Choisissez une question, une page ou une section pour la régler.',
    'Choose a question, a page or a section to set it.',
  ),
  backToDraft: text('Revenir au brouillon', 'Back to the draft'),
};
