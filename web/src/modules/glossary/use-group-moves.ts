import type { GlossaryGroup } from '@vigie/domain/modules/glossary/contract';
import { glossaryPageMessages as m } from '@vigie/domain/modules/glossary/messages/page';
import { useSay } from '../../platform/page/messages';
import { showUndoToast } from '../../ui/fields/undo-toast';
import { notify } from '../../ui/overlays/toast';
import { useGlossaryCalls } from './queries';
import { useTold } from './use-told';

/** Retiring takes effect at once and can be taken back; so can bringing back. */
export function useGroupMoves(group: GlossaryGroup) {
  const say = useSay();
  const told = useTold();
  const { move } = useGlossaryCalls();
  const restore = (retired: GlossaryGroup) =>
    told(async () => {
      await move(retired, 'restore');
      notify.success(say(m.restored));
    });
  return {
    restore: () => restore(group),
    retire: () =>
      told(async () => {
        const retired = await move(group, 'retire');
        showUndoToast(say(m.retired), say(m.undo), () => void restore(retired));
      }),
  };
}
