import type { Message } from '@vigie/domain/kernel/message';
import { caseFilterMessages, caseListMessages as m } from '@vigie/domain/messages/case-list';
import { criticalityMessages, definitionMessages } from '@vigie/domain/messages/cases';
import { inboxMessages as inbox } from '@vigie/domain/messages/inbox';
import { DayField } from '../../../platform/day-field';
import { useSay } from '../../../platform/messages';
import { CheckboxGroup } from '../../../ui/checkbox-group';
import {
  type CaseSearch,
  type ChoiceName,
  choiceNames,
  choices,
  dayNames,
  type FilterName,
  type Show,
} from './case-search';
import { entryStatusMessages } from './entry-marks';

export const filterLabels: Readonly<Record<FilterName, Message>> = {
  status: inbox.status,
  criticality: m.criticality,
  origin: m.origin,
  urgency: m.urgency,
  detectedFrom: caseFilterMessages.detectedFrom,
  detectedTo: caseFilterMessages.detectedTo,
  dueFrom: caseFilterMessages.dueFrom,
  dueTo: caseFilterMessages.dueTo,
};

export const choiceLabels: { readonly [Name in ChoiceName]: Readonly<Record<string, Message>> } = {
  status: entryStatusMessages,
  criticality: criticalityMessages,
  origin: definitionMessages,
  urgency: caseFilterMessages,
};

interface FilterPanelProps {
  id: string;
  search: CaseSearch;
  show: Show;
}

export function FilterPanel({ id, search, show }: FilterPanelProps) {
  const say = useSay();
  return (
    <section id={id} className="cases-panel" aria-label={say(inbox.filters)}>
      {choiceNames.map((name) => (
        <CheckboxGroup<string>
          key={name}
          label={say(filterLabels[name])}
          options={choices[name].map((value) => ({ value, label: say(choiceLabels[name][value] ?? inbox.any) }))}
          value={search[name]}
          onChange={(chosen) => show({ [name]: chosen })}
        />
      ))}
      <div className="cases-days">
        {dayNames.map((name) => (
          <DayField
            key={name}
            label={say(filterLabels[name])}
            value={search[name]}
            onChange={(day) => show({ [name]: day })}
          />
        ))}
      </div>
    </section>
  );
}
