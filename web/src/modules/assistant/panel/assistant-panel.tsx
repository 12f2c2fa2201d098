import { assistantPanelMessages as m } from '@vigie/domain/modules/assistant/messages/panel';
import { longestQuestion, type Task } from '@vigie/domain/modules/assistant/record';
import { type KeyboardEvent, useEffect, useId, useMemo, useRef, useState } from 'react';
import { useSay } from '../../../platform/page/messages';
import { Button } from '../../../ui/buttons/button';
import { IconButton } from '../../../ui/buttons/icon-button';
import { Glyph } from '../../../ui/icons/glyph';
import { askableOf } from '../answers/field-link';
import { QuestionAnswer } from '../answers/question-answer';
import { RemarksAnswer } from '../answers/remarks-answer';
import { StyleAnswer } from '../answers/style-answer';
import { TranslateAnswer } from '../answers/translate-answer';
import type { AssistedCase, Turn } from '../assisted-case';
import { AssistedContext } from '../assisted-case';
import './assistant.css';

/** Narrower than this, the panel lies over what it leads to. */
const covering = '(max-width: 1240px)';
const quickTasks = ['challenge', 'translate', 'style'] as const;

interface AssistantPanelProps {
  assisted: AssistedCase;
  onClose: () => void;
}

/** Beside the page and not over it: a user who reads an answer goes on writing the step. */
export default function AssistantPanel({ assisted, onClose }: AssistantPanelProps) {
  const say = useSay();
  const id = useId();
  const title = useRef<HTMLHeadingElement>(null);
  const [turns, setTurns] = useState<readonly Turn[]>([]);
  const step = askableOf(assisted.place);
  useEffect(() => title.current?.focus({ preventScroll: true }), []);
  const ask = (task: Task, question: string) =>
    setTurns((before) => [...before, { id: before.length + 1, task, step, question }]);
  const closeByKey = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || event.defaultPrevented) return;
    event.stopPropagation();
    onClose();
  };
  const context = useMemo(
    () => ({ ...assisted, makeRoom: () => window.matchMedia(covering).matches && onClose() }),
    [assisted, onClose],
  );
  return (
    <AssistedContext value={context}>
      <aside className="surface breaks text-13 no-print assistant" aria-label={say(m.label)} onKeyDown={closeByKey}>
        <div className="row-between assistant-head">
          <h2 className="text-14" id={id} ref={title} tabIndex={-1}>
            {say(m.title)}
          </h2>
          <IconButton icon="x" label={say(m.close)} tooltipAlign="end" onClick={onClose} />
        </div>
        <Log turns={turns} />
        <div className="grid gap-10 line-top assistant-foot">
          <div className="cluster gap-4 assistant-quick">
            {quickTasks.map((task) => (
              <Button key={task} size="small" onClick={() => ask(task, say(m[task]))}>
                {say(m[task])}
              </Button>
            ))}
          </div>
          <QuestionField onAsk={(question) => ask('question', question)} />
        </div>
      </aside>
    </AssistedContext>
  );
}

const answers = {
  challenge: RemarksAnswer,
  translate: TranslateAnswer,
  style: StyleAnswer,
  question: QuestionAnswer,
};

/** What is asked and answered. The newest question is brought into view; its answer grows below it. */
function Log({ turns }: { turns: readonly Turn[] }) {
  const say = useSay();
  const last = useRef<HTMLDivElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each question
  useEffect(() => {
    // In braces: browsers have begun to answer it with a promise.
    last.current?.scrollIntoView({ block: 'start' });
  }, [turns.length]);
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, and without a mouse only what has the focus does
    <div className="grid gap-24 assistant-log" role="log" aria-label={say(m.conversation)} tabIndex={0}>
      {turns.length === 0 && <p className="muted">{say(m.welcome)}</p>}
      {turns.map((turn, place) => {
        const Answer = answers[turn.task];
        return (
          <div key={turn.id} className="assistant-turn" ref={place === turns.length - 1 ? last : undefined}>
            <p className="assistant-asked">{turn.question}</p>
            <Answer turn={turn} />
          </div>
        );
      })}
    </div>
  );
}

function QuestionField({ onAsk }: { onAsk: (question: string) => void }) {
  const say = useSay();
  const [typed, setTyped] = useState('');
  const question = typed.trim();
  return (
    <form
      className="relative assistant-ask"
      onSubmit={(event) => {
        event.preventDefault();
        if (!question) return;
        onAsk(question);
        setTyped('');
      }}
    >
      <input
        className="input"
        name="question"
        autoComplete="off"
        enterKeyHint="send"
        maxLength={longestQuestion}
        placeholder={say(m.ask)}
        aria-label={say(m.ask)}
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
      />
      <button type="submit" className="icon-btn" aria-label={say(m.send)} title={say(m.send)}>
        <Glyph name="send" />
      </button>
    </form>
  );
}
