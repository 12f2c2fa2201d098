import type { GlossaryGroup } from '@vigie/domain/modules/glossary/contract';
import { glossaryPageMessages as m } from '@vigie/domain/modules/glossary/messages/page';
import { useSay } from '../../platform/page/messages';
import { showUndoToast } from '../../ui/fields/undo-toast';
import { notify } from '../../ui/overlays/toast';
import { useGlossaryCalls } from './queries';
import { useErrorToast } from './use-error-toast';

/** Retiring takes effect at once and can be taken back; so can bringing back. */
export function useGroupMoves(group: GlossaryGroup) {
  const say = useSay();
  const withErrorToast = useErrorToast();
  const { move } = useGlossaryCalls();
  const restore = (retired: GlossaryGroup) =>
    withErrorToast(async () => {
      await move(retired, 'restore');
      notify.success(say(m.restored));
    });
  return {
    restore: () => restore(group),
    retire: () =>
      withErrorToast(async () => {
        const retired = await move(group, 'retire');
        showUndoToast(say(m.retired), say(m.undo), () => void restore(retired));
      }),
  };
}
