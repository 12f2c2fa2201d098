import { text } from '../../../kernel/message';
import { caseFieldWords } from '../../../messages/words/case-fields';
import { caseWords } from './words';

export const effectivenessMessages = {
  title: caseFieldWords.effectiveness,
  none: text(
    'Aucune vérification exigée : la clôture n’en dépend pas.',
    'No check required: closing does not depend on it.',
  ),
  ask: text('Exiger une vérification', 'Require a check'),
  askAgain: text('Changer le critère', 'Change the criterion'),
  criterion: caseWords.criterion,
  criterionHelp: text(
    'Ce qu’il faudra constater, et pendant combien de temps. Exemple : aucun cas sur ce produit pendant 90 jours.',
    'What must be observed, and for how long. Example: no case on this product for 90 days.',
  ),
  asked: text('Vérification exigée avant la clôture.', 'Check required before closing.'),
  askedBy: text('Exigée par {who} le {when}', 'Required by {who} on {when}'),
  record: text('Enregistrer la conclusion', 'Record the verdict'),
  recorded: text('Conclusion enregistrée.', 'Verdict recorded.'),
  recordedBy: text('Conclusion de {who} le {when}', 'Verdict of {who} on {when}'),
  verdict: text('Les mesures sont-elles efficaces ?', 'Are the measures effective?'),
  chooseVerdict: text('Choisissez une conclusion.', 'Choose a verdict.'),
  effective: text('Efficaces', 'Effective'),
  notEffective: text('Non efficaces', 'Not effective'),
  findings: caseFieldWords.findings,
};
