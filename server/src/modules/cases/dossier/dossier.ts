import { caseEndpointNames } from '@vigie/domain/modules/cases/contract';
import { caseWords } from '@vigie/domain/modules/cases/words';
import type { Context } from '../../../platform/context';
import type { Reader } from '../../../platform/database/tx';
import type { Platform } from '../../../platform/platform';
import { findSignatures } from '../../../platform/signatures/signatures';
import { gatherFilledFor } from '../../questionnaires/public';
import type { DossierPlan } from '../../records/public';
import { recurrenceOf } from '../analyses';
import { assembleCase, namesToShow, readCase, stepNamed } from '../case-view';
import { listSteps } from '../step-repository';
import type { CaseContents } from './data';
import { dossierDefinition } from './layout';

const maxDecisions = 20;

async function gather(platform: Platform, reader: Reader, context: Context, id: string): Promise<CaseContents> {
  const record = await readCase(reader, context, id);
  const { companyId, reportId } = record;
  const written = await listSteps(reader, companyId, id);
  const decided = reportId === null ? 0 : maxDecisions;
  const decisionIds = Array.from({ length: decided }, (_, place) => `${reportId}/${place + 1}`);
  const decisions = await findSignatures(reader, companyId, 'report_decision', decisionIds);
  return {
    case: await assembleCase(reader, record),
    steps: namesToShow(record, written).map((name) => stepNamed(written, name)),
    decisions: await platform.signedKinds.judge(reader, companyId, [...decisions.values()]),
    questionnaires: await gatherFilledFor(platform, reader, context, id),
    recurrence: await recurrenceOf(reader, record),
  };
}

export const caseDossier: DossierPlan<'Case', CaseContents> = {
  names: caseEndpointNames,
  record: 'case',
  words: caseWords,
  read: readCase,
  gather,
  definition: dossierDefinition,
};
