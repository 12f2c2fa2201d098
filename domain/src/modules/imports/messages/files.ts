import { text } from '../../../kernel/message';

export const importFileMessages = {
  template: text('modele-import-dossiers', 'case-import-template'),
  sheet: text('Dossiers', 'Cases'),
  problems: text('import-{id}-lignes-a-corriger', 'import-{id}-lines-to-mend'),
  badLines: text('Lignes à corriger', 'Lines to mend'),
  why: text('À corriger', 'To mend'),
};
