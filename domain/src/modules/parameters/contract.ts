import * as z from 'zod/mini';
import { detectionMethods, detectionModeBounds } from '../../kernel/detection-modes';
import { endpoint } from '../../kernel/http/endpoint';
import { idleLockMinutes } from '../../kernel/identity/idle-lock';
import { secondFactorRules } from '../../kernel/identity/second-factor';
import { type Kind, kinds } from '../../kernel/kinds';
import { languageStyles } from '../../kernel/message';
import { companyUsage } from '../../kernel/quotas';
import { reason } from '../../kernel/reason';
import { modesInOrder } from './detection-modes';

/** The same for every kind of case. */
const ofEachKind = <Schema extends z.ZodMiniType>(schema: Schema) =>
  z.object(Object.fromEntries(kinds.map((kind) => [kind, schema])) as Record<Kind, Schema>);
const forEachKind = <Value>(value: Value) =>
  Object.fromEntries(kinds.map((kind) => [kind, value])) as Record<Kind, Value>;

export const numberDigitsBounds = { min: 4, max: 8 } as const;
export const retentionBounds = { min: 1, max: 100 } as const;

const days = z.int().check(z.gte(1), z.lte(3650));

/** The rules that each company sets for itself. */
const rules = {
  /** No author decides on their own report. */
  fourEyes: z.boolean(),
  /** Days from detection to the due date of a case, by its criticality. */
  dueDays: z.object({ Critical: days, Major: days, Minor: days }),
  /** Days before the due date of an action on which its responsible is reminded; none: no reminder. */
  actionReminderDays: z.array(z.int().check(z.gte(0), z.lte(90))).check(z.maxLength(5)),
  /** Days after it from which the approver and QA are notified. */
  actionEscalationDays: z.int().check(z.gte(1), z.lte(365)),
  /** A case of these kinds is opened confidential, for its lead writer and QA. */
  confidentialKinds: z.array(z.enum(kinds)),
  /** Minutes without input after which a page asks for the password again; 0: never. */
  idleLockMinutes: z.int().check(z.gte(idleLockMinutes.off), z.lte(idleLockMinutes.max)),
  /** Who must have a second factor. */
  secondFactor: z.enum(secondFactorRules),
  /** The publisher of a template of questionnaires signs it. */
  signTemplates: z.boolean(),
  /** Whether the provider of the assistant may be sent texts of the company. */
  assistant: z.boolean(),
  /** How many tokens it may use in a month. */
  assistantMonthlyTokens: z.int().check(z.gte(0), z.lte(1_000_000_000)),
  /** How many digits the number of a new case has at least. Numbers that were given stay as they are. */
  numberDigits: ofEachKind(z.int().check(z.gte(numberDigitsBounds.min), z.lte(numberDigitsBounds.max))),
  /** Years that a case is kept after it was closed; null: for ever. Nothing is deleted. */
  retentionYears: ofEachKind(z.nullable(z.int().check(z.gte(retentionBounds.min), z.lte(retentionBounds.max)))),
  /** The detection modes that forms offer: those built in, by name, and those of the company, as they are called. */
  detectionModes: z
    .array(z.string().check(z.minLength(1), z.maxLength(2 * detectionModeBounds.letters)))
    .check(z.minLength(1), z.maxLength(2 * detectionModeBounds.most)),
  /** What new accounts begin with, on pages and in mails. */
  languageStyle: z.enum(languageStyles),
  /** No day after it is imported from elsewhere; null: the day before the company was created. */
  importCutOff: z.nullable(z.iso.date()),
};

export const parameters = z.object({ ...rules, version: z.int() });
export type Parameters = z.infer<typeof parameters>;

export const defaultParameters: Parameters = {
  fourEyes: true,
  dueDays: { Critical: 15, Major: 30, Minor: 60 },
  actionReminderDays: [7, 1],
  actionEscalationDays: 3,
  confidentialKinds: [],
  idleLockMinutes: 0,
  secondFactor: 'not_required',
  signTemplates: false,
  assistant: true,
  assistantMonthlyTokens: 1_000_000,
  numberDigits: forEachKind<number>(numberDigitsBounds.min),
  retentionYears: forEachKind<number | null>(null),
  detectionModes: [...detectionMethods],
  languageStyle: 'mixed',
  importCutOff: null,
  version: 0,
};

/** What a new company begins with, and may change with a reason; companies from before keep what they have. */
export const newCompanyRules = {
  secondFactor: 'signers_and_administrators',
  idleLockMinutes: 15,
} as const satisfies Partial<Parameters>;

/** Some of the rules, as they are to be. */
export const ruleChanges = z.object({
  fourEyes: z.optional(rules.fourEyes),
  dueDays: z.optional(rules.dueDays),
  actionReminderDays: z.optional(rules.actionReminderDays),
  actionEscalationDays: z.optional(rules.actionEscalationDays),
  confidentialKinds: z.optional(rules.confidentialKinds),
  idleLockMinutes: z.optional(rules.idleLockMinutes),
  secondFactor: z.optional(rules.secondFactor),
  signTemplates: z.optional(rules.signTemplates),
  assistant: z.optional(rules.assistant),
  assistantMonthlyTokens: z.optional(rules.assistantMonthlyTokens),
  numberDigits: z.optional(rules.numberDigits),
  retentionYears: z.optional(rules.retentionYears),
  detectionModes: z.optional(rules.detectionModes),
  languageStyle: z.optional(rules.languageStyle),
  importCutOff: z.optional(rules.importCutOff),
});
export type RuleChanges = z.infer<typeof ruleChanges>;

/** The rules after a change. What is not named stays as it is. */
export function withRules(before: Parameters, changes: RuleChanges): Parameters {
  const said = Object.fromEntries(Object.entries(changes).filter(([, value]) => value !== undefined));
  return inOrder({ ...before, ...said });
}

/** The first reminder first; no day, kind or mode twice. */
function inOrder(next: Parameters): Parameters {
  return {
    ...next,
    actionReminderDays: [...new Set(next.actionReminderDays)].sort((a, b) => b - a),
    confidentialKinds: kinds.filter((kind) => next.confidentialKinds.includes(kind)),
    detectionModes: modesInOrder(next.detectionModes),
  };
}

export const parametersEndpoints = {
  getParameters: endpoint({
    method: 'GET',
    path: '/api/v1/parameters',
    summary: 'The rules that the company has set for itself',
    output: parameters,
  }),
  changeParameters: endpoint({
    method: 'PATCH',
    path: '/api/v1/parameters',
    summary: 'Change the rules of the company, with a reason',
    changes: true,
    body: z.extend(ruleChanges, { reason }),
    output: parameters,
  }),
  getNumbering: endpoint({
    method: 'GET',
    path: '/api/v1/parameters/numbering',
    summary: 'The series that numbers of the company are taken from, each with the last number that was given',
    output: z.object({ series: z.array(z.object({ name: z.string(), last: z.int() })) }),
  }),
  getUsage: endpoint({
    method: 'GET',
    path: '/api/v1/usage',
    summary: 'What the own company may use, and what it uses',
    output: companyUsage,
  }),
};
