import { observationStatusMessages, verdictMessages } from '@vigie/domain/modules/gemba/observations/messages';
import type { Verdict } from '@vigie/domain/modules/gemba/observations/observation';
import type { ObservationStatus } from '@vigie/domain/modules/gemba/observations/workflow';
import { gembaCategoryMessages } from '@vigie/domain/modules/parameters/messages/gemba-categories';
import { type Say, useSay } from '../../../platform/page/messages';
import { Icon } from '../../../ui/icons/icon';
import { Status } from '../../../ui/icons/status';
import './observations.css';

const looks = { open: 'waiting', followed: 'waiting', settled: 'good', withdrawn: 'off' } as const;

export function ObservationState({ status }: { status: ObservationStatus }) {
  const say = useSay();
  return <Status kind={looks[status]}>{say(observationStatusMessages[status])}</Status>;
}

export function VerdictMark({ verdict }: { verdict: Verdict }) {
  const say = useSay();
  return (
    <span className={`inline-row text-13 nowrap verdict-${verdict}`}>
      <Icon name={verdict === 'good' ? 'check' : 'alert'} />
      {say(verdictMessages[verdict])}
    </span>
  );
}

/** A category of the company is what it is called. */
export function categoryInWords(category: string, say: Say): string {
  const words: Readonly<Record<string, (typeof gembaCategoryMessages)[keyof typeof gembaCategoryMessages]>> =
    gembaCategoryMessages;
  const word = words[category];
  return word ? say(word) : category;
}
