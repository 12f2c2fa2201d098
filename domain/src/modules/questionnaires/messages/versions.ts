import { text } from '../../../kernel/message';

export const templateStatusMessages = {
  draft: text('Brouillon', 'Draft'),
  published: text('Publié', 'Published'),
  retired: text('Retiré', 'Retired'),
};

export const templateWorkflowMessages = {
  publish: text('Publier', 'Publish'),
  publishSigned: text('Signer et publier', 'Sign and publish'),
  revise: text('Nouveau brouillon', 'New draft'),
  retire: text('Retirer', 'Retire'),
  wrongRole: text(
    'Seuls un concepteur ou l’administrateur de l’entreprise le font.',
    'Only a designer or the administrator of the company does this.',
  ),
  wrongState: text("L'état actuel du modèle ne le permet pas.", 'The current state of the template does not allow it.'),
  reasonMissing: text('Indiquez la raison.', 'Give the reason.'),
  hasFaults: text(
    'Le contrôle a trouvé {n} {n|défaut|défauts} : corrigez-{n|le|les} avant de publier.',
    'The check found {n} {n|fault|faults}: correct {n|it|them} before you publish.',
  ),
  hasConflicts: text(
    'Il reste {n} {n|conflit|conflits} entre concepteurs à résoudre.',
    'There {n|is|are} {n} {n|conflict|conflicts} between designers to resolve.',
  ),
  noQuestions: text('Ajoutez au moins une question.', 'Add at least one question.'),
  signatureMissing: text(
    'L’entreprise demande une signature pour publier.',
    'The company asks for a signature to publish.',
  ),
  noSignature: text('L’entreprise publie sans signature.', 'The company publishes without a signature.'),
  signed: text('A vérifié et publié', 'Checked and published'),
  ownDraft: text(
    'Vous avez écrit ce brouillon : un autre concepteur ou l’administrateur de l’entreprise le publie.',
    'You have written this draft: another designer or the administrator of the company publishes it.',
  ),
  unchanged: text('Rien n’a changé depuis la version {version}.', 'Nothing has changed since version {version}.'),
};
