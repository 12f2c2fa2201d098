import { type Kind, kinds } from '@vigie/domain/kernel/kinds';
import { kindMessages } from '@vigie/domain/messages/kinds';
import { kpiMessages as m } from '@vigie/domain/modules/insights/messages/kpi-page';
import { insightsMessages } from '@vigie/domain/modules/insights/messages/page';
import { useState } from 'react';
import { todayHere } from '../../platform/page/dates';
import { DayField } from '../../platform/page/day-field';
import { useSay } from '../../platform/page/messages';
import { SegmentedControl } from '../../ui/buttons/segmented-control';
import { Select } from '../../ui/choices/select';
import { useMedia } from '../../ui/foundation/use-media';
import { type KpiSearch, type PeriodName, periodNameOf, periodNames, periodOf } from './kpi-search';
import { useInsightChoices } from './queries';

interface FilterBarProps {
  search: KpiSearch;
  show: (changes: Partial<KpiSearch>) => void;
}

export function FilterBar({ search, show }: FilterBarProps) {
  const say = useSay();
  return (
    <search className="space-below cluster kpi-filters" aria-label={say(m.filters)}>
      <PeriodFields search={search} show={show} />
      <ScopeFields search={search} show={show} />
      <DayField label={say(m.knownOn)} value={search.knownOn} onChange={(knownOn) => show({ knownOn })} />
    </search>
  );
}

type Scope = Pick<KpiSearch, 'kind' | 'site' | 'team'>;

interface ScopeFieldsProps {
  search: Scope;
  show: (changes: Partial<Scope>) => void;
}

/** Which cases are counted. */
export function ScopeFields({ search, show }: ScopeFieldsProps) {
  const say = useSay();
  const choices = useInsightChoices().data;
  const sites = withChosen(choices?.sites ?? [], search.site);
  const teams = choices?.teams ?? [];
  return (
    <>
      <Select
        label={say(insightsMessages.kind)}
        value={search.kind}
        onChange={(kind: Kind | '') => show({ kind })}
        options={[
          { value: '', label: say(m.allKinds) },
          ...kinds.map((kind) => ({ value: kind, label: say(kindMessages[kind]) })),
        ]}
      />
      <Select
        label={say(insightsMessages.site)}
        value={search.site}
        onChange={(site) => show({ site })}
        options={[{ value: '', label: say(m.allSites) }, ...sites.map((site) => ({ value: site, label: site }))]}
      />
      <Select
        label={say(insightsMessages.team)}
        value={search.team}
        onChange={(team) => show({ team })}
        options={[
          { value: '', label: say(m.allTeams) },
          ...teams.map(({ id, name }) => ({ value: String(id), label: name })),
        ]}
      />
    </>
  );
}

/** A site of the address stays to be seen, even before the others are known. */
const withChosen = (sites: readonly string[], chosen: string) =>
  chosen === '' || sites.includes(chosen) ? sites : [...sites, chosen];

function PeriodFields({ search, show }: FilterBarProps) {
  const say = useSay();
  const today = todayHere();
  const isNarrow = useMedia('(max-width: 860px)');
  const name = periodNameOf(search, today);
  const [isOwn, setIsOwn] = useState(name === null);
  const shownName = isOwn || name === null ? 'own' : name;
  const choose = (next: PeriodName | 'own') => {
    setIsOwn(next === 'own');
    if (next === 'own') {
      if (!search.from) show(periodOf('months12', today));
    } else show(next === 'months12' ? { from: '', to: '' } : periodOf(next, today));
  };
  const options = [...periodNames, 'own' as const].map((value) => ({ value, label: say(m[value]) }));
  const period = search.from ? search : periodOf('months12', today);
  return (
    <>
      {isNarrow ? (
        <Select label={say(m.periodLabel)} value={shownName} onChange={choose} options={options} />
      ) : (
        <div className="field">
          <span className="label" aria-hidden="true">
            {say(m.periodLabel)}
          </span>
          <SegmentedControl label={say(m.periodLabel)} value={shownName} onChange={choose} options={options} />
        </div>
      )}
      {shownName === 'own' && (
        <div className="flex kpi-days">
          {(['from', 'to'] as const).map((end) => (
            <DayField
              key={end}
              label={say(insightsMessages[end])}
              value={period[end]}
              onChange={(day) => day && show(turnedRight({ from: period.from, to: period.to, [end]: day }, end))}
            />
          ))}
        </div>
      )}
    </>
  );
}

/** A period that would end before it begins is the one day that was chosen. */
function turnedRight({ from, to }: { from: string; to: string }, chosen: 'from' | 'to') {
  if (from <= to) return { from, to };
  return chosen === 'from' ? { from, to: from } : { from: to, to };
}
