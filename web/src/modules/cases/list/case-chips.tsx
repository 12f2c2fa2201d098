import { savedViewMessages } from '@vigie/domain/messages/case-list';
import { inboxMessages as inbox } from '@vigie/domain/messages/inbox';
import type { Kind } from '@vigie/domain/modules/cases/kinds';
import { type Say, useSay } from '../../../platform/messages';
import { dayShown } from '../../../ui/day';
import { FilterChips } from '../../../ui/filter-chips';
import { choiceLabels, filterLabels } from './case-filters';
import { activeFilters, type CaseSearch, choiceNames, type FilterName, noFilters, type Show } from './case-search';
import { SaveViewButton } from './save-view';

interface CaseChipsProps {
  kind: Kind;
  search: CaseSearch;
  show: Show;
}

export function CaseChips({ kind, search, show }: CaseChipsProps) {
  const say = useSay();
  return (
    <FilterChips
      chips={activeFilters(search).map((name) => ({
        id: name,
        label: say(filterLabels[name]),
        value: filterShown(name, search, say),
        removeLabel: say(inbox.removeFilter, { name: say(filterLabels[name]) }),
        onRemove: () => show({ [name]: noFilters[name] }),
      }))}
      clearLabel={say(inbox.clearFilters)}
      onClear={() => show(noFilters)}
      more={<SaveViewButton kind={kind} search={search} look="ghost" label={say(savedViewMessages.save)} />}
    />
  );
}

function filterShown(name: FilterName, search: CaseSearch, say: Say): string {
  const choice = choiceNames.find((one) => one === name);
  if (!choice) return dayShown(String(search[name]));
  return search[choice].map((value) => say(choiceLabels[choice][value] ?? inbox.any)).join(', ');
}
