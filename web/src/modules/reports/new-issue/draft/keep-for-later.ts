import type { Message } from '@vigie/domain/kernel/message';
import { summaryOf } from '@vigie/domain/modules/cases/public';
import {
  currentReportContract,
  type ReportEntry,
  reportCapturePath,
} from '@vigie/domain/modules/reports/capture-contract';
import { newIssueMessages as m } from '@vigie/domain/modules/reports/messages/new-issue';
import type { KeptPhoto } from '../../../../platform/offline/kept-entry';
import { useOnline } from '../../../../platform/transport/live';
import { isWorthRetrying } from '../../../attachments/public';
import { keptIdsOf } from './kept-files';
import type { ShownDraft } from './use-open-draft';

/** The report is complete, and the network is not there: it is kept on this device with its files. Null when it is. */
export async function keepForLater({ draft, files, state }: ShownDraft): Promise<Message | null> {
  if (!window.isSecureContext) return m.sendOffline;
  try {
    const offline = await import('../../../../platform/offline/offline');
    await offline.startOffline();
    const { access } = offline.offlineState.get();
    if (access !== 'open') return access === 'locked' ? m.keepLocked : m.sendOffline;
    const waiting = files.store.get().filter((file) => file.failure === null || isWorthRetrying(file));
    const kept: KeptPhoto[] = [];
    for (const { file } of waiting) kept.push(await offline.photoOf(file));
    const keptIds = keptIdsOf(waiting.map(({ file }) => file));
    await draft.handOver(async ({ base, ...written }) => {
      const content: ReportEntry = written;
      const title = summaryOf(state.answers);
      const entry = { record: 'report', path: reportCapturePath, title, content: { ...content } };
      await offline.keepEntry({ ...entry, base, contract: currentReportContract, photos: kept, files: keptIds });
    });
    files.cancelAll();
    return null;
  } catch {
    return m.keepFailed;
  }
}

/** Known to be without a network, or the last save has shown it. */
export function useIsOffline({ state }: ShownDraft): boolean {
  return !useOnline() || state.saving.kind === 'offline';
}
