import * as z from 'zod/mini';
import { endpoint } from '../../../kernel/http/endpoint';
import { everyColleague, type Permission } from '../../../kernel/identity/permission';
import { auditTypes } from '../audits/audit';
import { auditStatuses } from '../audits/workflow';

/** A year with the weeks that it shares with its neighbours. */
export const calendarBounds = { days: 380, audits: 2000 } as const;

export const calendarAudit = z.object({
  id: z.string(),
  title: z.string(),
  status: z.enum(auditStatuses),
  type: z.enum(auditTypes),
  site: z.string(),
  plannedFrom: z.string(),
  plannedUntil: z.string(),
  leadId: z.int(),
  lead: z.string(),
  version: z.int(),
  isImported: z.boolean(),
  /** Whether the caller may move it. */
  canMove: z.boolean(),
});
export type CalendarAudit = z.infer<typeof calendarAudit>;

/** An audit that an approved programme will make. */
export const expectedAudit = z.object({
  programmeId: z.string(),
  lineId: z.uuid(),
  title: z.string(),
  type: z.enum(auditTypes),
  site: z.string(),
  plannedFrom: z.string(),
  plannedUntil: z.string(),
});
export type ExpectedAudit = z.infer<typeof expectedAudit>;

export const calendarEndpoints = {
  getAuditCalendar: endpoint({
    method: 'GET',
    path: '/api/v1/audit-calendar',
    summary:
      'The audits on these days that the caller may see, and those that approved programmes will make; 380 days at most',
    query: z.object({ from: z.iso.date(), until: z.iso.date() }),
    output: z.object({
      audits: z.array(calendarAudit),
      expected: z.array(expectedAudit),
      /** More than the first 2,000 of either were left out. */
      isCut: z.boolean(),
    }),
  }),
};

export const calendarPermissions: Record<keyof typeof calendarEndpoints, Permission> = {
  getAuditCalendar: everyColleague,
};
