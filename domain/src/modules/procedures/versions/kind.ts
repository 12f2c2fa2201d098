import { text } from '../../../kernel/message';
import type { RecordKind } from '../../../kernel/records/record-kind';
import { proceduresPath, procedureVersionId, versionAddress } from '../id';
import { versionList } from './contract';
import { impactMessages, versionFieldMessages, versionStatusMessages } from './messages';
import { namedVersion } from './named-kind';
import { versionWorkflow } from './workflow';

/** What is signed on a version: each approval, going live without training, taking an approved one back. */
export const versionSigned = {
  procedure_approval: ['code', 'label', 'title', 'summary', 'impact', 'plannedFrom', 'textHash', 'pdfHash', 'round'],
  procedure_go_live: ['code', 'label', 'title', 'textHash', 'pdfHash', 'round'],
  procedure_withdrawal: ['code', 'label', 'round'],
} as const;

export const versionKind: RecordKind<'procedure_version'> = {
  ...namedVersion,
  id: procedureVersionId,
  address: versionAddress,
  workflow: versionWorkflow,
  list: versionList,
  listAddress: `${proceduresPath}/versions`,
  waiting: [
    {
      work: 'reviewProcedureVersion',
      label: text('Versions de procédures à relire', 'Procedure versions to review'),
      query: ({ scope }) => (scope === 'me' ? { status: 'in_review', awaits: 'me', assigned: 'everyone' } : null),
    },
    {
      work: 'approveProcedureVersion',
      label: text('Versions de procédures à approuver', 'Procedure versions to approve'),
      query: ({ scope }) => (scope === 'me' ? { status: 'in_approval', awaits: 'me', assigned: 'everyone' } : null),
    },
  ],
  words: {
    events: {
      created: text('a commencé', 'began'),
      changed: text('a modifié', 'changed'),
      text_changed: text('a écrit le texte de', 'wrote the text of'),
      submitted: text('a soumis', 'submitted'),
      reviewed: text('a relu', 'reviewed'),
      returned: text('a renvoyé', 'returned'),
      signed_off: text('a approuvé, avec signature,', 'approved, with a signature,'),
      put_in_force_untrained: text(
        'a mis en vigueur sans attendre les formations',
        'put in force without waiting for training',
      ),
      withdrawn: text('a repris, avec signature,', 'withdrew, with a signature,'),
      discarded: text('a abandonné', 'discarded'),
      passed: text('relue par tous les relecteurs :', 'reviewed by all reviewers:'),
      approved: text('approuvée par tous les approbateurs :', 'approved by all approvers:'),
      put_in_force: text('mise en vigueur :', 'came into force:'),
      superseded: text('remplacée :', 'superseded:'),
      retired: text('retirée avec sa procédure :', 'retired with its procedure:'),
    },
    fields: {
      ...versionFieldMessages,
      procedureId: versionFieldMessages.procedure,
      writerId: versionFieldMessages.author,
      writer: versionFieldMessages.author,
      pdfId: versionFieldMessages.pdf,
    },
    values: { status: versionStatusMessages, impact: impactMessages },
    autosaved: ['text_changed'],
  },
  searched: ['label', 'code', 'title', 'writer'],
  signed: versionSigned,
};
