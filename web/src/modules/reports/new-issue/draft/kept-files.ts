import { markOfDevice } from '../../../../platform/offline/offline-mark';
import type { FileQueue } from '../../../attachments/public';
import type { Draft } from './draft';
import { newSlot } from './stored-drafts';

/** Under which id the device keeps a file that could not be sent yet. */
const ids = new WeakMap<File, string>();

export const keptIdsOf = (files: readonly File[]): readonly string[] => files.flatMap((file) => ids.get(file) ?? []);

const load = () => import('../../../../platform/offline/offline');

const placeOf = (reportId: string | null) => `report ${reportId ?? newSlot}`;

/** False where the device has no room for it; what it cannot keep otherwise stays in the page. */
export async function keepFileOf({ state }: Draft, file: File): Promise<boolean> {
  const offline = await load();
  if (ids.has(file)) return true;
  if (!(await offline.hasRoomFor(file.size))) return false;
  const id = await offline.keepFile(placeOf(state.reportId), await offline.photoOf(file));
  if (id) ids.set(file, id);
  return true;
}

export function forgetKeptFile(file: File): void {
  const id = ids.get(file);
  if (id) void load().then((offline) => offline.dropKeptFile(id));
}

/** Brings back what was chosen before the browser was closed, as soon as the device can be read; follows the draft to its number. */
export function restoreFiles(draft: Draft, files: FileQueue): void {
  if (!markOfDevice.get().hasEntries) return;
  void load().then(async (offline) => {
    await offline.startOffline();
    const restore = async () => {
      if (offline.offlineState.get().access !== 'open') return;
      stop();
      for (const { id, photo } of await offline.listKeptFiles(placeOf(draft.wanted ?? draft.state.reportId))) {
        const file = offline.fileOf(photo);
        ids.set(file, id);
        files.add([file]);
      }
    };
    const stop = offline.offlineState.subscribe(() => void restore());
    await restore();
  });
}

/** What was kept for a report without a number belongs to the one that it has got. */
export async function moveKeptFilesTo(reportId: string): Promise<void> {
  if (!markOfDevice.get().hasEntries) return;
  const offline = await load();
  await offline.moveKeptFiles(placeOf(null), placeOf(reportId));
}
