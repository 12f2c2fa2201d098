import { connectionMessages } from '@vigie/domain/messages/connection';
import type { Value } from '@vigie/domain/modules/values/contract';
import { valuesPageMessages as m } from '@vigie/domain/modules/values/messages/page';
import { useMemo, useRef } from 'react';
import { useSay } from '../../platform/page/messages';
import { sentenceOf } from '../../platform/transport/api-error';
import { notify } from '../../ui/overlays/toast';
import { useValueCalls } from './queries';

/** Brings a value back; where that is refused, says why and shows what is so now. */
export function useRestore(): (value: Value) => Promise<void> {
  const say = useSay();
  const calls = useRef(useValueCalls());
  return useMemo(
    () => async (value) => {
      try {
        await calls.current.move(value, 'restore');
        notify.success(say(m.restored));
      } catch (error) {
        notify.error(sentenceOf(error, say(connectionMessages.unknownError)));
        await calls.current.refresh();
      }
    },
    [say],
  );
}
