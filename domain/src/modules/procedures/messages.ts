import { english, text } from '../../kernel/message';

export const procedureCommonMessages = {
  wrongState: text('Cet état ne le permet pas.', 'Not possible in this state.'),
  reasonMissing: text('Indiquez la raison.', 'Give the reason.'),
  onlyQa: text('Réservé à l’assurance qualité.', 'QA only.'),
};

/** What the pages of the module are called, in their tabs and in the palette. */
export const procedurePageMessages = {
  procedures: english('Procedures', 'Procedures'),
  newProcedure: text('Nouvelle procédure', 'New procedure'),
  versions: text('Versions de procédures', 'Procedure versions'),
  reviews: text('Revues périodiques des procédures', 'Periodic reviews of procedures'),
  copies: text('Copies de procédures', 'Copies of procedures'),
  edit: text('Rédaction d’une procédure', 'Writing a procedure'),
  compare: text('Comparaison de versions', 'Comparing versions'),
};

/** The same in the tabs of the module. */
export const procedureTabMessages = {
  sections: text('Rubriques des procédures', 'Sections of procedures'),
  procedures: text('Bibliothèque', 'Library'),
  versions: text('Versions', 'Versions'),
  reviews: text('Revues', 'Reviews'),
  copies: text('Copies', 'Copies'),
};
