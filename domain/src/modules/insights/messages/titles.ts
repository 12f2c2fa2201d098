import { text } from '../../../kernel/message';

/** Apart from the texts of the pages, because every page loads the names of all. */
export const insightTitles = {
  control: text('Cartes de contrôle', 'Control charts'),
  counted: text('Dossiers comptés', 'Cases counted'),
};
