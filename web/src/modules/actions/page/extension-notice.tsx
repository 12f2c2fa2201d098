import { connectionMessages } from '@vigie/domain/messages/connection';
import { extensionMessages as m } from '@vigie/domain/modules/actions/messages/page';
import type { ActionDetail, Extension } from '@vigie/domain/modules/actions/record';
import { useState } from 'react';
import { formatMinute } from '../../../platform/page/dates';
import { useSay } from '../../../platform/page/messages';
import { TransitionDialog } from '../../../platform/records/transition-dialog';
import { sentenceOf } from '../../../platform/transport/api-error';
import { Button } from '../../../ui/buttons/button';
import { WhyButton } from '../../../ui/buttons/why-button';
import { formatDay } from '../../../ui/fields/day';
import { Banner } from '../../../ui/overlays/banner';
import { notify } from '../../../ui/overlays/toast';
import { answerExtension, withdrawExtension } from '../queries';
import { useWhyNot } from './change-why';
import type { OpenedAction } from './use-action-writes';

/** More time was asked for: every reader sees it, one person answers. */
export function ExtensionNotice({ opened, extension }: { opened: OpenedAction; extension: Extension }) {
  const say = useSay();
  const whyNot = useWhyNot(opened.action);
  const { who, dueDate, at, reason } = extension;
  return (
    <Banner kind="warning">
      <p>{say(m.pending, { who, day: formatDay(dueDate), when: formatMinute(at) })}</p>
      <blockquote className="prose extension-reason">{reason}</blockquote>
      {whyNot.isResponsible ? (
        <TakeBack opened={opened} why={whyNot.takeBack()} />
      ) : (
        <Answer opened={opened} extension={extension} why={whyNot.answer()} />
      )}
    </Banner>
  );
}

/** Sends, says that it arrived, or why not. */
function useSendExtension({ write }: OpenedAction) {
  const say = useSay();
  const [busy, setBusy] = useState(false);
  const send = async (change: (version: number) => Promise<ActionDetail>, done: string) => {
    setBusy(true);
    try {
      await write(change);
      notify.success(done);
    } catch (error) {
      notify.error(sentenceOf(error, say(connectionMessages.unknownError)));
    } finally {
      setBusy(false);
    }
  };
  return { busy, send };
}

function TakeBack({ opened, why }: { opened: OpenedAction; why: string | undefined }) {
  const say = useSay();
  const { id } = opened.action;
  const { busy, send } = useSendExtension(opened);
  return (
    <div className="row wrap no-print extension-answer">
      <span className="muted">{say(m.waits)}</span>
      <WhyButton
        size="small"
        why={why}
        busy={busy}
        onClick={() => void send((version) => withdrawExtension({ id, version }), say(m.takenBack))}
      >
        {say(m.takeBack)}
      </WhyButton>
    </div>
  );
}

interface AnswerProps {
  opened: OpenedAction;
  extension: Extension;
  why: string | undefined;
}

function Answer({ opened, extension, why }: AnswerProps) {
  const say = useSay();
  const { id } = opened.action;
  const { busy, send } = useSendExtension(opened);
  const [refusing, setRefusing] = useState(false);
  const day = formatDay(extension.dueDate);
  const grant = (version: number) => answerExtension({ id, version }, { isGranted: true });
  if (why) {
    return (
      <div className="row wrap no-print extension-answer">
        <WhyButton size="small" why={why}>
          {say(m.grant)}
        </WhyButton>
        <WhyButton size="small" why={why}>
          {say(m.refuse)}
        </WhyButton>
      </div>
    );
  }
  return (
    <div className="row wrap no-print extension-answer">
      <Button size="small" look="primary" busy={busy} onClick={() => void send(grant, say(m.granted, { day }))}>
        {say(m.grant)}
      </Button>
      <Button size="small" disabled={busy} aria-haspopup="dialog" onClick={() => setRefusing(true)}>
        {say(m.refuse)}
      </Button>
      {refusing && (
        <TransitionDialog
          ask={{
            title: say(m.refuse),
            question: say(m.refuseQuestion, { day }),
            note: say(m.refuseNote),
            confirmLabel: say(m.refuse),
          }}
          onConfirm={async ({ reason }) => {
            await opened.write((version) => answerExtension({ id, version }, { isGranted: false, reason }));
            notify.success(say(m.refused));
          }}
          onClose={() => setRefusing(false)}
        />
      )}
    </div>
  );
}
