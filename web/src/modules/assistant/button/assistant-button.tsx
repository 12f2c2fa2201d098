import { assistantButtonMessages as m } from '@vigie/domain/modules/assistant/messages/button';
import { useEffect, useRef, useState } from 'react';
import { useSay } from '../../../platform/page/messages';
import { lazyComponent } from '../../../platform/page-files/lazy-component';
import { LazyPart } from '../../../platform/page-files/lazy-part';
import type { AssistedCase } from '../assisted-case';
import { Spark } from './spark';
import './assistant-button.css';

const AssistantPanel = lazyComponent(() => import('../panel/assistant-panel'));

/** A user who points at it is about to press it. */
const load = () => void AssistantPanel.load()?.catch(() => {});

/** Floats over every step of a case; what it opens comes when it is first pressed. */
export function AssistantButton(assisted: AssistedCase) {
  const say = useSay();
  const button = useRef<HTMLButtonElement>(null);
  const [isOpen, setIsOpen] = useState(false);
  const wasOpen = useRef(false);
  useEffect(() => {
    if (!isOpen && wasOpen.current) button.current?.focus();
    wasOpen.current = isOpen;
  }, [isOpen]);
  return (
    <>
      <button
        ref={button}
        type="button"
        className="inline-row gap-8 strong text-13 no-print assistant-button"
        aria-expanded={isOpen}
        hidden={isOpen}
        onPointerEnter={load}
        onFocus={load}
        onClick={() => setIsOpen(true)}
      >
        <Spark />
        <span>{say(m.open)}</span>
      </button>
      {isOpen && (
        <LazyPart onLost={() => setIsOpen(false)}>
          <AssistantPanel assisted={assisted} onClose={() => setIsOpen(false)} />
        </LazyPart>
      )}
    </>
  );
}
