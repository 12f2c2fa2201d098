import { text } from '../../../kernel/message';

export const capaGapMessages = {
  noCapa: text('Aucune CAPA n’est planifiée.', 'No CAPA is planned.'),
  noObjective: text('{n} CAPA sans objectif.', '{n} {n|CAPA|CAPAs} without objective.'),
  adverseUnanswered: text(
    '{n} CAPA sans réponse sur les effets indésirables.',
    '{n} {n|CAPA|CAPAs} without an answer on adverse effects.',
  ),
  noCriterion: text('{n} CAPA sans critère d’efficacité.', '{n} {n|CAPA|CAPAs} without an effectiveness criterion.'),
};

/** What keeps the plan from being ready, or a change of it from being stored. */
export const capaFaultMessages = {
  rationaleMissing: text('Indiquez pourquoi cette cause est éliminée.', 'Explain why this cause is eliminated.'),
  noTitle: text('{capa} : le titre manque.', '{capa}: the title is missing.'),
  noKind: text('{capa} : choisissez corrective ou préventive.', '{capa}: choose corrective or preventive.'),
  noResponsible: text('{capa} : choisissez un responsable.', '{capa}: choose an assignee.'),
  noEnd: text('{capa} : la date de fin manque.', '{capa}: the end date is missing.'),
  endBeforeStart: text('{capa} : la fin précède le début.', '{capa}: the end is before the start.'),
  checkBeforeEnd: text('{capa} : la vérification précède la date de fin.', '{capa}: the check is before the end date.'),
  checkPast: text('{capa} : la date de vérification est passée.', '{capa}: the date of the check has passed.'),
  causeGone: text(
    '« {cause} » : ce n’est plus une cause racine. Retirez ses CAPA ou marquez-la de nouveau.',
    '“{cause}”: no longer a root cause. Remove its CAPAs or mark it again.',
  ),
  hasAction: text(
    '{capa} est suivie par une action : annulez l’action au lieu de la retirer du plan.',
    '{capa} is tracked by an action: cancel the action instead of removing it from the plan.',
  ),
  responsibleUnknown: text(
    '{capa} : choisissez un utilisateur actif de l’entreprise.',
    '{capa}: choose an active user of the company.',
  ),
};
