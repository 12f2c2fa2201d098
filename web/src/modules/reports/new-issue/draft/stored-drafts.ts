import { answerChanges, answers } from '@vigie/domain/modules/reports/answers';
import * as z from 'zod/mini';
import { checked } from '../../../../platform/schemas/checked';

/** A creation that was sent and not answered yet: repeated with the same key and body, it is one report. */
const creation = z.object({ key: z.string(), body: answerChanges });
export type Creation = z.infer<typeof creation>;

/** What this device knows of a report and the server does not yet. */
const storedDraft = z.object({
  version: z.int(),
  /** The last content that the server returned. */
  base: answers,
  answers,
  creation: z.nullable(creation),
});
export type StoredDraft = z.infer<typeof storedDraft>;

/** A report that has no number yet. */
export const newSlot = 'new';

export interface StoredDrafts {
  slots(): readonly string[];
  read(slot: string): StoredDraft | null;
  keep(slot: string, draft: StoredDraft): void;
  drop(slot: string): void;
}

type Storage = Pick<globalThis.Storage, 'getItem' | 'setItem' | 'removeItem'>;

/** One entry for each person, because devices are shared; in it one for each report that has unsaved answers. */
export function storedDrafts(storage: Storage, userId: number): StoredDrafts {
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
    read: (slot) => checked(storedDraft).safeParse(readAll()[slot]).data ?? null,
    keep: (slot, draft) => writeAll({ ...readAll(), [slot]: draft }),
    drop(slot) {
      const { [slot]: _dropped, ...others } = readAll();
      writeAll(others);
    },
  };
}
