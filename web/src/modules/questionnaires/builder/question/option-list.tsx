import { builderPageMessages as m } from '@vigie/domain/modules/questionnaires/messages/builder-page';
import { bounds } from '@vigie/domain/modules/questionnaires/template/bounds';
import { newOption, optionIdFor, type Question } from '@vigie/domain/modules/questionnaires/template/model';
import { type KeyboardEvent, useRef, useState } from 'react';
import { useSay } from '../../../../platform/page/messages';
import { Button, Kbd } from '../../../../ui/buttons/button';
import { IconButton } from '../../../../ui/buttons/icon-button';
import { useBuilderActions } from '../builder-actions';
import { newUuid } from '../store/use-template-store';
import { TitleInput } from '../title-input';

interface OptionListProps {
  question: Question;
  number: number;
  isEditable: boolean;
}

export function OptionList({ question, number, isEditable }: OptionListProps) {
  const say = useSay();
  const actions = useBuilderActions();
  const last = question.options.length - 1;
  const shape = question.type === 'multiple_choice' ? 'builder-box' : 'builder-box builder-box-round';
  return (
    <div className="grid gap-4 builder-options">
      <ul>
        {question.options.map(({ id, label }, at) => (
          <li className="row" key={id}>
            {question.type !== 'dropdown' && <span className={shape} aria-hidden="true" />}
            {question.type === 'dropdown' && <span className="muted builder-option-number">{at + 1}.</span>}
            {isEditable ? (
              <>
                <TitleInput
                  className="builder-option-label"
                  label={say(m.option, { n: at + 1, question: number })}
                  value={label}
                  maxLength={bounds.label}
                  onCommit={(text) => actions.edit([{ op: 'change', id, set: { label: text } }])}
                />
                <span className="rigid builder-tools">
                  <IconButton
                    icon="arrow-up"
                    label={say(m.optionUp, { label })}
                    aria-disabled={at === 0 || undefined}
                    onClick={() => at > 0 && actions.step(id, -1)}
                  />
                  <IconButton
                    icon="arrow-down"
                    label={say(m.optionDown, { label })}
                    aria-disabled={at === last || undefined}
                    onClick={() => at < last && actions.step(id, 1)}
                  />
                  <IconButton
                    icon="x"
                    label={say(m.optionDelete, { label })}
                    tooltipAlign="end"
                    onClick={() => actions.remove(id)}
                  />
                </span>
              </>
            ) : (
              <span>{label}</span>
            )}
          </li>
        ))}
      </ul>
      {isEditable && <NewOption question={question} />}
    </div>
  );
}

/** Enter adds and is ready for the next one, a blank one is ignored, Escape closes it. */
function NewOption({ question }: { question: Question }) {
  const say = useSay();
  const { edit } = useBuilderActions();
  const [typed, setTyped] = useState<string | null>(null);
  const field = useRef<HTMLInputElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const add = () => {
    const label = typed?.trim() ?? '';
    setTyped('');
    field.current?.focus();
    if (label === '') return;
    const option = newOption(optionIdFor(question, newUuid().slice(0, 8)), label);
    edit([
      {
        op: 'add',
        parentId: question.id,
        after: question.options.at(-1)?.id ?? null,
        node: { kind: 'option', option },
      },
    ]);
  };
  const close = () => {
    setTyped(null);
    requestAnimationFrame(() => button.current?.focus());
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing || (event.key !== 'Enter' && event.key !== 'Escape')) return;
    event.preventDefault();
    event.stopPropagation();
    if (event.key === 'Enter') add();
    else close();
  };
  if (typed === null) {
    return (
      <button ref={button} type="button" className="linkbtn" onClick={() => setTyped('')}>
        {say(m.addOption)}
      </button>
    );
  }
  return (
    <div className="row">
      <input
        ref={field}
        // biome-ignore lint/a11y/noAutofocus: the user who pressed the button wants to type
        autoFocus
        className="input"
        aria-label={say(m.newOption)}
        placeholder={say(m.newOption)}
        value={typed}
        maxLength={bounds.label}
        autoComplete="off"
        enterKeyHint="done"
        onChange={(event) => setTyped(event.target.value)}
        onKeyDown={onKeyDown}
        onBlur={(event) => !event.relatedTarget && typed.trim() === '' && setTyped(null)}
      />
      <Button onMouseDown={(event) => event.preventDefault()} onClick={add}>
        {say(m.add)}
      </Button>
      <Kbd>Esc</Kbd>
    </div>
  );
}
