import { text } from '../../../kernel/message';

export const printMessages = {
  madeAt: text('Établi le {when} (UTC) par {who}', 'Made on {when} (UTC) by {who}'),
  template: text('Modèle', 'Template'),
  templateVersion: text('{id}, version {n}', '{id}, version {n}'),
  status: text('Statut', 'Status'),
  filler: text('Rempli par', 'Filled by'),
  startedAt: text('Commencé le', 'Begun on'),
  submittedAt: text('Envoyé le', 'Submitted on'),
  caseId: text('Dossier', 'Case'),
  score: text('Score', 'Score'),
  points: text('{points} points sur {possible} ({percent} %)', '{points} of {possible} points ({percent} %)'),
  noScore: text('Sans score', 'No score'),
  criticalFails: text('Échecs critiques', 'Critical failures'),
  findings: text('Constats', 'Findings'),
  signature: text('Signature électronique', 'Electronic signature'),
  signed: text(
    '{name} ({username}), {when} (UTC) : {meaning}, {method}',
    '{name} ({username}), {when} (UTC): {meaning}, {method}',
  ),
  valid: text('Valide', 'Valid'),
  void: text('Nulle : le contenu a changé depuis', 'Void: the content has changed since'),
  instance: text('{section}, partie {n}', '{section}, part {n}'),
  noAnswer: text('Sans réponse', 'No answer'),
  none: text('Aucun', 'None'),
};

export const resultMessages = {
  title: text('Résultats', 'Results'),
  isFailed: text('Échec critique', 'Critical failure'),
  yes: text('Oui', 'Yes'),
};
