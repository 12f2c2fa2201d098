import { evidenceMessages as m } from '@vigie/domain/modules/cases/messages/root-cause-page';
import type { CaseRecord } from '@vigie/domain/modules/cases/record';
import type { Evidence } from '@vigie/domain/modules/cases/steps/root-cause';
import { sayNow } from '../../../../../platform/page/messages';
import { sentenceOf } from '../../../../../platform/transport/api-error';
import { saveFile } from '../../../../../platform/transport/received-file';
import { notify } from '../../../../../ui/overlays/toast';
import { caseCalls } from '../../../queries';

export async function downloadEvidence(record: CaseRecord, evidence: Evidence | undefined): Promise<void> {
  const file = record.attachments.find(({ id }) => id === evidence?.attachmentId);
  if (!file) return;
  try {
    saveFile(await caseCalls.loadFile(record.id, file.id), file.name);
  } catch (error) {
    notify.error(sentenceOf(error, sayNow(m.downloadFailed, { name: file.name })));
  }
}
