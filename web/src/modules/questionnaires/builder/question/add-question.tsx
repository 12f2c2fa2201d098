import { builderMessages } from '@vigie/domain/modules/questionnaires/messages/builder';
import { builderPageMessages as m } from '@vigie/domain/modules/questionnaires/messages/builder-page';
import { useRef } from 'react';
import { useSay } from '../../../../platform/page/messages';
import { WhyButton } from '../../../../ui/buttons/why-button';
import { Icon } from '../../../../ui/icons/icon';
import { useBuilderActions } from '../builder-actions';
import { useQuestionTypes } from './question-types';

/** Without a page there is nowhere to add it to, which the button says. */
export function AddQuestion({ pageId }: { pageId: string | null }) {
  const say = useSay();
  const actions = useBuilderActions();
  const anchor = useRef<HTMLDivElement>(null);
  const types = useQuestionTypes(anchor, (type) => pageId && actions.addQuestion(pageId, type));
  return (
    <div ref={anchor} className="builder-add-question">
      <WhyButton
        look="primary"
        why={pageId ? undefined : say(m.choosePageFirst)}
        tooltipAlign="end"
        aria-haspopup="menu"
        aria-expanded={types.isOpen}
        onClick={types.open}
      >
        {say(builderMessages.addQuestion)}
        <Icon name="chevron-down" end />
      </WhyButton>
      {types.menu}
    </div>
  );
}
