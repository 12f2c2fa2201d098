import { connectionMessages } from '@vigie/domain/messages/connection';
import { generalMessages, reasonMessages } from '@vigie/domain/messages/shell/shell';
import type { Dismissal, RecurrenceMatch } from '@vigie/domain/modules/cases/investigation-contract';
import { linkDialogMessages } from '@vigie/domain/modules/cases/messages/dialogs';
import { recurrencePageMessages as m } from '@vigie/domain/modules/cases/messages/recurrence-page';
import { useEffect, useRef, useState } from 'react';
import { useForm } from '../../../../../platform/page/form';
import { useSay } from '../../../../../platform/page/messages';
import { DialogFoot } from '../../../../../platform/records/dialog-foot';
import { TransitionDialog } from '../../../../../platform/records/transition-dialog';
import { sentenceOf } from '../../../../../platform/transport/api-error';
import { WhyButton } from '../../../../../ui/buttons/why-button';
import { TextArea } from '../../../../../ui/fields/text-area';
import { Badge } from '../../../../../ui/icons/badge';
import { Icon } from '../../../../../ui/icons/icon';
import { Banner } from '../../../../../ui/overlays/banner';
import { Dialog } from '../../../../../ui/overlays/dialog';
import { notify } from '../../../../../ui/overlays/toast';
import { useContributionWhy } from '../../../panel/case-rules';
import { UnlinkDialog } from '../../../panel/dialogs/unlink-dialog';
import { linkCase } from '../../../panel/panel-queries';
import { takeOverCase } from '../../../queries';
import { useStepForm } from '../form-context';
import { type Decision, linkNote } from './reasons';
import { dismissMatch, restoreMatch, useTakeOverView } from './recurrence-queries';

interface MatchProps {
  match: RecurrenceMatch;
}

/** A case that was found is linked, dismissed, or still to be decided on. */
export function MatchActions({ match, decision }: MatchProps & { decision: Decision }) {
  const say = useSay();
  const { record } = useStepForm();
  const why = useContributionWhy(record);
  const [asking, setAsking] = useState<'link' | 'unlink' | 'dismiss' | null>(null);
  const buttons = useFocusAfter(decision.kind);
  const close = () => setAsking(null);
  const button = (label: (typeof m)['link'], onClick: () => void) => (
    <WhyButton
      size="small"
      why={why}
      aria-label={say(m.ofCase, { action: say(label), id: match.id })}
      onClick={onClick}
    >
      {say(label)}
    </WhyButton>
  );
  return (
    <div ref={buttons} className="row wrap match-actions">
      {decision.kind === 'open' && (
        <>
          {button(m.link, () => setAsking('link'))}
          {button(m.dismiss, () => setAsking('dismiss'))}
        </>
      )}
      {decision.kind === 'linked' && (
        <>
          <Badge look="accent">
            <Icon name="check" />
            {say(m.linked)}
          </Badge>
          {button(m.unlink, () => setAsking('unlink'))}
        </>
      )}
      {decision.kind === 'dismissed' && <RestoreButton dismissal={decision.dismissal} />}
      {asking === 'link' && <LinkMatchDialog match={match} onClose={close} />}
      {asking === 'unlink' && <UnlinkDialog id={record.id} otherId={match.id} onClose={close} />}
      {asking === 'dismiss' && <DismissDialog match={match} onClose={close} />}
    </div>
  );
}

/** The button that decided goes with the decision; the next one takes the focus over. */
function useFocusAfter(kind: Decision['kind']) {
  const buttons = useRef<HTMLDivElement>(null);
  const before = useRef(kind);
  useEffect(() => {
    if (before.current === kind) return;
    before.current = kind;
    // Two frames later, because a dialog that is closing gives the focus back first, or tries to.
    const frame = requestAnimationFrame(() =>
      requestAnimationFrame(() => {
        if (document.activeElement !== document.body) return;
        buttons.current?.querySelector('button')?.focus({ preventScroll: true });
      }),
    );
    return () => cancelAnimationFrame(frame);
  }, [kind]);
  return buttons;
}

/** None where the other case was the one that dismissed: there it can be restored. */
export function RestoreButton({ dismissal: { otherId, isFromOther } }: { dismissal: Dismissal }) {
  const say = useSay();
  const { record } = useStepForm();
  const why = useContributionWhy(record);
  const takeOver = useTakeOverView(record.id);
  const [busy, setBusy] = useState(false);
  if (isFromOther) return null;
  const run = async () => {
    setBusy(true);
    try {
      takeOver(await restoreMatch(record.id, otherId));
    } catch (error) {
      notify.error(sentenceOf(error, say(connectionMessages.unknownError)));
    } finally {
      setBusy(false);
    }
  };
  return (
    <WhyButton
      size="small"
      why={why}
      busy={busy}
      aria-label={say(m.ofCase, { action: say(m.restore), id: otherId })}
      onClick={run}
    >
      {say(m.restore)}
    </WhyButton>
  );
}

function DismissDialog({ match: { id }, onClose }: MatchProps & { onClose: () => void }) {
  const say = useSay();
  const { record } = useStepForm();
  const takeOver = useTakeOverView(record.id);
  return (
    <TransitionDialog
      ask={{
        title: say(m.dismissTitle, { id }),
        question: say(m.dismissQuestion, { id }),
        note: say(m.dismissNote),
        confirmLabel: say(m.dismiss),
      }}
      onConfirm={async ({ reason }) => takeOver(await dismissMatch(record.id, id, reason))}
      onClose={onClose}
    />
  );
}

function LinkMatchDialog({ match, onClose }: MatchProps & { onClose: () => void }) {
  const say = useSay();
  const { record } = useStepForm();
  const [values, setValues] = useState({ note: linkNote(match, say) });
  const { field, busy, failure, form } = useForm({
    values,
    onChange: setValues,
    async submit({ note }) {
      takeOverCase(await linkCase(record.id, match.id, note.trim()));
      notify.success(say(linkDialogMessages.linked, { id: match.id }));
      onClose();
    },
  });
  return (
    <Dialog
      title={say(m.linkTitle, { id: match.id })}
      closeLabel={say(generalMessages.close)}
      closesBy="escape"
      onClose={onClose}
    >
      <form {...form}>
        <div className="dialog-body stack-sm">
          <p>{say(m.linkQuestion, { one: record.id, other: match.id })}</p>
          <TextArea
            {...field('note')}
            label={say(linkDialogMessages.note)}
            optional={say(reasonMessages.optional)}
            rows={3}
            maxLength={500}
            autoFocus
          />
          {failure && <Banner kind="error">{failure}</Banner>}
        </div>
        <DialogFoot
          busy={busy}
          submit={say(busy ? generalMessages.saving : linkDialogMessages.link)}
          onCancel={onClose}
        />
      </form>
    </Dialog>
  );
}
