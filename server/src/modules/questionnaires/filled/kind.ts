import { companyRoles } from '@vigie/domain/kernel/identity/actor';
import { Refusal } from '@vigie/domain/kernel/refusal';
import {
  filesPerQuestionnaire,
  questionnaireEndpointNames,
} from '@vigie/domain/modules/questionnaires/filled/contract';
import { questionnaireKind } from '@vigie/domain/modules/questionnaires/filled/kind';
import type { FoundKind } from '../../../platform/records/record-kinds';
import { imagesAndDocuments } from '../../attachments/public';
import type { ServerKind } from '../../records/public';
import { lockForFilling } from './answers';
import { lockWithTemplate, type QuestionnaireRecord, readQuestionnaire } from './questionnaire-view';
import { countComment } from './repository';
import { findQuestionnaireTitles, searchQuestionnaires } from './title-repository';

/** Every colleague reads every questionnaire, but for those of confidential cases, which the database shows to their readers. */
export const questionnaireServerKind: ServerKind<'Questionnaire', QuestionnaireRecord> = {
  kind: questionnaireKind,
  names: questionnaireEndpointNames,
  read: readQuestionnaire,
  summaryOf: ({ title }) => title,
  readersOf: ({ id }) => ({ roles: companyRoles, andId: -1, readersOf: id }),
  comments: {
    lock: async (tx, id) => {
      const record = await lockWithTemplate(tx, id);
      if (!record) throw new Refusal('not_found');
      return record;
    },
    concerned: (_tx, { fillerId }) => [fillerId],
    count: (tx, { id }) => countComment(tx, id),
  },
  files: {
    accepted: imagesAndDocuments,
    most: filesPerQuestionnaire,
    lock: lockForFilling,
    reasonFor: (_tx, _record, given) => given ?? null,
    changed: async (_tx, { version }) => version,
  },
};

export const foundQuestionnaires: FoundKind = {
  kind: questionnaireKind,
  findTitles: (reader, { actor }, ids) => findQuestionnaireTitles(reader, actor.companyId, ids),
  search: (reader, { actor }, search, limit) => searchQuestionnaires(reader, actor.companyId, search, limit),
  isLinkable: true,
};
