import * as z from 'zod/mini';
import { endpoint } from '../../kernel/http/endpoint';
import { idleLockMinutes } from '../../kernel/identity/idle-lock';
import { secondFactorRules } from '../../kernel/identity/second-factor';
import { kinds } from '../../kernel/kinds';
import { companyUsage } from '../../kernel/quotas';
import { reason } from '../../kernel/reason';

const days = z.int().check(z.gte(1), z.lte(3650));

/** The rules that each company sets for itself. */
const rules = {
  /** Nobody decides on their own report. */
  fourEyes: z.boolean(),
  /** Days from detection to the due date of a case, by its criticality. */
  dueDays: z.object({ Critical: days, Major: days, Minor: days }),
  /** Days before the due date of an action on which whoever must act is reminded; none: no reminder. */
  actionReminderDays: z.array(z.int().check(z.gte(0), z.lte(90))).check(z.maxLength(5)),
  /** Days after it from which the approver and QA are told. */
  actionEscalationDays: z.int().check(z.gte(1), z.lte(365)),
  /** A case of these kinds is opened confidential, for its lead writer and QA. */
  confidentialKinds: z.array(z.enum(kinds)),
  /** Minutes without input after which a page asks for the password again; 0: never. */
  idleLockMinutes: z.int().check(z.gte(idleLockMinutes.off), z.lte(idleLockMinutes.max)),
  /** Who must have a second factor. */
  secondFactor: z.enum(secondFactorRules),
  /** Whoever publishes a template of questionnaires signs it. */
  signTemplates: z.boolean(),
  /** Whether the provider of the assistant may be sent texts of the company. */
  assistant: z.boolean(),
  /** How many tokens it may use in a month. */
  assistantMonthlyTokens: z.int().check(z.gte(0), z.lte(1_000_000_000)),
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
  version: 0,
};

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
    body: z.object({
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
      reason,
    }),
    output: parameters,
  }),
  getUsage: endpoint({
    method: 'GET',
    path: '/api/v1/usage',
    summary: 'What the own company may use, and what it uses',
    output: companyUsage,
  }),
};
