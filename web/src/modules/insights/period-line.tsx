import { kpiMessages as m } from '@vigie/domain/modules/insights/messages/kpi-page';
import { periodBefore } from '@vigie/domain/modules/insights/periods';
import type { Question } from '@vigie/domain/modules/insights/question';
import { useSay } from '../../platform/page/messages';
import { Toggle } from '../../ui/buttons/toggle';
import { formatDay } from '../../ui/fields/day';
import type { KpiSearch } from './kpi-search';

interface PeriodLineProps {
  question: Question;
  search: KpiSearch;
  show: (changes: Partial<KpiSearch>) => void;
}

/** Which days the figures are of, and whether and with which they are compared. */
export function PeriodLine({ question, search, show }: PeriodLineProps) {
  const say = useSay();
  const isCompared = search.compare === 'before';
  const days = ({ from, to }: { from: string; to: string }) => ({ from: formatDay(from), to: formatDay(to) });
  const words = say(m.periodShown, days(question));
  return (
    <div className="space-below row wrap text-13 kpi-period">
      <Toggle
        label={say(m.compare)}
        checked={isCompared}
        onChange={(isOn) => show({ compare: isOn ? 'before' : 'none' })}
      />
      <p className="muted digits">
        {isCompared ? `${words}, ${say(m.comparedWith, days(periodBefore(question)))}` : words}
      </p>
    </div>
  );
}
