import { text } from '../../../kernel/message';
import type { RecordKind } from '../../../kernel/records/record-kind';
import { trainingAddress, trainingId, trainingPath } from '../id';
import { requirementTypeMessages } from '../requirements/messages';
import { trainingList } from './contract';
import { trainingCauseMessages, trainingFieldMessages, trainingStatusMessages } from './messages';
import { namedTraining } from './named-kind';
import { trainingWorkflow } from './workflow';

const covered = [
  'requirementId',
  'title',
  'userId',
  'code',
  'label',
  'textHash',
  'pdfHash',
  'sinceVersionId',
  'blockIds',
  'quiz',
  'round',
] as const;

/** What is signed on a training: by the trainee, by the trainer who assessed it, by QA who waived it. */
export const trainingSigned = {
  training_signature: covered,
  training_assessment: [...covered, 'assessorId'],
  training_waiver: ['requirementId', 'title', 'userId', 'code', 'label', 'textHash', 'pdfHash', 'equivalence'],
} as const;

export const trainingKind: RecordKind<'training'> = {
  ...namedTraining,
  id: trainingId,
  address: trainingAddress,
  workflow: trainingWorkflow,
  list: trainingList,
  listAddress: trainingPath,
  waiting: [
    {
      work: 'doTraining',
      label: text('Formations à faire', 'Training to do'),
      query: ({ scope }) => ({ status: 'assigned', assigned: scope }),
    },
    {
      work: 'assessTraining',
      label: text('Formations à évaluer', 'Training to assess'),
      query: ({ scope }) => (scope === 'me' ? { status: 'to_assess', awaits: 'me', assigned: 'everyone' } : null),
    },
  ],
  words: {
    events: {
      assigned: text('a affecté', 'assigned'),
      changed: text('a modifié', 'changed'),
      shown: text('a lu jusqu’au bout', 'read to its end'),
      quiz_taken: text('a rendu un questionnaire pour', 'handed in a quiz for'),
      signed: text('a signé', 'signed'),
      presented: text('a présenté, avec signature,', 'presented, with a signature,'),
      assessed: text('a validé, avec signature,', 'assessed, with a signature,'),
      returned: text('a renvoyé', 'returned'),
      allowed: text('a accordé de nouveaux essais pour', 'allowed new attempts for'),
      waived: text('a dispensé, avec signature, de', 'waived, with a signature,'),
      failed: text('échouée :', 'failed:'),
      cancelled: text('n’est plus requise :', 'no longer required:'),
    },
    fields: {
      ...trainingFieldMessages,
      userId: trainingFieldMessages.person,
      requirementId: trainingFieldMessages.requirement,
      versionId: trainingFieldMessages.label,
      blockIds: trainingFieldMessages.scope,
      assessorId: trainingFieldMessages.assessor,
    },
    values: { status: trainingStatusMessages, type: requirementTypeMessages, cause: trainingCauseMessages },
  },
  searched: ['title', 'person', 'code', 'label'],
  signed: trainingSigned,
};
