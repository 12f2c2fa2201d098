import { text } from '../../../kernel/message';
import type { EffectName } from '../dry-run-contract';

/** What a change of the parameters would have changed, in sentences. */
export const dryRunMessages = {
  title: text('Simulation sur les éléments ouverts aujourd’hui', 'Simulation on what is open today'),
  looking: text('Simulation en cours...', 'Simulating...'),
  failed: text(
    'La simulation a échoué : {reason} Vous pouvez quand même enregistrer.',
    'The simulation failed: {reason} You can still save.',
  ),
  nothing: text('Aucun élément ouvert n’est concerné.', 'No open record is affected.'),
  andMore: text('et {n} {n|autre|autres}', 'and {n} {n|other|others}'),
  otherDay: text('{from} serait {to}', '{from} would be {to}'),
  overdue: text('{n} {n|serait|seraient} aussitôt en retard.', '{n} would be overdue at once.'),
  before: text('Avec les règles actuelles : {n}.', 'With the current rules: {n}.'),
};

export const effectMessages: Readonly<Record<EffectName, ReturnType<typeof text>>> = {
  dueDates: text(
    '{n} {n|dossier ouvert aurait|dossiers ouverts auraient} une autre échéance. {n|Il garde la sienne|Ils gardent la leur} : la règle s’applique aux dossiers à venir.',
    '{n} open {n|case|cases} would have another due date. {n|It keeps its|They keep their} own: the rule applies to future cases.',
  ),
  casesToCome: text(
    '{n} {n|signalement attend|signalements attendent} une décision : {n|son dossier suivra|leurs dossiers suivront} les nouveaux délais.',
    '{n} {n|report is|reports are} waiting for a decision: {n|its case|their cases} will follow the new due dates.',
  ),
  ownReports: text(
    '{n} {n|signalement en attente vient|signalements en attente viennent} d’un validateur : son droit d’en décider change.',
    '{n} waiting {n|report comes|reports come} from a validator: their right to decide on it changes.',
  ),
  reminders: text(
    'Au prochain envoi, {n} {n|action donnerait|actions donneraient} lieu à un rappel ou une relance.',
    'At the next run, {n} {n|action|actions} would trigger a reminder or an escalation.',
  ),
  confidentialCases: text(
    '{n} {n|signalement en attente est|signalements en attente sont} de ces catégories : {n|son dossier suivra|leurs dossiers suivront} la nouvelle règle. Les dossiers ouverts ne changent pas.',
    '{n} waiting {n|report is|reports are} in these categories: {n|its case|their cases} will follow the new rule. Open cases do not change.',
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
