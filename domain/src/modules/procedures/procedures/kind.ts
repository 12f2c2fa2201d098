import { text } from '../../../kernel/message';
import type { RecordKind } from '../../../kernel/records/record-kind';
import { procedureAddress, procedureId, proceduresPath } from '../id';
import { procedureList } from './contract';
import {
  procedureFieldMessages,
  procedureLanguageMessages,
  procedureStatusMessages,
  procedureTypeMessages,
  verdictMessages,
} from './messages';
import { namedProcedure } from './named-kind';
import { procedureWorkflow } from './workflow';

/** What is signed on a procedure: the verdict of its owner, the confirmation by QA, the retirement. */
export const procedureSigned = {
  procedure_verdict: ['code', 'versionId', 'verdict'],
  procedure_review: ['code', 'versionId', 'verdict'],
  procedure_retirement: ['code', 'versionId'],
} as const;

export const procedureKind: RecordKind<'procedure'> = {
  ...namedProcedure,
  id: procedureId,
  address: procedureAddress,
  workflow: procedureWorkflow,
  list: procedureList,
  listAddress: proceduresPath,
  waiting: [
    {
      work: 'reviewProcedure',
      label: text('Procédures à relire périodiquement', 'Procedures due for review'),
      query: ({ scope }) => ({ status: 'active', due: 'overdue,soon', assigned: scope }),
    },
    {
      work: 'confirmProcedureReview',
      label: text('Revues de procédures à confirmer', 'Reviews of procedures to confirm'),
      query: ({ actor, scope }) =>
        scope === 'me' && actor.roles.includes('qa') ? { verdict: 'keep,revise,retire', assigned: 'everyone' } : null,
    },
  ],
  words: {
    events: {
      created: text('a créé', 'created'),
      changed: text('a modifié', 'changed'),
      judged_to_keep: text('a relu et veut maintenir, avec signature,', 'reviewed and would keep, with a signature,'),
      judged_to_revise: text('a relu et veut réviser, avec signature,', 'reviewed and would revise, with a signature,'),
      judged_to_retire: text('a demandé le retrait, avec signature, de', 'asked, with a signature, to retire'),
      review_confirmed: text('a confirmé, avec signature, la revue de', 'confirmed, with a signature, the review of'),
      review_refused: text('a refusé l’avis sur', 'refused the verdict on'),
      retired: text('a retiré, avec signature,', 'retired, with a signature,'),
      begun: text('a mis en vigueur pour la première fois', 'put in force for the first time'),
      review_reminded: text('rappel de la revue de', 'reminder of the review of'),
      epoch_begun: text('a changé ce qui est en vigueur de', 'changed what is in force of'),
    },
    fields: {
      ...procedureFieldMessages,
      ownerId: procedureFieldMessages.owner,
      templateId: procedureFieldMessages.template,
      versionId: procedureFieldMessages.versionNumber,
    },
    values: {
      status: procedureStatusMessages,
      type: procedureTypeMessages,
      language: procedureLanguageMessages,
      verdict: verdictMessages,
    },
  },
  searched: ['code', 'title', 'owner', 'department', 'equipmentWords'],
  signed: procedureSigned,
};
