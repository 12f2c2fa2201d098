import { invalidField } from '@vigie/domain/kernel/refusal';
import { searchWords } from '@vigie/domain/kernel/search-words';
import { creation } from '@vigie/domain/kernel/trail/audit-event';
import { noNames } from '@vigie/domain/modules/questionnaires/filled/audited-answers';
import type { QuestionnaireDetail } from '@vigie/domain/modules/questionnaires/filled/record';
import { questionnaireWorkflow } from '@vigie/domain/modules/questionnaires/filled/workflow';
import { namedAnswerMessages as m } from '@vigie/domain/modules/questionnaires/messages/filled';
import type { Context } from '../../../platform/context';
import { WithNewId } from '../../../platform/database/new-id';
import { takeId } from '../../../platform/database/numbers';
import { publishToReaders } from '../../../platform/live/bus';
import type { Platform } from '../../../platform/platform';
import { saveFirstSearchWords } from '../../../platform/search/words';
import { initialState } from '../../../platform/transition';
import { listOffered } from '../templates/versions-repository';
import { readFrozen } from './frozen-versions';
import { auditedFields, findCaseTitles, shown } from './questionnaire-view';
import { insertQuestionnaire } from './repository';

export function startQuestionnaire(
  platform: Platform,
  context: Context,
  wanted: { readonly templateId: string; readonly caseId?: string | undefined },
): Promise<QuestionnaireDetail> {
  const { companyId } = context.actor;
  return platform.database.transaction(context, async (tx) => {
    const [offered] = await listOffered(tx, companyId, wanted.templateId);
    if (!offered) throw invalidField('templateId', m.templateUnknown);
    const caseId = wanted.caseId ?? null;
    const cases = caseId === null ? {} : await findCaseTitles(platform, tx, context, [caseId]);
    if (caseId !== null) {
      const ofCase = platform.recordKinds.partsOf('case');
      const allowed = Object.hasOwn(cases, caseId) ? await ofCase.lock(tx, caseId) : null;
      if (!allowed) throw invalidField('caseId', m.caseUnknown);
      if (allowed !== 'changes') throw invalidField('caseId', m.caseFrozen);
      await publishToReaders(tx, 'case');
    }
    const template = await readFrozen(tx, companyId, offered.id, offered.version);
    await publishToReaders(tx, 'questionnaire');
    const newId = takeId(tx, 'questionnaire', 'QU_', 5);
    const { id: templateId, version: templateVersion, title, needsSignature } = offered;
    const status = initialState(questionnaireWorkflow, 'in_progress');
    const stored = insertQuestionnaire(
      tx,
      newId,
      { templateId, templateVersion, title, needsSignature, caseId },
      status,
    );
    const record = { ...stored, template, names: noNames, files: [], reported: [], allowed: 'changes' as const };
    if (caseId !== null) await platform.recordKinds.partsOf('case').changed(tx, caseId);
    saveFirstSearchWords(tx, 'questionnaire', newId, searchWords(`${title} ${record.filler}`));
    tx.audit({
      action: questionnaireWorkflow.createdEvent,
      record: 'questionnaire',
      recordId: newId,
      changes: creation(auditedFields(record)),
    });
    return new WithNewId(newId, (id) => ({ ...shown({ ...record, id }), cases }));
  });
}
