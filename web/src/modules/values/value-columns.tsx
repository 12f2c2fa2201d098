import type { Value } from '@vigie/domain/modules/values/contract';
import { parentRules, type ValueList } from '@vigie/domain/modules/values/lists';
import { valuesPageMessages as m } from '@vigie/domain/modules/values/messages/page';
import { isOffered } from '@vigie/domain/modules/values/value';
import { valueWorkflow } from '@vigie/domain/modules/values/workflow';
import { useMemo } from 'react';
import { placeOf } from '../../platform/page/address';
import { formatMinute } from '../../platform/page/dates';
import { type Say, useSay } from '../../platform/page/messages';
import { Link } from '../../platform/router/link';
import { IconButton } from '../../ui/buttons/icon-button';
import { formatDay } from '../../ui/fields/day';
import { Badge } from '../../ui/icons/badge';
import type { Column } from '../../ui/lists/table';
import { useRestore } from './use-restore';
import { addressOfValues, valuesSearchOf } from './values-search';

type OnDeed = (deed: 'edit' | 'retire', value: Value) => void;

export function useValueColumns(list: ValueList, onDeed: OnDeed): readonly Column<Value>[] {
  const say = useSay();
  const restore = useRestore();
  return useMemo(() => {
    const parent = parentRules[list]?.list;
    return [
      {
        id: 'label',
        label: say(m.label),
        fluid: true,
        cell: (value) => (
          <span className="value-name">
            <span className="breaks strong">{value.label}</span>
            {value.code && <small className="muted">{value.code}</small>}
          </span>
        ),
      },
      ...(parent === 'product' || parent === 'site'
        ? [{ id: 'parent', label: say(m[parent]), cell: (value: Value) => <Parent value={value} /> }]
        : []),
      { id: 'offered', label: say(m.offered), cell: (value) => <Offered value={value} /> },
      {
        id: 'changed',
        label: say(m.changed),
        minor: true,
        cell: ({ changedBy, changedAt }) => (
          <span className="value-name">
            <span>{changedBy}</span>
            <small className="muted">{formatMinute(changedAt)}</small>
          </span>
        ),
      },
      {
        id: 'actions',
        label: say(m.actions),
        cell: (value) => <ValueActs value={value} onDeed={onDeed} onRestore={() => void restore(value)} />,
      },
    ];
  }, [say, list, onDeed, restore]);
}

/** Leads to all that belongs to the same. */
function Parent({ value: { list, parentId, parentLabel } }: { value: Value }) {
  if (parentId === null) return '–';
  return <Link {...placeOf(addressOfValues({ ...valuesSearchOf({}), list, parent: parentId }))}>{parentLabel}</Link>;
}

function timesOf({ from, until }: Value, say: Say): string {
  if (from && until) return say(m.betweenDays, { from: formatDay(from), until: formatDay(until) });
  if (from) return say(m.fromDay, { day: formatDay(from) });
  return until ? say(m.untilDay, { day: formatDay(until) }) : say(m.always);
}

function Offered({ value }: { value: Value }) {
  const say = useSay();
  if (value.state === 'retired') return <Badge look="line">{say(valueWorkflow.stateLabels.retired)}</Badge>;
  const today = new Date().toISOString().slice(0, 10);
  return (
    <span className="inline-row wrap value-times">
      {timesOf(value, say)}
      {!isOffered(value, today) && (
        <Badge look="warning">{say(value.from && value.from > today ? m.notYet : m.noLonger)}</Badge>
      )}
    </span>
  );
}

function ValueActs({ value, onDeed, onRestore }: { value: Value; onDeed: OnDeed; onRestore: () => void }) {
  const say = useSay();
  const { label, state } = value;
  const { retire, restore } = valueWorkflow.transitions;
  if (state === 'retired') {
    return (
      <IconButton
        icon="undo"
        label={say(m.restoreValue, { label })}
        tooltip={say(restore.label)}
        tooltipAlign="end"
        onClick={onRestore}
      />
    );
  }
  return (
    <span className="value-acts">
      <IconButton
        icon="pencil"
        label={say(m.editValue, { label })}
        tooltip={say(m.edit)}
        onClick={() => onDeed('edit', value)}
      />
      <IconButton
        icon="trash"
        label={say(m.retireValue, { label })}
        tooltip={say(retire.label)}
        tooltipAlign="end"
        onClick={() => onDeed('retire', value)}
      />
    </span>
  );
}
