import * as z from 'zod/mini';
import { type Criticality, criticalities } from '../due-date';
import { assessmentGapMessages as g } from '../messages/assessments';
import type { Gap } from './impact';
import { explained, longText, settled, unexplained } from './impact';

/** Risk analysis: severity x occurrence x detectability, each from 1 (best) to 10 (worst). */
export const riskFactors = ['severity', 'occurrence', 'detectability'] as const;
export type RiskFactor = (typeof riskFactors)[number];
export const highestRating = 10;

const rated = z.object({
  rating: z.nullable(z.int().check(z.gte(1), z.lte(highestRating))),
  rationale: longText,
});
export type Rated = z.infer<typeof rated>;
const unrated: Rated = { rating: null, rationale: '' };

export const riskAnalysis = z.object({
  severity: rated,
  occurrence: rated,
  detectability: rated,
  controls: longText,
});
export type RiskAnalysis = z.infer<typeof riskAnalysis>;
export const emptyRiskAnalysis: RiskAnalysis = {
  severity: unrated,
  occurrence: unrated,
  detectability: unrated,
  controls: '',
};

/** The risk priority number; null until all three are rated. */
export function riskPriority(content: RiskAnalysis): number | null {
  const ratings = riskFactors.map((factor) => content[factor].rating);
  return ratings.reduce<number | null>((product, rating) => (product && rating ? product * rating : null), 1);
}

/** From which risk priority number, or from which severity alone: an unacceptable one decides by itself. */
const bounds = [
  { criticality: 'Critical', priority: 200, severity: 9 },
  { criticality: 'Major', priority: 80, severity: 7 },
] as const;

export interface Suggestion {
  readonly criticality: Criticality;
  readonly because: 'priority' | 'severity' | 'below';
  /** The bound that was reached, or of the priority the one that was not. */
  readonly bound: number;
}

/** What the ratings suggest, and which of them decided; null until all three are rated. */
export function suggestionOf(content: RiskAnalysis): Suggestion | null {
  const priority = riskPriority(content);
  const severity = content.severity.rating;
  if (priority === null || severity === null) return null;
  for (const row of bounds) {
    const { criticality } = row;
    if (priority >= row.priority) return { criticality, because: 'priority', bound: row.priority };
    if (severity >= row.severity) return { criticality, because: 'severity', bound: row.severity };
  }
  return { criticality: 'Minor', because: 'below', bound: bounds[1].priority };
}

export function suggestedCriticality(content: RiskAnalysis): Criticality | null {
  return suggestionOf(content)?.criticality ?? null;
}

export function riskGaps(content: RiskAnalysis): readonly Gap[] {
  const open = riskFactors.filter((factor) => content[factor].rating === null).length;
  const bare = riskFactors.filter((factor) => content[factor].rating !== null && !content[factor].rationale.trim());
  return [
    ...(open > 0 ? [{ message: g.unrated, values: { n: open } }] : []),
    ...(bare.length > 0 ? [{ message: g.ratedWithoutReason, values: { n: bare.length } }] : []),
  ];
}

export const notificationChannels = ['phone', 'email', 'letter', 'visit', 'portal'] as const;
export type NotificationChannel = (typeof notificationChannels)[number];

/** Customer notification: whether, whom, when and how the customer was informed, and what they said. */
export const customerNotification = z.object({
  required: explained,
  customer: z.string().check(z.maxLength(200)),
  contact: z.string().check(z.maxLength(200)),
  channel: z.nullable(z.enum(notificationChannels)),
  notifiedOn: z.nullable(z.iso.date()),
  reference: z.string().check(z.maxLength(100)),
  message: longText,
  response: longText,
});
export type CustomerNotification = z.infer<typeof customerNotification>;
export const emptyCustomerNotification: CustomerNotification = {
  required: unexplained,
  customer: '',
  contact: '',
  channel: null,
  notifiedOn: null,
  reference: '',
  message: '',
  response: '',
};

export function normalizeNotification(content: CustomerNotification): CustomerNotification {
  return { ...content, required: settled(content.required) };
}

export function notificationGaps(content: CustomerNotification): readonly Gap[] {
  if (content.required.answer === null) return [{ message: g.notificationUnanswered }];
  if (content.required.answer !== 'Yes') return [];
  return [
    ...(content.customer.trim() === '' ? [{ message: g.noCustomer }] : []),
    ...(content.notifiedOn === null ? [{ message: g.notNotified }] : []),
    ...(content.message.trim() === '' ? [{ message: g.noMessage }] : []),
  ];
}

/** Final criticality: the one that the investigation confirms, and why. */
export const finalCriticality = z.object({
  confirmed: z.nullable(z.enum(criticalities)),
  justification: longText,
});
export type FinalCriticality = z.infer<typeof finalCriticality>;
export const emptyFinalCriticality: FinalCriticality = { confirmed: null, justification: '' };

export function criticalityGaps({ confirmed, justification }: FinalCriticality): readonly Gap[] {
  return [
    ...(confirmed === null ? [{ message: g.notConfirmed }] : []),
    ...(confirmed !== null && !justification.trim() ? [{ message: g.confirmedWithoutReason }] : []),
  ];
}

/** Recurrence: what the lead writer concludes from the cases that were found. */
export const recurrence = z.object({ isRecurrent: explained, findings: longText });
export type Recurrence = z.infer<typeof recurrence>;
export const emptyRecurrence: Recurrence = { isRecurrent: unexplained, findings: '' };

export function normalizeRecurrence(content: Recurrence): Recurrence {
  return { ...content, isRecurrent: settled(content.isRecurrent) };
}

export function recurrenceGaps({ isRecurrent }: Recurrence): readonly Gap[] {
  return isRecurrent.answer === null ? [{ message: g.recurrenceUnanswered }] : [];
}
