import { text } from '../../../kernel/message';

/** Why an import ended without cases. The codes are stored, and never change. */
export const failureMessages = {
  abandoned: text('L’import a été abandonné.', 'The import was discarded.'),
  withdrawn: text('{who} a retiré l’import : {reason}', '{who} withdrew the import: {reason}'),
  rejected: text('{who} a refusé l’import : {reason}', '{who} refused the import: {reason}'),
  altered: text(
    'Le fichier stocké n’est plus celui qui a été envoyé : rien n’a été importé.',
    'The stored file is no longer the one that was uploaded: nothing was imported.',
  ),
  changed: text(
    'Les lignes ne sont plus celles qui ont été approuvées : rien n’a été importé.',
    'The lines are no longer those that were approved: nothing was imported.',
  ),
  problems: text(
    'Entre l’approbation et l’import, {n} {n|erreur est apparue|erreurs sont apparues} : rien n’a été importé.',
    'Between approval and import, {n} {n|error|errors} appeared: nothing was imported.',
  ),
  unexpected: text(
    'L’import a échoué plusieurs fois de suite : rien n’a été importé. L’équipe technique trouvera la cause dans le journal.',
    'The import failed several times in a row: nothing was imported. The technical team will find the cause in the log.',
  ),
};
