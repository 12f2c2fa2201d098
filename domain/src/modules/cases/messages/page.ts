import { english, french, text } from '../../../kernel/message';

export const casePageMessages = {
  loading: english('Chargement des données...', 'Loading data...'),
  notFound: english('{kind} {id} introuvable.', '{kind} with ID {id} not found.'),
  notFoundHelp: text(
    'Vérifiez le numéro dans l’adresse, ou demandez-le à la personne qui vous l’a donné.',
    'Check the number in the address, or ask the person who gave it to you.',
  ),
  detectionDate: english('Date de détection :', 'Detection Date:'),
  leadWriter: english('Rédacteur principal', 'Lead Writer'),
  dueDate: english('Échéance', 'Due Date'),
  cost: text('Coût', 'Cost'),
  actions: english('Actions immédiates', 'Immediate Actions'),
  noActions: text('Aucune action immédiate n’a été signalée.', 'No immediate action was reported.'),
  done: english('FAIT', 'DONE'),
  files: english('Documentation', 'Documentation'),
  noFiles: text('Aucun fichier n’a été joint.', 'No file was attached.'),
  origin: text('Signalement d’origine', 'Original report'),
  originReserved: text(
    'Le signalement se lit par son auteur, les validateurs, l’assurance qualité et l’administration.',
    'The report is read by its author, validators, quality assurance and administrators.',
  ),

  next: text('Étape suivante', 'Next step'),
  previous: english('Précédent', 'Previous'),
  steps: text('Étapes du dossier', 'Steps of the case'),
  stepSum: text(
    '{ready} sur {total} {ready|prête|prêtes} pour l’AQ, {reviewed} {reviewed|revue|revues}',
    '{ready} of {total} ready for QA, {reviewed} reviewed',
  ),
  legend: text('Légende', 'Legend'),
  complete: text('Complète', 'Complete'),
  pickStep: french('Sélectionnez une étape dans la liste de gauche', 'Choose a step from the list on the left'),
  pickStepHelp: text(
    'Chaque étape du dossier s’ouvre ici, pour être lue, écrite et revue.',
    'Each step of the case opens here, to be read, written and reviewed.',
  ),
  presence: text('Aussi sur ce dossier', 'Also at this case'),
  isAt: text('{name} est sur {step}', '{name} is at {step}'),
  isHere: text('{name} a ouvert ce dossier', '{name} has this case open'),
  moreHere: text('et {n} {n|autre|autres}', 'and {n} {n|other|others}'),
};

/** Moving the case on: the buttons of the header and what they ask. */
export const caseMoveMessages = {
  submitQuestion: text('Soumettre {id} à l’assurance qualité ?', 'Submit {id} to QA?'),
  returnQuestion: text('Pourquoi retournez-vous {id} ?', 'Why do you return {id}?'),
  closeQuestion: text('Clore {id} ?', 'Close {id}?'),
  reopenQuestion: text('Pourquoi rouvrez-vous {id} ?', 'Why do you reopen {id}?'),
  voidQuestion: text('Pourquoi annulez-vous {id} ?', 'Why do you void {id}?'),
  submitNote: text(
    'Les étapes ne changent plus tant que l’assurance qualité ne retourne pas le dossier.',
    'The steps no longer change until QA returns the case.',
  ),
  returnNote: text(
    'Le rédacteur principal est prévenu et peut de nouveau écrire.',
    'The lead writer is told, and may write again.',
  ),
  closeNote: text(
    'Le dossier reste lisible ; le rouvrir demande une raison et une signature. Votre signature est demandée ensuite.',
    'The case can still be read; reopening it asks for a reason and a signature. Your signature is asked for next.',
  ),
  reopenNote: text(
    'Le dossier revient « en cours ». Votre signature est demandée ensuite.',
    'The case is in progress again. Your signature is asked for next.',
  ),
  voidNote: text(
    'Un dossier annulé ne se rouvre pas ; rien n’en est effacé. Votre signature est demandée ensuite.',
    'A void case cannot be reopened; nothing of it is erased. Your signature is asked for next.',
  ),
  continue: text('Continuer vers la signature', 'Continue to the signature'),
  signatureTitle: text('Signature électronique', 'Electronic signature'),
  approveAndSign: text('Approuver et signer', 'Approve and sign'),
  closeAndSign: text('Clore et signer', 'Close and sign'),
  reopenAndSign: text('Rouvrir et signer', 'Reopen and sign'),
  voidAndSign: text('Annuler le dossier et signer', 'Void and sign'),
  moved: text('{id} : {status}', '{id}: {status}'),
  changedMeanwhile: text(
    'Ce dossier a changé entre-temps. Il est maintenant à jour : vérifiez, puis recommencez.',
    'This case changed meanwhile. It is now up to date: check it, then try again.',
  ),
};
