import { questionTypeMessages } from '@vigie/domain/modules/questionnaires/messages/builder';
import { builderPageMessages as m } from '@vigie/domain/modules/questionnaires/messages/builder-page';
import { bounds } from '@vigie/domain/modules/questionnaires/template/bounds';
import { propertiesForType } from '@vigie/domain/modules/questionnaires/template/field-problems';
import type { Question } from '@vigie/domain/modules/questionnaires/template/model';
import { titleText } from '@vigie/domain/modules/questionnaires/template/titles';
import { memo, Suspense, useEffect, useRef, useState } from 'react';
import { Loading } from '../../../../platform/page/loading';
import { useSay } from '../../../../platform/page/messages';
import { lazyComponent } from '../../../../platform/page-files/lazy-component';
import { IconButton } from '../../../../ui/buttons/icon-button';
import { useDragHandle } from '../../../../ui/drag/drag-handle';
import { Badge } from '../../../../ui/icons/badge';
import { useBuilderActions } from '../builder-actions';
import { BuilderGlyph } from '../glyphs';
import { TitleInput } from '../title-input';
import type { WantedFocus } from '../use-builder';
import { ExplanationField } from './explanation-field';
import { QuestionAnswer } from './question-answer';
import { useQuestionTypes } from './question-types';
import './question.css';

const QuestionPanel = lazyComponent(() => import('./question-panel'));

interface QuestionCardProps {
  question: Question;
  number: number;
  isLast: boolean;
  isOver: boolean;
  isEditable: boolean;
  /** Only where it is this one that is to have the focus. */
  wanted: WantedFocus | null;
}

export const QuestionCard = memo(function QuestionCard(props: QuestionCardProps) {
  const { question, number, isOver, isEditable, wanted } = props;
  const say = useSay();
  const { edit } = useBuilderActions();
  const handle = useDragHandle();
  const card = useRef<HTMLLIElement>(null);
  const [explains, setExplains] = useState(false);
  const [hasSettings, setSettings] = useState(false);
  const title = titleText('question', question.title, number);
  useEffect(() => {
    if (!wanted) return;
    card.current?.scrollIntoView({ block: 'nearest' });
    card.current?.querySelector<HTMLTextAreaElement>('.builder-question-title')?.select();
  }, [wanted]);
  return (
    <li
      ref={card}
      className="grid card builder-question"
      data-question={question.id}
      data-drag-place={question.id}
      data-drag-takes="question"
      data-over={isOver || undefined}
      {...(isEditable && { 'data-drag-item': question.id, 'data-drag-kind': 'question' })}
    >
      {isEditable ? (
        // biome-ignore lint/a11y/useSemanticElements: a press on a button never drags
        <span
          className="rounded-sm items-centre rigid builder-grip"
          role="button"
          tabIndex={0}
          aria-label={say(m.questionDrag, { n: number })}
          {...handle}
        >
          <BuilderGlyph name="grip" />
        </span>
      ) : (
        <span />
      )}
      <span className="muted strong digits builder-number" aria-hidden="true">
        {number}
      </span>
      <div data-no-drag="">
        <div className="row-top phone-wrap builder-question-head">
          <h3 className={isEditable ? 'sr' : undefined}>{title}</h3>
          {isEditable && (
            <TitleInput
              className="builder-question-title"
              label={say(m.questionTitle, { n: number })}
              value={title}
              maxLength={bounds.title}
              onCommit={(text) => edit([{ op: 'change', id: question.id, set: { title: text } }])}
            />
          )}
          <span className="row gap-4 wrap builder-marks">
            {question.required && <Badge look="accent">{say(m.required)}</Badge>}
            {question.visibleWhen && <Badge>{say(m.hasRule)}</Badge>}
            {isEditable ? (
              <TypeChoice question={question} />
            ) : (
              <Badge look="line">{say(questionTypeMessages[question.type])}</Badge>
            )}
          </span>
          {!isEditable && <SettingsButton n={number} isOpen={hasSettings} onPress={() => setSettings(!hasSettings)} />}
          {isEditable && (
            <QuestionTools
              {...props}
              explains={explains}
              hasSettings={hasSettings}
              onExplain={() => setExplains(!explains)}
              onSettings={() => setSettings(!hasSettings)}
            />
          )}
        </div>
        <ExplanationField
          label={say(m.explanation)}
          value={question.explanation}
          isOpen={explains && isEditable}
          onCommit={(explanation) => edit([{ op: 'change', id: question.id, set: { explanation } }])}
          onClose={() => setExplains(false)}
        />
        <QuestionAnswer question={question} number={number} isEditable={isEditable} />
        {hasSettings && (
          <Suspense fallback={<Loading lines={4} />}>
            <QuestionPanel questionId={question.id} />
          </Suspense>
        )}
      </div>
    </li>
  );
});

function TypeChoice({ question }: Pick<QuestionCardProps, 'question'>) {
  const { type } = question;
  const say = useSay();
  const { edit } = useBuilderActions();
  const button = useRef<HTMLButtonElement>(null);
  const types = useQuestionTypes(button, (chosen) => {
    if (chosen === type) return;
    edit([{ op: 'change', id: question.id, set: { type: chosen, properties: propertiesForType(question, chosen) } }]);
  });
  const words = say(questionTypeMessages[type]);
  return (
    <>
      <button
        ref={button}
        type="button"
        className="icons-12 inline-row gap-4 rounded-sm small strong nowrap badge badge-line hoverable touch-target builder-type"
        aria-label={say(m.changeType, { type: words })}
        aria-haspopup="menu"
        aria-expanded={types.isOpen}
        onClick={types.open}
      >
        {words}
      </button>
      {types.menu}
    </>
  );
}

interface QuestionToolsProps extends QuestionCardProps {
  explains: boolean;
  hasSettings: boolean;
  onExplain: () => void;
  onSettings: () => void;
}

function QuestionTools(props: QuestionToolsProps) {
  const { question, number: n, isLast, explains, hasSettings, onExplain, onSettings } = props;
  const say = useSay();
  const actions = useBuilderActions();
  const isFirst = n === 1;
  return (
    <span className="builder-tools">
      <IconButton
        icon="arrow-up"
        label={say(m.questionUp, { n })}
        aria-disabled={isFirst || undefined}
        onClick={() => !isFirst && actions.step(question.id, -1)}
      />
      <IconButton
        icon="arrow-down"
        label={say(m.questionDown, { n })}
        aria-disabled={isLast || undefined}
        onClick={() => !isLast && actions.step(question.id, 1)}
      />
      <IconButton icon="info" label={say(m.questionInfo, { n })} aria-expanded={explains} onClick={onExplain} />
      <SettingsButton n={n} isOpen={hasSettings} onPress={onSettings} />
      <IconButton
        icon="trash"
        label={say(m.questionDelete, { n })}
        tooltipAlign="end"
        onClick={() => actions.remove(question.id)}
      />
    </span>
  );
}

function SettingsButton({ n, isOpen, onPress }: { n: number; isOpen: boolean; onPress: () => void }) {
  const say = useSay();
  return <IconButton icon="sliders" label={say(m.questionSettings, { n })} aria-expanded={isOpen} onClick={onPress} />;
}
