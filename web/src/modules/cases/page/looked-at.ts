import { caseChangedSince } from '@vigie/domain/modules/cases/changed-since';
import type { CaseRecord } from '@vigie/domain/modules/cases/record';
import { useState } from 'react';
import { lately } from '../../../platform/dates';
import { useSay } from '../../../platform/messages';
import type { SinceLooked } from '../../../platform/signature-dialog';

/** What has changed since this person opened the page of the case. */
export function useSinceLooked(record: CaseRecord): SinceLooked {
  const say = useSay();
  const [looked] = useState(() => ({ record, at: new Date().toISOString() }));
  return { time: lately(looked.at), changes: caseChangedSince(looked.record, record, say) };
}
