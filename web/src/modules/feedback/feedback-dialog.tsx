import { generalMessages } from '@vigie/domain/messages/shell/shell';
import { feedbackEndpoints } from '@vigie/domain/modules/feedback/contract';
import { feedbackMessages as m } from '@vigie/domain/modules/feedback/messages';
import { useRef } from 'react';
import { useForm } from '../../platform/page/form';
import { useSay } from '../../platform/page/messages';
import type { OverlayProps } from '../../platform/page/web-module';
import { DialogFoot } from '../../platform/records/dialog-foot';
import { useDraft } from '../../platform/storage/draft';
import { call } from '../../platform/transport/api';
import { newIdempotencyKey } from '../../platform/transport/api-client';
import { TextArea } from '../../ui/fields/text-area';
import { Banner } from '../../ui/overlays/banner';
import { Dialog } from '../../ui/overlays/dialog';
import { notify } from '../../ui/overlays/toast';

export default function FeedbackDialog({ onClose }: OverlayProps) {
  const say = useSay();
  const draft = useDraft('feedback', { text: '' });
  const page = window.location.pathname;
  // Sent twice because the answer got lost, the same words are one message.
  const attempt = useRef({ text: '', key: '' });
  const keyFor = (text: string) => {
    if (attempt.current.text !== text) attempt.current = { text, key: newIdempotencyKey() };
    return attempt.current.key;
  };
  const { field, busy, failure, form } = useForm({
    values: draft.value,
    onChange: draft.keep,
    check: ({ text }): { text?: string } => (text.trim() ? {} : { text: say(m.empty) }),
    async submit({ text }) {
      await call(feedbackEndpoints.sendFeedback, { body: { text, page }, idempotencyKey: keyFor(text) });
      draft.drop({ text: '' });
      notify.success(say(m.sent));
      onClose();
    },
  });
  return (
    <Dialog title={say(m.title)} closeLabel={say(generalMessages.close)} onClose={onClose}>
      <form {...form}>
        <div className="dialog-body stack-sm">
          <p className="muted">{say(m.lead)}</p>
          <TextArea
            {...field('text')}
            label={say(m.text)}
            help={say(m.pageSent, { page })}
            maxLength={4000}
            autoFocus
          />
          {failure && <Banner kind="error">{failure}</Banner>}
        </div>
        <DialogFoot busy={busy} submit={say(busy ? m.submitting : m.submit)} onCancel={onClose} />
      </form>
    </Dialog>
  );
}
