import { linkDialogMessages as m } from '@vigie/domain/modules/cases/messages/dialogs';
import { useSay } from '../../../../platform/page/messages';
import { TransitionDialog } from '../../../../platform/records/transition-dialog';
import { takeOverCase } from '../../queries';
import { unlinkCase } from '../panel-queries';

interface UnlinkDialogProps {
  id: string;
  otherId: string;
  onClose: () => void;
}

/** Asks why two cases no longer belong together. */
export function UnlinkDialog({ id, otherId, onClose }: UnlinkDialogProps) {
  const say = useSay();
  return (
    <TransitionDialog
      ask={{
        title: say(m.removeTitle),
        question: say(m.removeQuestion, { one: id, other: otherId }),
        confirmLabel: say(m.removeConfirm),
      }}
      onConfirm={async ({ reason }) => takeOverCase(await unlinkCase(id, otherId, reason))}
      onClose={onClose}
    />
  );
}
