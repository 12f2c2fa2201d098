import * as z from 'zod/mini';
import { endpoint } from '../../kernel/http/endpoint';
import { idleLockMinutes } from '../../kernel/identity/idle-lock';
import { secondFactorRules } from '../../kernel/identity/second-factor';
import {
  detectionMethods,
  detectionModeBounds,
  type Kind,
  kinds,
  type OptionalStep,
  optionalStepNames,
} from '../../kernel/kinds';
import { languageStyles } from '../../kernel/message';
import { offlineHours } from '../../kernel/offline/passcode';
import { companyUsage } from '../../kernel/quotas';
import { reason } from '../../kernel/text-schemas';
import { modesInOrder } from './detection-modes';
import { defaultGrades, findingGrade, findingGradeBounds } from './finding-grades';
import { categoriesInOrder, gembaCategories, gembaCategoryBounds } from './gemba-categories';
import { leftOutInOrder } from './left-out-steps';

/** The same for every kind of case. */
const ofEachKind = <Schema extends z.ZodMiniType>(schema: Schema) =>
  z.object(Object.fromEntries(kinds.map((kind) => [kind, schema])) as Record<Kind, Schema>);
const forEachKind = <Value>(value: Value) =>
  Object.fromEntries(kinds.map((kind) => [kind, value])) as Record<Kind, Value>;

/** The series of numbers that a company sets the first number of: cases by their kind, and the others. */
export const otherSeries = ['report', 'action', 'questionnaire', 'template', 'capa'] as const;
export const numberedSeries = [...kinds, ...otherSeries] as const;
export type NumberedSeries = (typeof numberedSeries)[number];
export const firstNumberBounds = { min: 1, max: 1_000_000 } as const;
const firstNumber = z.int().check(z.gte(firstNumberBounds.min), z.lte(firstNumberBounds.max));

export const numberDigitsBounds = { min: 4, max: 8 } as const;
export const retentionBounds = { min: 1, max: 100 } as const;

/** What a company may want its people to be mailed at once. */
export const mailTopics = ['assigned', 'decided', 'overdue', 'escalated'] as const;
export type MailTopic = (typeof mailTopics)[number];

export const auditLeadBounds = { min: 1, max: 366 } as const;
/** The share of those concerned who must be trained before a version of a procedure comes into force; 0: nobody is waited for. */
export const trainedShareBounds = { min: 0, max: 100 } as const;
/** Months away after which some requirements are to be met anew. */
export const returnBounds = { min: 1, max: 60 } as const;
/** A signed step of a record, such as `case.approve`, and the requirements that its signer must be qualified for. */
export const trainingGate = z.object({
  act: z.string().check(z.regex(/^[a-z_]{1,60}\.[a-zA-Z]{1,40}$/)),
  requirementIds: z.array(z.string().check(z.regex(/^REQ_\d{4,9}$/))).check(z.minLength(1), z.maxLength(20)),
});
export type TrainingGate = z.infer<typeof trainingGate>;
export const gateBounds = { max: 50 } as const;
export const independenceBounds = { min: 0, max: 60 } as const;

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
  /** How long the code of a device opens without a network. */
  offlineHours: z.int().check(z.gte(offlineHours.min), z.lte(offlineHours.max)),
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
  /** The first number of each series; of measures in each year. It stays once the series has given a number. */
  numbersBegin: z.object(
    Object.fromEntries(numberedSeries.map((series) => [series, firstNumber])) as Record<
      NumberedSeries,
      typeof firstNumber
    >,
  ),
  /** Years that a case is kept after it was closed; null: for ever. Nothing is deleted. */
  retentionYears: ofEachKind(z.nullable(z.int().check(z.gte(retentionBounds.min), z.lte(retentionBounds.max)))),
  /** Steps that cases of a kind do not have. Cases that are open keep theirs. */
  leftOutSteps: ofEachKind(z.array(z.enum(optionalStepNames)).check(z.maxLength(optionalStepNames.length))),
  /** The detection modes that forms offer: those built in, by name, and those of the company, as they are called. */
  detectionModes: z
    .array(z.string().check(z.minLength(1), z.maxLength(2 * detectionModeBounds.letters)))
    .check(z.minLength(1), z.maxLength(2 * detectionModeBounds.most)),
  /** The categories that observations of gemba walks offer: those built in, by name, and those of the company. */
  gembaCategories: z
    .array(z.string().check(z.minLength(1), z.maxLength(2 * gembaCategoryBounds.letters)))
    .check(z.minLength(1), z.maxLength(2 * gembaCategoryBounds.max)),
  /** The grades of audit findings, the worst first. An audit keeps those that it had when it started. */
  findingGrades: z.array(findingGrade).check(z.maxLength(2 * findingGradeBounds.max)),
  /** Days before its first day on which a programme makes an audit. */
  auditLeadDays: z.int().check(z.gte(auditLeadBounds.min), z.lte(auditLeadBounds.max)),
  /** Months for which an auditor has not worked where they audit. */
  independenceMonths: z.int().check(z.gte(independenceBounds.min), z.lte(independenceBounds.max)),
  /** Per cent of the people concerned, of those present, who are trained before a version of a procedure comes into force. */
  trainBeforeEffective: z.int().check(z.gte(trainedShareBounds.min), z.lte(trainedShareBounds.max)),
  /** What the signers of some steps must be qualified for. */
  gates: z.array(trainingGate).check(z.maxLength(gateBounds.max)),
  returnMonths: z.int().check(z.gte(returnBounds.min), z.lte(returnBounds.max)),
  /** Whoever scans the code of a printed procedure learns, without an account, whether it is current. */
  publicCopyCheck: z.boolean(),
  /** What new accounts begin with, on pages and in mails. */
  languageStyle: z.enum(languageStyles),
  /** No day after it is imported from elsewhere; null: the day before the company was created. */
  importCutOff: z.nullable(z.iso.date()),
  /** What people who have chosen nothing are mailed at once. */
  mailTopics: z.array(z.enum(mailTopics)),
  /** They get the rest in one mail a day. */
  dailySummary: z.boolean(),
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
  offlineHours: offlineHours.usual,
  secondFactor: 'not_required',
  signTemplates: false,
  assistant: true,
  assistantMonthlyTokens: 1_000_000,
  numberDigits: forEachKind<number>(numberDigitsBounds.min),
  // Source 2, section 9: the first measure of a year is the 124th.
  numbersBegin: { ...forEachKind<number>(1), report: 1, action: 1, questionnaire: 1, template: 1, capa: 124 },
  retentionYears: forEachKind<number | null>(null),
  leftOutSteps: forEachKind<OptionalStep[]>([]),
  detectionModes: [...detectionMethods],
  gembaCategories: [...gembaCategories],
  findingGrades: [...defaultGrades],
  auditLeadDays: 60,
  independenceMonths: 12,
  trainBeforeEffective: 100,
  gates: [],
  returnMonths: 6,
  publicCopyCheck: true,
  languageStyle: 'mixed',
  importCutOff: null,
  mailTopics: [],
  dailySummary: false,
  version: 0,
};

