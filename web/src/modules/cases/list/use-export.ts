import { caseExportMessages as m } from '@vigie/domain/messages/case-list';
import { connectionMessages } from '@vigie/domain/messages/connection';
import { casesEndpoints } from '@vigie/domain/modules/cases/contract';
import { caseKinds, type Kind } from '@vigie/domain/modules/cases/kinds';
import { useEffect, useRef, useState } from 'react';
import { open } from '../../../platform/api';
import { sentenceOf } from '../../../platform/api-error';
import { todayHere } from '../../../platform/dates';
import { useSay } from '../../../platform/messages';
import { notify } from '../../../ui/toast';
import { saveFile } from '../../attachments/public';
import { type CaseSearch, caseFiltersOf } from './case-search';
import { nameOfFile, receivedFile } from './received-file';

export interface CaseExport {
  /** How many bytes have come; null while nothing is under way. */
  readonly received: number | null;
  readonly start: (ids?: readonly string[]) => Promise<void>;
  readonly cancel: () => void;
}

/** One export at a time; leaving the page ends it. */
export function useExport(kind: Kind, search: CaseSearch): CaseExport {
  const say = useSay();
  const [received, setReceived] = useState<number | null>(null);
  const running = useRef<AbortController>(null);
  useEffect(() => () => running.current?.abort(), []);

  const start = async (ids?: readonly string[]) => {
    if (running.current) return;
    const controller = new AbortController();
    running.current = controller;
    setReceived(0);
    try {
      const { sort, direction } = search;
      const query = {
        ...caseFiltersOf(kind, search, todayHere()),
        sort,
        direction,
        ...(ids && { ids: ids.join(',') }),
      };
      const response = await open(casesEndpoints.exportCases, { query, signal: controller.signal });
      const blob = await receivedFile(response, setReceived);
      const name = nameOfFile(response, `${caseKinds[kind].route}.xlsx`);
      saveFile(blob, name);
      notify.success(say(m.done, { name }));
    } catch (error) {
      if (controller.signal.aborted) notify(say(m.cancelled));
      else notify.error(sentenceOf(error, say(connectionMessages.unknownError)));
    } finally {
      running.current = null;
      setReceived(null);
    }
  };
  return { received, start, cancel: () => running.current?.abort() };
}
