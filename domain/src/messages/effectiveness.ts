import { french } from '../kernel/message';

export const effectivenessMessages = {
  title: french('Vérification d’efficacité', 'Effectiveness check'),
  none: french(
    'Aucune n’est demandée : elle n’empêche pas la clôture.',
    'None is asked for: it does not stand in the way of closing.',
  ),
  ask: french('Demander une vérification', 'Ask for a check'),
  askAgain: french('Changer le critère', 'Change the criterion'),
  criterion: french('Critère', 'Criterion'),
  criterionHelp: french(
    'Ce qu’il faudra constater, et pendant combien de temps. Exemple : aucun cas sur ce produit pendant 90 jours.',
    'What must be seen, and for how long. Example: no case on this product for 90 days.',
  ),
  asked: french('Demandée. La clôture l’attend.', 'Asked for. Closing waits for it.'),
  askedBy: french('Demandée par {who} le {when}', 'Asked for by {who} on {when}'),
  record: french('Enregistrer la conclusion', 'Record the verdict'),
  recorded: french('Conclusion enregistrée.', 'Verdict recorded.'),
  recordedBy: french('Conclusion de {who} le {when}', 'Verdict of {who} on {when}'),
  verdict: french('Les mesures sont-elles efficaces ?', 'Are the measures effective?'),
  chooseVerdict: french('Choisissez une conclusion.', 'Choose a verdict.'),
  effective: french('Efficaces', 'Effective'),
  notEffective: french('Non efficaces', 'Not effective'),
  findings: french('Constats', 'Findings'),
};
