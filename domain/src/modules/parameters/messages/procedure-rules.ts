import { text } from '../../../kernel/message';

/** The card of the rules of procedures. */
export const procedureRulesMessages = {
  trainBeforeEffective: text('Formés avant l’entrée en vigueur (%)', 'Trained before coming into force (%)'),
  trainHelp: text(
    'La part des personnes concernées et présentes ; 0 : n’attendre personne.',
    'The share of the people concerned who are present; 0: wait for nobody.',
  ),
  trainWrong: text('Écrivez un nombre entier de 0 à 100.', 'Write a whole number from 0 to 100.'),
  returnMonths: text('Longue absence (mois)', 'Long absence (months)'),
  returnHelp: text(
    'Après une absence de cette durée, certaines exigences de formation sont à refaire.',
    'After an absence this long, some training requirements are to be met anew.',
  ),
  returnWrong: text('Écrivez un nombre entier de 1 à 60.', 'Write a whole number from 1 to 60.'),
  publicCopyCheck: text('Vérifier une copie imprimée sans compte', 'Check a printed copy without an account'),
  publicCopyHelp: text(
    'Le code imprimé dit le code de la procédure, la version et si elle est à jour.',
    'The printed code tells the code of the procedure, the version and whether it is current.',
  ),
};
