import { french } from '../kernel/message';

export const companiesMessages = {
  stateActive: french('Active', 'Active'),
  stateArchived: french('Archivée', 'Archived'),
  archive: french('Archiver', 'Archive'),
  restore: french('Rétablir', 'Restore'),
  wrongRole: french(
    'Seul un administrateur de la plateforme gère les entreprises.',
    'Only an administrator of the platform manages companies.',
  ),
  wrongState: french(
    "L'état actuel de l'entreprise ne le permet pas.",
    'The current state of the company does not allow it.',
  ),
  reasonMissing: french('Indiquez la raison.', 'Give the reason.'),
  providerIdInvalid: french(
    "Un identifiant de client commence par cus_ et n'a que des lettres et des chiffres.",
    'A customer id begins with cus_ and has only letters and digits.',
  ),
  subscriptionEndsBeforeItStarts: french(
    "La fin de l'abonnement doit suivre son début.",
    'The subscription must end after it starts.',
  ),
};
