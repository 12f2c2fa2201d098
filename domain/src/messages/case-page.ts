import { english, french } from '../kernel/message';

export const casePageMessages = {
  loading: english('Chargement des données...', 'Loading data...'),
  notFound: english('{kind} {id} introuvable.', '{kind} with ID {id} not found.'),
  notFoundHelp: french(
    'Vérifiez le numéro dans l’adresse, ou demandez-le à la personne qui vous l’a donné.',
    'Check the number in the address, or ask whoever gave it to you.',
  ),
  detectionDate: english('Date de détection :', 'Detection Date:'),
  leadWriter: english('Rédacteur principal', 'Lead Writer'),
  dueDate: english('Échéance', 'Due Date'),
  actions: english('Actions immédiates', 'Immediate Actions'),
  noActions: french('Aucune action immédiate n’a été signalée.', 'No immediate action was reported.'),
  done: english('FAIT', 'DONE'),
  files: english('Documentation', 'Documentation'),
  noFiles: french('Aucun fichier n’a été joint.', 'No file was attached.'),
  origin: french('Signalement d’origine', 'Original report'),
  originReserved: french(
    'Le signalement se lit par son auteur, les validateurs, l’assurance qualité et l’administration.',
    'The report is read by its author, validators, quality assurance and administrators.',
  ),

  next: english('Étape suivante', 'Next step'),
  previous: english('Précédent', 'Previous'),
  steps: french('Étapes du dossier', 'Steps of the case'),
  stepSum: french(
    '{ready} sur {total} {ready|prête|prêtes} pour l’AQ, {reviewed} {reviewed|revue|revues}',
    '{ready} of {total} ready for QA, {reviewed} reviewed',
  ),
  legend: french('Légende', 'Legend'),
  complete: french('Complète', 'Complete'),
  pickStep: french('Sélectionnez une étape dans la liste de gauche', 'Choose a step from the list on the left'),
  pickStepHelp: french(
    'Chaque étape du dossier s’ouvre ici, pour être lue, écrite et revue.',
    'Each step of the case opens here, to be read, written and reviewed.',
  ),
  presence: french('Aussi sur ce dossier', 'Also at this case'),
  isAt: french('{name} est sur {step}', '{name} is at {step}'),
  isHere: french('{name} a ouvert ce dossier', '{name} has this case open'),
  moreHere: french('et {n} {n|autre|autres}', 'and {n} {n|other|others}'),
};

/** Moving the case on: the buttons of the header and what they ask. */
export const caseMoveMessages = {
  submitQuestion: french('Soumettre {id} à l’assurance qualité ?', 'Submit {id} to QA?'),
  returnQuestion: french('Pourquoi retournez-vous {id} ?', 'Why do you return {id}?'),
  closeQuestion: french('Clore {id} ?', 'Close {id}?'),
  reopenQuestion: french('Pourquoi rouvrez-vous {id} ?', 'Why do you reopen {id}?'),
  voidQuestion: french('Pourquoi annulez-vous {id} ?', 'Why do you void {id}?'),
  submitNote: french(
    'Les étapes ne changent plus tant que l’assurance qualité ne retourne pas le dossier.',
    'The steps no longer change until QA returns the case.',
  ),
  returnNote: french(
    'Le rédacteur principal est prévenu et peut de nouveau écrire.',
    'The lead writer is told, and may write again.',
  ),
  closeNote: french(
    'Le dossier reste lisible ; le rouvrir demande une raison et une signature.',
    'The case can still be read; reopening it asks for a reason and a signature.',
  ),
  reopenNote: french(
    'Le dossier revient « en cours ». Votre signature est demandée ensuite.',
    'The case is in progress again. Your signature is asked for next.',
  ),
  voidNote: french(
    'Un dossier annulé ne se rouvre pas ; rien n’en est effacé. Votre signature est demandée ensuite.',
    'A void case cannot be reopened; nothing of it is erased. Your signature is asked for next.',
  ),
  continue: french('Continuer vers la signature', 'Continue to the signature'),
  signatureTitle: french('Signature électronique', 'Electronic signature'),
  approveAndSign: english('Approuver et signer', 'Approve and sign'),
  reopenAndSign: french('Rouvrir et signer', 'Reopen and sign'),
  voidAndSign: french('Annuler le dossier et signer', 'Void and sign'),
  moved: french('{id} : {status}', '{id}: {status}'),
  changedMeanwhile: french(
    'Ce dossier a changé entre-temps. Il est maintenant à jour : vérifiez, puis recommencez.',
    'This case changed meanwhile. It is now up to date: check it, then try again.',
  ),
};
