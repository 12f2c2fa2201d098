import { text } from '../../../kernel/message';
import { commandWords } from '../../../messages/words/commands';
import { fieldWords } from '../../../messages/words/fields';
import { stateWords } from '../../../messages/words/states';
import { questionnaireWords } from './words';

export const templateStatusMessages = {
  draft: stateWords.draft,
  published: text('Publié', 'Published'),
  retired: stateWords.retired,
};

export const templateWorkflowMessages = {
  publish: text('Publier', 'Publish'),
  publishSigned: questionnaireWords.signAndPublish,
  revise: text('Nouveau brouillon', 'New draft'),
  retire: commandWords.retire,
  wrongRole: text(
    'Réservé aux concepteurs et à l’administrateur de l’entreprise.',
    'Only a designer or the company administrator can do this.',
  ),
  wrongState: text("L'état actuel du modèle ne le permet pas.", 'The current state of the template does not allow it.'),
  reasonMissing: fieldWords.giveReason,
  hasFaults: text(
    'Le contrôle a trouvé {n} {n|défaut|défauts} : corrigez-{n|le|les} avant de publier.',
    'The check found {n} {n|fault|faults}: correct {n|it|them} before you publish.',
  ),
  hasConflicts: text(
    'Il reste {n} {n|conflit|conflits} entre concepteurs à résoudre.',
    '{n} {n|conflict|conflicts} between designers to resolve.',
  ),
  noQuestions: text('Ajoutez au moins une question.', 'Add at least one question.'),
  signatureMissing: text(
    'L’entreprise exige une signature pour publier.',
    'The company requires a signature to publish.',
  ),
  noSignature: text('L’entreprise publie sans signature.', 'The company publishes without a signature.'),
  signed: text('A vérifié et publié', 'Checked and published'),
  ownDraft: text(
    'Vous avez écrit ce brouillon : un autre concepteur ou l’administrateur de l’entreprise doit le publier.',
    'You wrote this draft: another designer or the company administrator must publish it.',
  ),
  unchanged: text('Rien n’a changé depuis la version {version}.', 'Nothing has changed since version {version}.'),
};
