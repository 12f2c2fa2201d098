import { text } from '../../../kernel/message';

export const effectivenessMessages = {
  title: text('Vérification d’efficacité', 'Effectiveness check'),
  none: text(
    'Aucune n’est demandée : elle n’empêche pas la clôture.',
    'None is asked for: it does not stand in the way of closing.',
  ),
  ask: text('Demander une vérification', 'Ask for a check'),
  askAgain: text('Changer le critère', 'Change the criterion'),
  criterion: text('Critère', 'Criterion'),
  criterionHelp: text(
    'Ce qu’il faudra constater, et pendant combien de temps. Exemple : aucun cas sur ce produit pendant 90 jours.',
    'What must be seen, and for how long. Example: no case on this product for 90 days.',
  ),
  asked: text('Demandée. La clôture l’attend.', 'Asked for. Closing waits for it.'),
  askedBy: text('Demandée par {who} le {when}', 'Asked for by {who} on {when}'),
  record: text('Enregistrer la conclusion', 'Record the verdict'),
  recorded: text('Conclusion enregistrée.', 'Verdict recorded.'),
  recordedBy: text('Conclusion de {who} le {when}', 'Verdict of {who} on {when}'),
  verdict: text('Les mesures sont-elles efficaces ?', 'Are the measures effective?'),
  chooseVerdict: text('Choisissez une conclusion.', 'Choose a verdict.'),
  effective: text('Efficaces', 'Effective'),
  notEffective: text('Non efficaces', 'Not effective'),
  findings: text('Constats', 'Findings'),
};
