import type { CallOf } from '@vigie/domain/kernel/http/endpoint';
import { trainingPageTexts as p } from '@vigie/domain/modules/training/pages/messages';
import type { requirementsEndpoints } from '@vigie/domain/modules/training/requirements/contract';
import { requirementFieldMessages as f } from '@vigie/domain/modules/training/requirements/messages';
import {
  requirementBounds as bounds,
  isAssessed,
  type RequirementType,
} from '@vigie/domain/modules/training/requirements/requirement';
import type { Say } from '../../../platform/page/messages';
import type { ChosenPerson } from '../../../platform/records/person-choice';
import type { RequirementDetail } from './queries';

/** A requirement as its form holds it. */
export interface EnteredRequirement {
  readonly title: string;
  readonly type: RequirementType;
  readonly procedureId: string;
  readonly templateId: string;
  readonly passPercent: string;
  readonly attempts: string;
  readonly trainerIds: readonly ChosenPerson[];
  readonly validityMonths: string;
  readonly dueDays: string;
  readonly refreshOnReturn: boolean;
}

export const emptyRequirement: EnteredRequirement = {
  title: '',
  type: 'read',
  procedureId: '',
  templateId: '',
  passPercent: String(bounds.passPercent.usual),
  attempts: String(bounds.attempts.usual),
  trainerIds: [],
  validityMonths: '',
  dueDays: String(bounds.dueDays.usual),
  refreshOnReturn: false,
};

export function enteredOf(requirement: RequirementDetail): EnteredRequirement {
  const { title, type, procedureId, templateId, passPercent, attempts, trainers, dueDays } = requirement;
  return {
    title,
    type,
    procedureId: procedureId ?? '',
    templateId: templateId ?? '',
    passPercent: String(passPercent),
    attempts: String(attempts),
    trainerIds: trainers,
    validityMonths: String(requirement.validityMonths ?? ''),
    dueDays: String(dueDays),
    refreshOnReturn: requirement.refreshOnReturn,
  };
}

const isWhole = (text: string, { min, max }: { readonly min: number; readonly max: number }) =>
  /^\d+$/.test(text.trim()) && Number(text) >= min && Number(text) <= max;

export type RequirementProblems = Partial<Record<keyof EnteredRequirement, string>>;

export function requirementProblems(entered: EnteredRequirement, say: Say): RequirementProblems {
  const { title, type, procedureId, templateId, validityMonths, trainerIds } = entered;
  const number = (name: 'passPercent' | 'attempts' | 'validityMonths' | 'dueDays') =>
    !isWhole(entered[name], bounds[name]) && say(p.numberWrong, { min: bounds[name].min, max: bounds[name].max });
  const isQuiz = type === 'quiz';
  const found: Partial<Record<keyof EnteredRequirement, string | false>> = {
    title: title.trim() === '' && say(p.titleMissing),
    procedureId: type === 'read' && procedureId.trim() === '' && say(f.procedureMissing),
    templateId: isQuiz && templateId === '' && say(f.templateMissing),
    passPercent: isQuiz && number('passPercent'),
    attempts: isQuiz && number('attempts'),
    trainerIds: isAssessed(type) && trainerIds.length === 0 && say(f.trainersMissing),
    validityMonths: validityMonths.trim() !== '' && number('validityMonths'),
    dueDays: number('dueDays'),
  };
  return Object.fromEntries(Object.entries(found).filter(([, sentence]) => sentence)) as RequirementProblems;
}

type NewRequirement = CallOf<typeof requirementsEndpoints.createTrainingRequirement>['body'];

/** What is sent. Of a quiz only what a quiz has. */
export function requirementOf(entered: EnteredRequirement) {
  const { title, type, procedureId, templateId, trainerIds, validityMonths, dueDays, refreshOnReturn } = entered;
  return {
    title: title.trim(),
    type,
    procedureId: procedureId.trim() || null,
    ...(type === 'quiz' && {
      templateId,
      passPercent: Number(entered.passPercent),
      attempts: Number(entered.attempts),
    }),
    trainerIds: trainerIds.map(({ id }) => id),
    validityMonths: validityMonths.trim() === '' ? null : Number(validityMonths),
    dueDays: Number(dueDays),
    refreshOnReturn,
  } satisfies NewRequirement;
}

/** Only what differs. Type and procedure stay: what people signed was this one. */
export function requirementChanges(before: EnteredRequirement, entered: EnteredRequirement): Partial<NewRequirement> {
  const [was, is] = [requirementOf(before), requirementOf(entered)];
  const names = (Object.keys(is) as (keyof typeof is)[]).filter(
    (name) => name !== 'type' && name !== 'procedureId' && JSON.stringify(was[name]) !== JSON.stringify(is[name]),
  );
  return Object.fromEntries(names.map((name) => [name, is[name]])) as Partial<NewRequirement>;
}
