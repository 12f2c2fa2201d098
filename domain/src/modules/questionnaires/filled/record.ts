import * as z from 'zod/mini';
import { asStored, named } from '../../../kernel/http/schema-marks';
import { allowedParts } from '../../../kernel/records/record-kind';
import { signature } from '../../../kernel/trail/signature';
import { attachment } from '../../attachments/public';
import { template } from '../template/model';
import { questionnaireStatuses } from './workflow';

export const answer = z.union([z.string(), z.number(), z.array(z.string())]);

/** An answer that the template marks as a finding, and the report that it has raised. */
export const finding = z.object({
  questionId: z.string(),
  instanceId: z.nullable(z.string()),
  reportId: z.nullable(z.string()),
});
export type Finding = z.infer<typeof finding>;

export const questionnaireDetail = /* @__PURE__ */ named(
  'QuestionnaireDetail',
  z.object({
    id: z.string(),
    status: z.enum(questionnaireStatuses),
    templateId: z.string(),
    templateVersion: z.int(),
    /** The version that it was begun with, which it keeps for ever. */
    template,
    needsSignature: z.boolean(),
    /** As `flatFilling` writes it. */
    answers: asStored(z.record(z.string(), answer)),
    /** What people are called whose number is an answer, and what cases are about. */
    people: z.record(z.string(), z.string()),
    cases: z.record(z.string(), z.string()),
    photos: z.array(attachment),
    filler: z.string(),
    fillerId: z.int(),
    caseId: z.nullable(z.string()),
    /** What the case that it belongs to still allows; changes where it belongs to none. */
    allowed: z.enum(allowedParts),
    startedAt: z.string(),
    submittedAt: z.nullable(z.string()),
    points: z.number(),
    possible: z.number(),
    percent: z.nullable(z.number()),
    isFailed: z.boolean(),
    findings: z.array(finding),
    signature: z.nullable(signature),
    /** Whether the questionnaire still says what was signed. */
    isSignatureValid: z.boolean(),
    comments: z.int(),
    version: z.int(),
  }),
);
export type QuestionnaireDetail = z.infer<typeof questionnaireDetail>;

/** What a signature on the case that it belongs to covers of it. */
export interface QuestionnaireToSign
  extends Pick<
    QuestionnaireDetail,
    'id' | 'status' | 'templateId' | 'templateVersion' | 'fillerId' | 'answers' | 'percent' | 'isFailed'
  > {
  readonly title: string;
  /** Null until it is submitted. */
  readonly points: number | null;
  readonly possible: number | null;
  /** How many answers are findings. */
  readonly findings: number;
  readonly photoHashes: readonly string[];
}

/** A template that can be filled now. */
export const offeredTemplate = z.object({
  id: z.string(),
  title: z.string(),
  explanation: z.string(),
  version: z.int(),
  questions: z.int(),
  needsSignature: z.boolean(),
});
export type OfferedTemplate = z.infer<typeof offeredTemplate>;
