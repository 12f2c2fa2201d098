import * as z from 'zod/mini';
import { endpoint } from '../../../kernel/http/endpoint';
import { everyColleague, type Permission } from '../../../kernel/identity/permission';
import { rowId } from '../../../kernel/ids';
import { auditBounds } from '../audits/audit';

/** Why a person is not independent, and on which days; department and site are null where no placement is known. */
export const dependency = z.object({
  userId: z.int(),
  name: z.string(),
  from: z.string(),
  until: z.string(),
  site: z.nullable(z.string()),
  department: z.nullable(z.string()),
});

const place = z.string().check(z.trim(), z.minLength(1), z.maxLength(auditBounds.place));

export const independenceEndpoints = {
  checkAuditIndependence: endpoint({
    method: 'POST',
    path: '/api/v1/audit-independence',
    summary: 'What stands against these people auditing these departments; nothing is written',
    body: z.object({
      site: place,
      departments: z.array(place).check(z.minLength(1), z.maxLength(auditBounds.departments)),
      from: z.iso.date(),
      until: z.iso.date(),
      people: z.array(rowId).check(z.maxLength(1 + auditBounds.auditors)),
    }),
    output: z.object({ months: z.int(), items: z.array(dependency) }),
  }),
};

export const independencePermissions: Record<keyof typeof independenceEndpoints, Permission> = {
  checkAuditIndependence: everyColleague,
};
