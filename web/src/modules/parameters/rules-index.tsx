import { rulesMessages as m } from '@vigie/domain/modules/parameters/messages/rules';
import { type MouseEvent, useState } from 'react';
import { useSay } from '../../platform/page/messages';
import { Select } from '../../ui/choices/select';
import { useMedia } from '../../ui/foundation/use-media';

/** In the order of the page. */
export const ruleCards = [
  'decisions',
  'dueDays',
  'actionDueDates',
  'mails',
  'confidentialKinds',
  'idleLock',
  'access',
  'assistantTitle',
  'detectionModes',
  'gembaCategories',
  'findingGrades',
  'auditDates',
  'procedures',
  'leftOutSteps',
  'numbering',
  'retention',
  'importTitle',
  'languages',
] as const;
export type RuleCard = (typeof ruleCards)[number];

export const idOfCard = (card: RuleCard): string => `rules-${card}`;

const cardNamed = (card: RuleCard) => document.getElementById(idOfCard(card));

/** Beside the rules on a wide screen, one field above them on a narrow one. */
export function RulesIndex() {
  const say = useSay();
  const [chosen, setChosen] = useState<RuleCard>(ruleCards[0]);
  const isWide = useMedia('(min-width: 1100px)');
  if (!isWide) {
    // The focus stays here: the arrow keys go on from rule to rule.
    const show = (card: RuleCard) => {
      setChosen(card);
      cardNamed(card)?.scrollIntoView();
    };
    const options = ruleCards.map((card) => ({ value: card, label: say(m[card]) }));
    return <Select label={say(m.index)} value={chosen} options={options} onChange={show} />;
  }
  const follow = (card: RuleCard) => (event: MouseEvent) => {
    event.preventDefault();
    cardNamed(card)?.scrollIntoView();
    cardNamed(card)?.focus({ preventScroll: true });
  };
  return (
    <nav className="no-print rules-index" aria-label={say(m.index)}>
      <ul>
        {ruleCards.map((card) => (
          <li key={card}>
            <a className="rounded text-13" href={`#${idOfCard(card)}`} onClick={follow(card)}>
              {say(m[card])}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
