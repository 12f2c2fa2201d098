import { text } from '../../../kernel/message';
import { fieldWords } from '../../../messages/words/fields';

export const companiesMessages = {
  stateActive: text('Active', 'Active'),
  stateArchived: text('Archivée', 'Archived'),
  archive: text('Archiver', 'Archive'),
  restore: text('Rétablir', 'Restore'),
  wrongRole: text(
    'Seul un administrateur de la plateforme gère les entreprises.',
    'Only an administrator of the platform manages companies.',
  ),
  wrongState: text(
    "L'état actuel de l'entreprise ne le permet pas.",
    'The current state of the company does not allow it.',
  ),
  reasonMissing: fieldWords.giveReason,
  providerIdInvalid: text(
    "Un identifiant de client commence par cus_ et n'a que des lettres et des chiffres.",
    'A customer id begins with cus_ and has only letters and digits.',
  ),
  subscriptionEndsBeforeItStarts: text(
    "La fin de l'abonnement doit suivre son début.",
    'The subscription must end after it starts.',
  ),
};
