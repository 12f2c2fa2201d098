import type { CaseRecord } from '@vigie/domain/modules/cases/record';
import { caseChangedSince } from '@vigie/domain/modules/cases/signing/changed-since';
import { createContext, type ReactNode, useContext, useState } from 'react';
import { shortTimestamp } from '../../../platform/page/dates';
import { useSay } from '../../../platform/page/messages';
import type { ChangesSinceViewed } from '../../../platform/records/transition-dialog';

interface Looked {
  readonly record: CaseRecord;
  readonly at: string;
}

const LookedAt = createContext<Looked | null>(null);

/** Remembers the case as it was when this person opened its page, for whatever they sign there. */
export function ViewedCase({ record, children }: { record: CaseRecord; children: ReactNode }) {
  const [looked] = useState(() => ({ record, at: new Date().toISOString() }));
  return <LookedAt.Provider value={looked}>{children}</LookedAt.Provider>;
}

/** What has changed since; null where the page of the case is not open. */
export function useChangesSinceViewed(record: CaseRecord): ChangesSinceViewed | null {
  const say = useSay();
  const looked = useContext(LookedAt);
  return looked && { time: shortTimestamp(looked.at), changes: caseChangedSince(looked.record, record, say) };
}
