import { text } from '../../../kernel/message';

/** Why an import ended without cases. The codes are stored, and never change. */
export const failureMessages = {
  abandoned: text('L’import a été abandonné.', 'The import was given up.'),
  problems: text(
    'Entre la vérification et l’import, {n} {n|erreur est apparue|erreurs sont apparues} : rien n’a été importé.',
    'Between the check and the import, {n} {n|error|errors} came up: nothing was imported.',
  ),
  unexpected: text(
    'L’import a échoué plusieurs fois de suite : rien n’a été importé. L’équipe technique trouvera pourquoi dans le journal.',
    'The import failed several times in a row: nothing was imported. The technical team will find why in the log.',
  ),
};
