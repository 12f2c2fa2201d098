import { questionTypeMessages } from '@vigie/domain/modules/questionnaires/messages/builder';
import { builderPageMessages as m } from '@vigie/domain/modules/questionnaires/messages/builder-page';
import {
  type QuestionType,
  questionTypes,
  sourceQuestionTypes,
} from '@vigie/domain/modules/questionnaires/template/model';
import { type RefObject, useState } from 'react';
import { useSay } from '../../../../platform/page/messages';
import { Menu } from '../../../../ui/overlays/menu';
import { QuestionGlyph } from '../glyphs';

/** The menu of the types, the six of the requirements first. */
export function useQuestionTypes(anchor: RefObject<HTMLElement | null>, onChoose: (type: QuestionType) => void) {
  const say = useSay();
  const [isOpen, setOpen] = useState(false);
  const menu = isOpen && (
    <Menu
      label={say(m.questionType)}
      triggerRef={anchor}
      onClose={() => setOpen(false)}
      entries={questionTypes.map((type, at) => ({
        id: type,
        label: say(questionTypeMessages[type]),
        icon: <QuestionGlyph type={type} />,
        beginsGroup: at === sourceQuestionTypes.length,
        onChoose: () => onChoose(type),
      }))}
    />
  );
  return { isOpen, open: () => setOpen(true), menu };
}
