import { fieldMessages } from '@vigie/domain/messages/field-problems';
import { generalMessages } from '@vigie/domain/messages/shell/shell';
import { actionEditMessages as e, actionPageMessages as m } from '@vigie/domain/modules/actions/messages/page';
import type { ActionDetail } from '@vigie/domain/modules/actions/record';
import { type KeyboardEvent, useState } from 'react';
import { useForm } from '../../../platform/page/form';
import { useSay } from '../../../platform/page/messages';
import { useDraft } from '../../../platform/storage/draft';
import { Button } from '../../../ui/buttons/button';
import { WhyButton } from '../../../ui/buttons/why-button';
import { TextArea } from '../../../ui/fields/text-area';
import { TextField } from '../../../ui/fields/text-field';
import { Banner } from '../../../ui/overlays/banner';
import { notify } from '../../../ui/overlays/toast';
import { actionCalls } from '../queries';
import { useWhyNot } from './change-why';
import type { OpenedAction } from './use-action-writes';

/** What is typed, and what was stored when the typing began. */
type Text = Readonly<Record<'summary' | 'description' | 'summaryBefore' | 'descriptionBefore', string>>;

function textOf({ summary, description }: ActionDetail): Text {
  return { summary, description, summaryBefore: summary, descriptionBefore: description };
}

/** Title and description: every reader sees them, those who may write them edit them. */
export function ActionText({ opened }: { opened: OpenedAction }) {
  const say = useSay();
  const { action } = opened;
  const draft = useDraft<Text>(`action.${action.id}.text`, textOf(action));
  const [isOpen, setIsOpen] = useState(draft.kept);
  const why = useWhyNot(action).change('description');
  if (isOpen && !why) return <TextForm opened={opened} draft={draft} onClose={() => setIsOpen(false)} />;
  return (
    <div className="grid gap-12 action-text">
      <p className={action.description ? undefined : 'muted'}>{action.description || say(m.noDescription)}</p>
      {action.objective && (
        <>
          <h3 className="meta">{say(m.objective)}</h3>
          <p>{action.objective}</p>
        </>
      )}
      <div className="row">
        <WhyButton
          size="small"
          icon="pencil"
          why={why}
          onClick={() => {
            if (!draft.kept) draft.drop(textOf(action));
            setIsOpen(true);
          }}
        >
          {say(e.edit)}
        </WhyButton>
      </div>
    </div>
  );
}

interface TextFormProps {
  opened: OpenedAction;
  draft: ReturnType<typeof useDraft<Text>>;
  onClose: () => void;
}

function TextForm({ opened: { action, write }, draft, onClose }: TextFormProps) {
  const say = useSay();
  const { field, busy, failure, form } = useForm<Text>({
    values: draft.value,
    onChange: draft.keep,
    check: ({ summary }): { summary?: string } => (summary.trim() ? {} : { summary: say(fieldMessages.required) }),
    async submit({ summary, description }) {
      const body = { summary: summary.trim(), description };
      const stored = await write((version) => actionCalls.change({ id: action.id, version }, body));
      draft.drop(textOf(stored));
      notify.success(say(e.saved, { id: action.id }));
      onClose();
    },
  });
  const { summaryBefore, descriptionBefore } = draft.value;
  const isOther = action.summary !== summaryBefore || action.description !== descriptionBefore;
  const cancel = () => {
    draft.drop(textOf(action));
    onClose();
  };
  const onKeyDown = (event: KeyboardEvent<HTMLFormElement>) => {
    if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) event.currentTarget.requestSubmit();
    if (event.key === 'Escape' && !draft.kept) cancel();
  };
  return (
    <form {...form} className="stack-sm" onKeyDown={onKeyDown}>
      {isOther && !busy && (
        <Banner kind="warning">
          {say(e.meanwhile)}
          <blockquote className="action-stored">
            <b>{action.summary}</b>
            {action.description && `\n${action.description}`}
          </blockquote>
        </Banner>
      )}
      <TextField {...field('summary')} label={say(e.title)} required maxLength={200} autoFocus />
      <TextArea {...field('description')} label={say(m.description)} help={say(e.saveHelp)} rows={5} maxLength={4000} />
      {failure && <Banner kind="error">{failure}</Banner>}
      <div className="row">
        <Button type="submit" look="primary" busy={busy}>
          {say(busy ? generalMessages.saving : generalMessages.save)}
        </Button>
        <Button disabled={busy} onClick={cancel}>
          {say(generalMessages.cancel)}
        </Button>
      </div>
    </form>
  );
}