/** What a new company begins with, and may change with a reason; companies from before keep what they have. */
export const newCompanyRules = {
  secondFactor: 'signers_and_administrators' as const,
  idleLockMinutes: 15,
  numbersBegin: { ...defaultParameters.numbersBegin, capa: 1 },
  mailTopics: [...mailTopics],
  dailySummary: true,
} satisfies Partial<Parameters>;

/** Some of the rules, as they are to be. */
export const ruleChanges = z.object({
  fourEyes: z.optional(rules.fourEyes),
  dueDays: z.optional(rules.dueDays),
  actionReminderDays: z.optional(rules.actionReminderDays),
  actionEscalationDays: z.optional(rules.actionEscalationDays),
  confidentialKinds: z.optional(rules.confidentialKinds),
  idleLockMinutes: z.optional(rules.idleLockMinutes),
  offlineHours: z.optional(rules.offlineHours),
  secondFactor: z.optional(rules.secondFactor),
  signTemplates: z.optional(rules.signTemplates),
  assistant: z.optional(rules.assistant),
  assistantMonthlyTokens: z.optional(rules.assistantMonthlyTokens),
  numberDigits: z.optional(rules.numberDigits),
  numbersBegin: z.optional(rules.numbersBegin),
  retentionYears: z.optional(rules.retentionYears),
  leftOutSteps: z.optional(rules.leftOutSteps),
  detectionModes: z.optional(rules.detectionModes),
  gembaCategories: z.optional(rules.gembaCategories),
  findingGrades: z.optional(rules.findingGrades),
  auditLeadDays: z.optional(rules.auditLeadDays),
  independenceMonths: z.optional(rules.independenceMonths),
  trainBeforeEffective: z.optional(rules.trainBeforeEffective),
  gates: z.optional(rules.gates),
  returnMonths: z.optional(rules.returnMonths),
  publicCopyCheck: z.optional(rules.publicCopyCheck),
  languageStyle: z.optional(rules.languageStyle),
  importCutOff: z.optional(rules.importCutOff),
  mailTopics: z.optional(rules.mailTopics),
  dailySummary: z.optional(rules.dailySummary),
});
export type RuleChanges = z.infer<typeof ruleChanges>;

/** The rules after a change. What is not named stays as it is. */
export function withRules(before: Parameters, changes: RuleChanges): Parameters {
  const said = Object.fromEntries(Object.entries(changes).filter(([, value]) => value !== undefined));
  return inOrder({ ...before, ...said });
}

/** One entry for each step. */
function gatesInOrder(gates: readonly TrainingGate[]): TrainingGate[] {
  const asked = new Map<string, Set<string>>();
  for (const { act, requirementIds } of gates) {
    asked.set(act, new Set([...(asked.get(act) ?? []), ...requirementIds]));
  }
  return [...asked]
    .sort(([one], [other]) => (one < other ? -1 : 1))
    .map(([act, ids]) => ({ act, requirementIds: [...ids].sort() }));
}

/** The first reminder first; no day, kind or mode twice. */
function inOrder(next: Parameters): Parameters {
  return {
    ...next,
    actionReminderDays: [...new Set(next.actionReminderDays)].sort((a, b) => b - a),
    confidentialKinds: kinds.filter((kind) => next.confidentialKinds.includes(kind)),
    leftOutSteps: leftOutInOrder(next.leftOutSteps),
    detectionModes: modesInOrder(next.detectionModes),
    gates: gatesInOrder(next.gates),
    gembaCategories: categoriesInOrder(next.gembaCategories),
    mailTopics: mailTopics.filter((topic) => next.mailTopics.includes(topic)),
  };
}

/** What the server counts a series by; measures begin anew each year. */
export function seriesName(series: NumberedSeries, year: number): string {
  if (series === 'capa') return `capa ${year}`;
  return kinds.some((kind) => kind === series) ? `case ${series}` : series;
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
