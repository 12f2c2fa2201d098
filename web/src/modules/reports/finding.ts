import { reportAddress } from '@vigie/domain/modules/reports/address';
import { findingEndpoints } from '@vigie/domain/modules/reports/finding-contract';
import { call } from '../../platform/transport/api';

export { reportAddress };

interface FoundAnswer {
  readonly questionId: string;
  readonly instanceId: string | null;
}

/** Begins the report of an answer that its template marks as a finding, and answers its number. Asked again, the same. */
export async function reportFinding(questionnaireId: string, { questionId, instanceId }: FoundAnswer): Promise<string> {
  const { reportId } = await call(findingEndpoints.reportFinding, {
    params: { id: questionnaireId },
    body: { questionId, instanceId },
  });
  return reportId;
}
