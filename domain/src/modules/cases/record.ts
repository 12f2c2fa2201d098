import * as z from 'zod/mini';
import { contribution, doneBy } from '../../kernel/identity/own-work';
import { signature } from '../../kernel/trail/signature';
import { person } from '../accounts/public';
import { action } from '../actions/public';
import { attachment } from '../attachments/public';
import { questionnaireStatuses } from '../questionnaires/public';
import { capaCheck } from './capa/capa-check';
import { effectiveness } from './capa/effectiveness';
import { confidentiality } from './confidentiality';
import { definition } from './definition';
import { criticalities } from './due-date';
import { kinds } from './kinds';
import { stepMarks } from './step-workflow';
import { stepNames } from './steps/steps';
import { caseStatuses } from './workflow';

/** What poor quality has cost, in whole euros. */
export const highestCost = 1_000_000_000;

/** Spaces between thousands are read over; null for what is no amount. */
export function costOf(written: string): number | null {
  const digits = written.replace(/\s/g, '');
  return /^\d{1,10}$/.test(digits) && Number(digits) <= highestCost ? Number(digits) : null;
}

export const caseIdPattern = /^[A-Z]{2,3}_\d{4,9}$/;
export const caseId = z.string().check(z.regex(caseIdPattern));
export const caseCost = z.int().check(z.gte(0), z.lte(highestCost));
const by = z.nullable(doneBy);

/** A step as the list on the left shows it. */
export const caseStep = z.object({
  name: z.enum(stepNames),
  mark: z.enum(stepMarks),
  ready: by,
  reviewed: by,
  changed: by,
  /** Why nothing was written in a step that is ready; empty where something was. */
  emptyBecause: z.string(),
  version: z.int(),
});
export type CaseStep = z.infer<typeof caseStep>;

export const caseStepContent = z.extend(caseStep, { content: z.record(z.string(), z.any()) });
export type CaseStepContent = z.infer<typeof caseStepContent>;

export const linkedCase = z.object({
  id: z.string(),
  kind: z.enum(kinds),
  title: z.string(),
  status: z.enum(caseStatuses),
  isImported: z.boolean(),
  note: z.string(),
});
export type LinkedCase = z.infer<typeof linkedCase>;

export const caseMember = z.object({ person, part: z.string() });
export type CaseMember = z.infer<typeof caseMember>;

export const caseSignature = z.extend(signature, {
  /** The measure whose effectiveness was judged, or null for a signature on the case as a whole. */
  capaId: z.nullable(z.string()),
  /** Whether the case still says what was signed. */
  isValid: z.boolean(),
});

/** A template that asks something of the case, and its questionnaire: one in progress, or the last that was submitted. */
export const caseQuestionnaire = z.object({
  templateId: z.string(),
  title: z.string(),
  questionnaireId: z.nullable(z.string()),
  status: z.nullable(z.enum(questionnaireStatuses)),
  filler: z.nullable(z.string()),
  version: z.nullable(z.int()),
  /** False where one was filled, and cases of the kind do not ask for it. */
  isRequired: z.boolean(),
});
export type CaseQuestionnaire = z.infer<typeof caseQuestionnaire>;

/**
 * Of a case that had its life, or a part of it, elsewhere: what was signed there is not signed here. `at` is a time of the
 * server; the days are those that the file says, and no times of the server are made of them.
 */
export const importedFrom = z.object({
  importId: z.int(),
  at: z.string(),
  originalNumber: z.nullable(z.string()),
  openedOn: z.string(),
  closedOn: z.nullable(z.string()),
});
export type ImportedFrom = z.infer<typeof importedFrom>;

export const caseRecord = z.object({
  id: z.string(),
  kind: z.enum(kinds),
  status: z.enum(caseStatuses),
  title: z.string(),
  criticality: z.enum(criticalities),
  /** The lead writer. */
  owner: person,
  detector: z.string(),
  /** Shown as Detection Mode. */
  origin: z.nullable(z.string()),
  detectionDate: z.string(),
  dueDate: z.string(),
  /** Null while none was entered. */
  cost: z.nullable(caseCost),
  /** The report that it came from, and who wrote that; of one that was imported none, and who imported it. */
  reportId: z.nullable(z.string()),
  reporter: person,
  imported: z.nullable(importedFrom),
  /** The server's time when it was entered here, also of one that was opened elsewhere on an earlier day. */
  createdAt: z.string(),
  /** Of a closed case: the last day that the rules of the company keep it; null: for ever, or it is not closed. */
  keptUntil: z.nullable(z.string()),
  definition,
  steps: z.array(caseStep),
  /** Steps of its kind that the rule of the company left out when it was opened, and who had set that rule. */
  leftOutSteps: z.array(z.enum(stepNames)),
  leftOutBy: z.nullable(z.object({ who: z.string(), at: z.string() })),
  attachments: z.array(attachment),
  actions: z.array(action),
  links: z.array(linkedCase),
  /** Who works on it beside the lead writer, each with their part. */
  members: z.array(caseMember),
  signatures: z.array(caseSignature),
  commentCount: z.int(),
  effectiveness: z.nullable(effectiveness),
  /** The causes whose CAPA is required and not created. */
  missingCapas: z.array(z.string()),
  capaChecks: z.array(capaCheck),
  questionnaires: z.array(caseQuestionnaire),
  /** Who led, wrote, marked or carried out something: they do not review it. */
  contributions: z.array(contribution),
  /** Null: every colleague reads it. */
  confidentiality: z.nullable(confidentiality),
  version: z.int(),
});
export type CaseRecord = z.infer<typeof caseRecord>;

export const similarCase = z.object({
  id: z.string(),
  kind: z.enum(kinds),
  title: z.string(),
  status: z.enum(caseStatuses),
  detectionDate: z.string(),
  isImported: z.boolean(),
});
export type SimilarCase = z.infer<typeof similarCase>;
