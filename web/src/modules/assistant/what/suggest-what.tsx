import { assistantButtonMessages as m } from '@vigie/domain/modules/assistant/messages/button';
import { type ReactNode, useRef, useState } from 'react';
import { useSay } from '../../../platform/page/messages';
import { lazyComponent } from '../../../platform/page-files/lazy-component';
import { LazyPart } from '../../../platform/page-files/lazy-part';
import { Spark } from '../button/spark';
import type { WrittenWhat } from './what-suggestion';

const WhatSuggestion = lazyComponent(() => import('./what-suggestion'));

interface SuggestWhat {
  readonly button: ReactNode;
  readonly suggestion: ReactNode;
}

/** A button beside 'what' of a report, and for below it a wording from the provider, which comes when it is asked for. */
export function useSuggestWhat(written: WrittenWhat): SuggestWhat {
  const say = useSay();
  const button = useRef<HTMLButtonElement>(null);
  const [isOpen, setIsOpen] = useState(false);
  const close = () => {
    setIsOpen(false);
    button.current?.focus();
  };
  return {
    button: (
      <button
        ref={button}
        type="button"
        className="btn btn-ghost btn-sm"
        aria-expanded={isOpen}
        onClick={() => (isOpen ? close() : setIsOpen(true))}
      >
        <Spark />
        {say(m.suggestWhat)}
      </button>
    ),
    suggestion: isOpen && (
      <LazyPart onLost={close}>
        <WhatSuggestion written={written} onClose={close} />
      </LazyPart>
    ),
  };
}
