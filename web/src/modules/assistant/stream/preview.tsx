import { connectionMessages } from '@vigie/domain/messages/connection';
import { assistantPanelMessages as m } from '@vigie/domain/modules/assistant/messages/panel';
import type { AssistantPreview } from '@vigie/domain/modules/assistant/record';
import { useId, useState } from 'react';
import { useSay } from '../../../platform/page/messages';
import { sentenceOf } from '../../../platform/transport/api-error';
import { Button } from '../../../ui/buttons/button';

/** "What does it see?": the very messages that leave the house, and what stands behind the stand-ins. */
export function Preview({ load }: { load: () => Promise<AssistantPreview> }) {
  const say = useSay();
  const id = useId();
  const [isOpen, setIsOpen] = useState(false);
  const [seen, setSeen] = useState<AssistantPreview | string | null>(null);
  const toggle = async () => {
    setIsOpen(!isOpen);
    if (isOpen) return;
    setSeen(null);
    try {
      setSeen(await load());
    } catch (error) {
      setSeen(sentenceOf(error, say(connectionMessages.unknownError)));
    }
  };
  return (
    <>
      <Button
        look="ghost"
        size="small"
        icon="eye"
        aria-expanded={isOpen}
        aria-controls={isOpen ? id : undefined}
        onClick={() => void toggle()}
      >
        {say(m.sees)}
      </Button>
      {isOpen && (
        <section id={id} className="bordered grid rounded sunken assistant-seen" aria-label={say(m.sees)}>
          {seen === null && <p className="muted">{say(m.loading)}</p>}
          {typeof seen === 'string' && <p>{seen}</p>}
          {seen !== null && typeof seen === 'object' && <Seen {...seen} />}
        </section>
      )}
    </>
  );
}

function Seen({ model, messages, standIns }: AssistantPreview) {
  const say = useSay();
  return (
    <>
      <p>{model ? say(m.seesExactly, { model }) : say(m.seesNothing)}</p>
      {messages.map(({ role, content }, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the messages are read once and keep their order
        <div key={place}>
          <p className="flex items-centre gap-6 small muted strong">{say(m[role])}</p>
          <pre>{content}</pre>
        </div>
      ))}
      <p>{say(standIns.length > 0 ? m.standIns : m.noStandIns)}</p>
      {standIns.length > 0 && (
        <dl>
          {standIns.map(({ standIn, original }) => (
            <div key={standIn}>
              <dt className="mono muted">{standIn}</dt>
              <dd>{original}</dd>
            </div>
          ))}
        </dl>
      )}
    </>
  );
}
