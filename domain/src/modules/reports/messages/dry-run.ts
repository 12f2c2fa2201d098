import { text } from '../../../kernel/message';
import type { EffectName } from '../dry-run-contract';

/** What a change of the parameters would have changed, in sentences. */
export const dryRunMessages = {
  title: text('Essai à blanc, sur ce qui est ouvert aujourd’hui', 'Dry run, on what is open today'),
  looking: text('Essai à blanc...', 'Trying it out...'),
  failed: text(
    'L’essai à blanc n’a pas abouti : {reason} Vous pouvez enregistrer quand même.',
    'The dry run did not work out: {reason} You can save all the same.',
  ),
  nothing: text('Aucun élément ouvert n’est concerné.', 'No open record is concerned.'),
  andMore: text('et {n} {n|autre|autres}', 'and {n} {n|other|others}'),
  otherDay: text('{from} serait {to}', '{from} would be {to}'),
  overdue: text('{n} {n|serait|seraient} aussitôt en retard.', '{n} would be overdue at once.'),
  before: text('Avec les règles actuelles : {n}.', 'Under the rules of today: {n}.'),
};

export const effectMessages: Readonly<Record<EffectName, ReturnType<typeof text>>> = {
  dueDates: text(
    '{n} {n|dossier ouvert aurait|dossiers ouverts auraient} une autre échéance. {n|Il garde la sienne|Ils gardent la leur} : la règle vaut pour les dossiers à venir.',
    '{n} open {n|case|cases} would be due on another day. {n|It keeps its|They keep their} due date: the rule is for cases to come.',
  ),
  casesToCome: text(
    '{n} {n|signalement attend|signalements attendent} une décision : {n|son dossier suivra|leurs dossiers suivront} les nouveaux délais.',
    '{n} {n|report waits|reports wait} for a decision: {n|its case|their cases} will follow the new days.',
  ),
  ownReports: text(
    '{n} {n|signalement en attente vient|signalements en attente viennent} d’un validateur : qu’il puisse en décider lui-même change.',
    '{n} waiting {n|report comes|reports come} from a validator: whether they may decide on it themselves changes.',
  ),
  reminders: text(
    'Au prochain passage, {n} {n|action donnerait|actions donneraient} lieu à un rappel ou une relance.',
    'At the next round, {n} {n|action|actions} would bring a reminder or an escalation.',
  ),
  confidentialCases: text(
    '{n} {n|signalement en attente est|signalements en attente sont} de ces catégories : {n|son dossier suivra|leurs dossiers suivront} la nouvelle règle. Les dossiers ouverts ne changent pas.',
    '{n} waiting {n|report is|reports are} of these categories: {n|its case|their cases} will follow the new rule. Open cases do not change.',
  ),
  detectionModes: text(
    '{n} {n|élément ouvert a|éléments ouverts ont} un mode qui n’est plus proposé : {n|il le garde|ils le gardent}.',
    '{n} open {n|record has|records have} a mode that is no longer offered: {n|it keeps|they keep} it.',
  ),
  retiredValue: text(
    '{n} {n|élément ouvert a|éléments ouverts ont} cette valeur : {n|il la garde|ils la gardent}.',
    '{n} open {n|record has|records have} this value: {n|it keeps|they keep} it.',
  ),
};
