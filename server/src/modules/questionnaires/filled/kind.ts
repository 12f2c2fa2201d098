import { companyRoles } from '@vigie/domain/kernel/identity/actor';
import { Refusal } from '@vigie/domain/kernel/refusal';
import {
  filesPerQuestionnaire,
  questionnaireEndpointNames,
} from '@vigie/domain/modules/questionnaires/filled/contract';
import { questionnaireKind } from '@vigie/domain/modules/questionnaires/filled/kind';
import {
  type QuestionnaireEntry,
  questionnaireList,
  questionnaireListEndpoints,
} from '@vigie/domain/modules/questionnaires/filled/list';
import { namedQuestionnaire } from '@vigie/domain/modules/questionnaires/filled/named-kind';
import { questionnaireCommentObjection } from '@vigie/domain/modules/questionnaires/filled/workflow';
import type { FoundKind } from '../../../platform/records/record-kinds';
import { titledRecords } from '../../../platform/records/titled-records';
import { imagesAndDocuments } from '../../attachments/public';
import { type ServedList, type ServerKind, waitingIn } from '../../records/public';
import { lockForFilling } from './answers';
import { questionnaireEntries } from './list-repository';
import {
  lockWithTemplate,
  type Named,
  notifyCase,
  type QuestionnaireRecord,
  readQuestionnaire,
} from './questionnaire-view';

export const servedQuestionnaires = {
  list: questionnaireList,
  entries: questionnaireEntries,
  sheetOf: () => ({ list: 'questionnaire', title: namedQuestionnaire.plural, fileName: 'questionnaires' }),
} satisfies ServedList;

/** Every colleague reads every questionnaire, but for those of confidential cases, which the database shows to their readers. */
export const questionnaireServerKind = (platform: Named): ServerKind<'Questionnaire', QuestionnaireRecord> => ({
  kind: questionnaireKind,
  names: questionnaireEndpointNames,
  table: 'questionnaires',
  read: (reader, context, id) => readQuestionnaire(platform, reader, context, id),
  summaryOf: ({ title }) => title,
  readersOf: ({ id }) => ({ roles: companyRoles, andId: -1, readersOf: id }),
  comments: {
    lock: async (tx, id) => {
      const record = await lockWithTemplate(platform, tx, id);
      if (!record) throw new Refusal('not_found');
      return record;
    },
    objection: async (_tx, record) => questionnaireCommentObjection(record),
    concerned: (_tx, { fillerId }) => [fillerId],
  },
  files: {
    accepted: imagesAndDocuments,
    most: filesPerQuestionnaire,
    lock: (tx, id) => lockForFilling(platform, tx, id),
    reasonFor: (_tx, _record, given) => given ?? null,
    changed: async (tx, record) => {
      await notifyCase(platform, tx, record);
      return record.version;
    },
  },
});

const titles = titledRecords({ record: 'questionnaire', table: 'questionnaire_entries', title: 'title' });

export const foundQuestionnaires: FoundKind = {
  kind: questionnaireKind,
  findTitles: (reader, { actor }, ids) => titles.findTitles(reader, actor.companyId, ids),
  search: (reader, { actor }, search, limit) => titles.search(reader, actor.companyId, search, limit),
  findWaiting: waitingIn(
    questionnaireListEndpoints.listQuestionnaires,
    servedQuestionnaires,
    'startedAt',
    ({ id, title, filler, startedAt }: QuestionnaireEntry) => ({
      id,
      title,
      person: filler,
      dueDate: null,
      since: startedAt,
    }),
  ),
  isLinkable: true,
};
