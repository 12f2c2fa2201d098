import { text } from '../../../kernel/message';
import { caseFieldWords } from '../../../messages/words/case-fields';

/** Of a case that was brought from elsewhere. */
export const importedMessages = {
  title: text('Dossier importé', 'Imported case'),
  imported: text('Importé le {day} par {who}', 'Imported on {day} by {who}'),
  enteredAt: text('Saisi dans Vigie le', 'Entered in Vigie on'),
  originalNumber: caseFieldWords.originalNumber,
  noNumber: text('aucun', 'none'),
  openedOn: text('Ouvert à l’origine le', 'Originally opened on'),
  closedOn: text('Clos à l’origine le', 'Originally closed on'),
  signedElsewhere: text(
    'Ce dossier a été traité hors de Vigie : il a été signé ailleurs, et Vigie n’en contient aucune signature.',
    'This case was handled outside Vigie: it was signed elsewhere, and Vigie holds no signature for it.',
  ),
};
