import { kpiMessages as m } from '@vigie/domain/modules/insights/messages/kpi-page';
import type { Question } from '@vigie/domain/modules/insights/question';
import { useState } from 'react';
import { useSay } from '../../platform/page/messages';
import { lazyDialog } from '../../platform/page-files/lazy-dialog';
import { Button } from '../../ui/buttons/button';
import { formatDay } from '../../ui/fields/day';
import { useShownLanguage } from '../../ui/foundation/shown-language';
import { Banner } from '../../ui/overlays/banner';

const DifferenceDialog = lazyDialog(() => import('./difference-dialog'));

interface KnownOnBannerProps {
  question: Question;
  knownOn: string;
  show: (changes: { knownOn: string }) => void;
}

/** That these are figures of the past, in what they differ, and the way back. */
export function KnownOnBanner({ question, knownOn, show }: KnownOnBannerProps) {
  const say = useSay();
  const language = useShownLanguage();
  const [isOpen, setIsOpen] = useState(false);
  return (
    <div className="space-below">
      <Banner kind="warning">
        <b>{say(m.asKnownTitle, { day: formatDay(knownOn) })}</b>
        <p>{say(m.asKnownHelp)}</p>
        <span className="cluster kpi-known-actions">
          <Button size="small" onClick={() => setIsOpen(true)}>
            {say(m.showDifference)}
          </Button>
          <Button size="small" look="ghost" onClick={() => show({ knownOn: '' })}>
            {say(m.backToNow)}
          </Button>
        </span>
      </Banner>
      {isOpen && (
        <DifferenceDialog
          question={question}
          knownOn={knownOn}
          wording={{ say, language }}
          onClose={() => setIsOpen(false)}
        />
      )}
    </div>
  );
}
