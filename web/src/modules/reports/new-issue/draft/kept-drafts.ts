import { answerChanges, answers } from '@vigie/domain/modules/reports/answers';
import * as z from 'zod/mini';

/** A creation that was sent and not answered yet: repeated with the same key and body, it is one report. */
const creation = z.object({ key: z.string(), body: answerChanges });
export type Creation = z.infer<typeof creation>;

/** What this device knows of a report and the server does not yet. */
const keptDraft = z.object({
  version: z.int(),
  /** As the server last had it. */
  base: answers,
  answers,
  creation: z.nullable(creation),
});
export type KeptDraft = z.infer<typeof keptDraft>;

/** A report that has no number yet. */
export const newSlot = 'new';

export interface KeptDrafts {
  slots(): readonly string[];
  read(slot: string): KeptDraft | null;
  keep(slot: string, draft: KeptDraft): void;
  drop(slot: string): void;
}

type Storage = Pick<globalThis.Storage, 'getItem' | 'setItem' | 'removeItem'>;

/** One entry for each person, because devices are shared; in it one for each report that has unsaved answers. */
export function keptDrafts(storage: Storage, userId: number): KeptDrafts {
  const key = `vigie-draft.${userId}.report`;
  const readAll = (): Record<string, unknown> => {
    try {
      const stored: unknown = JSON.parse(storage.getItem(key) ?? '{}');
      return stored !== null && typeof stored === 'object' ? { ...stored } : {};
    } catch {
      return {};
    }
  };
  const writeAll = (all: Record<string, unknown>) => {
    if (Object.keys(all).length > 0) storage.setItem(key, JSON.stringify(all));
    else storage.removeItem(key);
  };
  return {
    slots: () => Object.keys(readAll()),
    read: (slot) => keptDraft.safeParse(readAll()[slot]).data ?? null,
    keep: (slot, draft) => writeAll({ ...readAll(), [slot]: draft }),
    drop(slot) {
      const { [slot]: _dropped, ...others } = readAll();
      writeAll(others);
    },
  };
}
