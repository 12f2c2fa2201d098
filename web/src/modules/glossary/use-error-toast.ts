import { connectionMessages } from '@vigie/domain/messages/connection';
import { useSay } from '../../platform/page/messages';
import { sentenceOf } from '../../platform/transport/api-error';
import { notify } from '../../ui/overlays/toast';
import { useGlossaryCalls } from './queries';

/** Runs an act; where it is refused, says why and shows what is so now. */
export function useErrorToast(): (act: () => Promise<unknown>) => Promise<void> {
  const say = useSay();
  const { refresh } = useGlossaryCalls();
  return async (act) => {
    try {
      await act();
    } catch (error) {
      notify.error(sentenceOf(error, say(connectionMessages.unknownError)));
      await refresh().catch(() => undefined);
    }
  };
}
