import { text } from '../../../kernel/message';

/** Of a case that was brought from elsewhere. */
export const importedMessages = {
  title: text('Dossier importé', 'Imported case'),
  imported: text('Importé le {day} par {who}', 'Imported on {day} by {who}'),
  enteredAt: text('Saisi dans Vigie le', 'Entered in Vigie on'),
  originalNumber: text('Numéro d’origine', 'Original number'),
  noNumber: text('aucun', 'none'),
  openedOn: text('Ouvert à l’origine le', 'Originally opened on'),
  closedOn: text('Clos à l’origine le', 'Originally closed on'),
  signedElsewhere: text(
    'Ce dossier a été traité hors de Vigie : ce qui y a été signé l’a été ailleurs, et aucune signature n’est portée ici.',
    'This case was handled outside Vigie: whatever was signed then was signed elsewhere, and no signature is held here.',
  ),
};
