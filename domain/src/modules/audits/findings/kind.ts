import { text } from '../../../kernel/message';
import type { RecordKind } from '../../../kernel/records/record-kind';
import { findingGradeMessages } from '../../parameters/public';
import { findingAddress, findingId } from '../audits/id';
import { findingList } from './contract';
import { findingFieldMessages, findingStatusMessages } from './messages';
import { namedFinding } from './named-kind';
import { findingWorkflow } from './workflow';

/** What is signed on a finding: the answer that was accepted, and what was withdrawn. */
export const findingSigned = {
  finding_acceptance: ['statement', 'grade', 'cause', 'correction', 'measures', 'noMeasures'],
  finding_withdrawal: ['statement', 'grade'],
} as const;

export const findingKind: RecordKind<'finding'> = {
  ...namedFinding,
  id: findingId,
  address: findingAddress,
  workflow: findingWorkflow,
  list: findingList,
  listAddress: '/apps/audit/findings',
  waiting: [
    {
      work: 'answerFinding',
      label: text('Constats d’audit : réponse à donner', 'Audit findings to answer'),
      query: ({ scope }) => ({ status: 'awaiting_response', assigned: scope }),
    },
    {
      work: 'acceptFinding',
      label: text('Constats d’audit : réponse à juger', 'Audit findings: answers to judge'),
      query: ({ scope }) => (scope === 'me' ? { judge: 'me' } : null),
    },
  ],
  words: {
    events: {
      created: text('a noté', 'noted'),
      imported: text('a importé', 'imported'),
      changed: text('a modifié', 'changed'),
      answered: text('a écrit la réponse à', 'wrote the answer to'),
      responded: text('a envoyé la réponse à', 'sent the answer to'),
      accepted: text('a accepté la réponse à', 'accepted the answer to'),
      returned: text('a renvoyé la réponse à', 'returned the answer to'),
      dropped: text('a retiré', 'withdrew'),
      withdrawn: text('a retiré', 'withdrew'),
      sent: text('a demandé une réponse à', 'asked for an answer to'),
      noted: text('a émis, sans demander de réponse,', 'issued without asking for an answer'),
      concluded: text('a clos, les mesures étant terminées,', 'closed, its measures having ended,'),
      reminded: text('rappel de la réponse à', 'reminder of the answer to'),
      captured: text('a envoyé depuis son téléphone', 'sent from a phone'),
    },
    fields: {
      ...findingFieldMessages,
      auditId: findingFieldMessages.audit,
      ownerId: findingFieldMessages.owner,
    },
    values: { status: findingStatusMessages, grade: findingGradeMessages },
  },
  searched: ['statement', 'standard', 'clause', 'department', 'equipment', 'owner', 'originalNumber', 'importWord'],
  signed: findingSigned,
};
