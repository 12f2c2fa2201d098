import { text } from '../../../kernel/message';
import type { RecordKind } from '../../../kernel/records/record-kind';
import { composedPlan } from './audited-plan';
import { auditList } from './contract';
import { auditAddress, auditId } from './id';
import { auditFieldMessages, auditStatusMessages, auditTypeMessages } from './messages';
import { namedAudit } from './named-kind';
import { auditWorkflow } from './workflow';

/** What the signatures on an audit cover: a report as it was frozen, and of the other acts what they are about. */
export const auditSigned = {
  audit_report: ['report'],
  audit_reopening: ['number', 'hash'],
  audit_closing: ['title', 'scope', 'reports', 'hash'],
  audit_cancellation: ['title', 'scope', 'plannedFrom', 'plannedUntil'],
} as const;

export const auditKind: RecordKind<'audit'> = {
  ...namedAudit,
  id: auditId,
  address: auditAddress,
  workflow: auditWorkflow,
  list: auditList,
  listAddress: '/apps/audit',
  waiting: [
    {
      work: 'leadAudit',
      label: text('Audits à mener', 'Audits to lead'),
      query: ({ scope }) => ({ status: 'planned,scheduled,in_progress', assigned: scope }),
    },
    {
      work: 'issueAudit',
      label: text('Rapports d’audit à émettre', 'Audit reports to issue'),
      query: ({ scope }) => ({ status: 'reporting', assigned: scope }),
    },
  ],
  words: {
    events: {
      created: text('a prévu', 'planned'),
      imported: text('a importé', 'imported'),
      changed: text('a modifié', 'changed'),
      confirmed: text('a confirmé', 'scheduled'),
      started: text('a commencé', 'started'),
      finished: text('a terminé la visite de', 'finished the visit of'),
      issued: text('a émis le rapport, avec signature, de', 'issued the report of'),
      reopened: text('a rouvert le rapport de', 'reopened the report of'),
      closed: text('a clos', 'closed'),
      cancelled: text('a annulé', 'cancelled'),
      report_frozen: text('a conservé tel quel le rapport de', 'kept as it is the report of'),
      held: text('garde sur son téléphone', 'holds on a phone'),
      phone_reminded: text('rappel du téléphone qui garde', 'reminder of the phone that holds'),
      released: text('ne garde plus sur un téléphone', 'holds no longer on a phone'),
      captured: text('a envoyé depuis son téléphone', 'sent from a phone'),
    },
    fields: {
      ...auditFieldMessages,
      leadId: auditFieldMessages.lead,
      lineId: auditFieldMessages.line,
      programmeId: auditFieldMessages.programme,
      templateId: auditFieldMessages.template,
    },
    values: { status: auditStatusMessages, type: auditTypeMessages },
    composed: composedPlan,
  },
  searched: ['title', 'scope', 'site', 'where', 'lead', 'originalNumber', 'importWord'],
  signed: auditSigned,
};
