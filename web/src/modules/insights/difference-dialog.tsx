import { generalMessages } from '@vigie/domain/messages/shell/shell';
import type { Difference, DifferingCase } from '@vigie/domain/modules/insights/figures';
import { figureKeys, type IndicatorKey, indicatorOf } from '@vigie/domain/modules/insights/indicators';
import { kpiMessages as m } from '@vigie/domain/modules/insights/messages/kpi-page';
import { factMessages, insightsMessages } from '@vigie/domain/modules/insights/messages/page';
import type { Question } from '@vigie/domain/modules/insights/question';
import { useState } from 'react';
import { placeOf } from '../../platform/page/address';
import { LoadFailed, Loading } from '../../platform/page/loading';
import { ImportedMark } from '../../platform/records/entry-marks';
import { Link } from '../../platform/router/link';
import { Select } from '../../ui/choices/select';
import { formatDay } from '../../ui/fields/day';
import { Dialog } from '../../ui/overlays/dialog';
import { useDifference } from './queries';
import { madeOf, valueIn, type Wording } from './words';

interface DifferenceDialogProps {
  question: Question;
  knownOn: string;
  wording: Wording;
  onClose: () => void;
}

/** What a figure said that day, what it says now, and which cases make the difference. */
export default function DifferenceDialog({ question, knownOn, wording, onClose }: DifferenceDialogProps) {
  const { say } = wording;
  const [figure, setFigure] = useState<IndicatorKey>('opened');
  const difference = useDifference({ ...question, knownOn, figure });
  return (
    <Dialog
      title={say(m.differenceTitle, { day: formatDay(knownOn) })}
      closeLabel={say(generalMessages.close)}
      wide
      onClose={onClose}
    >
      <div className="dialog-body stack">
        <Select
          label={say(insightsMessages.indicator)}
          value={figure}
          onChange={setFigure}
          options={figureKeys.map((value) => ({ value, label: say(indicatorOf(value).name) }))}
        />
        {difference.isPending && <Loading lines={6} />}
        {difference.isError && !difference.data && <LoadFailed query={difference} help={m.loadFailedHelp} />}
        {difference.data && <DifferenceText difference={difference.data} wording={wording} onLeave={onClose} />}
      </div>
    </Dialog>
  );
}

interface DifferenceTextProps {
  difference: Difference;
  wording: Wording;
  onLeave: () => void;
}

function DifferenceText({ difference, wording, onLeave }: DifferenceTextProps) {
  const { say } = wording;
  const { key, asKnown, now, items, total, knownOn } = difference;
  const { unit } = indicatorOf(key);
  const shown = (measured: Difference['now']) =>
    measured.value === null
      ? say(insightsMessages.noData)
      : [valueIn(unit, measured.value, wording), madeOf({ key, ...measured }, wording)].filter(Boolean).join(' · ');
  return (
    <>
      <dl className="grid gap-12 kpi-versus">
        <div className="bordered rounded">
          <dt className="small muted">{say(m.thatDay, { day: formatDay(knownOn) })}</dt>
          <dd className="semibold digits">{shown(asKnown)}</dd>
        </div>
        <div className="bordered rounded">
          <dt className="small muted">{say(m.today)}</dt>
          <dd className="semibold digits">{shown(now)}</dd>
        </div>
      </dl>
      {total === 0 ? (
        <p className="muted">{say(m.noDifference)}</p>
      ) : (
        <p>
          {say(m.differences, { n: total })}
          {items.length < total && ` ${say(m.firstOf, { n: items.length })}`}
        </p>
      )}
      <ul className="kpi-differences">
        {items.map((item) => (
          <Item key={`${item.record}${item.id}`} item={item} wording={wording} onLeave={onLeave} />
        ))}
      </ul>
    </>
  );
}

interface ItemProps {
  item: DifferingCase;
  wording: Wording;
  onLeave: () => void;
}

function Item({ item, wording: { say }, onLeave }: ItemProps) {
  const change = { entered: m.entered, left: m.left, changed: m.changed }[item.change];
  const orNothing = (value: string | null) => (value === null || value === '' ? say(m.nothing) : formatDay(value));
  return (
    <li>
      <span className="row phone-wrap kpi-difference-head">
        <Link {...placeOf(item.address)} onClick={onLeave}>
          {item.id}
        </Link>
        <span className="clip">{item.summary}</span>
        {item.isImported && <ImportedMark />}
        <span className={`kpi-difference-${item.change}`}>{say(change)}</span>
      </span>
      <span className="muted">
        {item.wasKnown
          ? item.fields
              .map(({ field, from, to }) =>
                say(m.fieldChange, { field: fieldName(field, say), from: orNothing(from), to: orNothing(to) }),
              )
              .join(' · ')
          : say(m.wasUnknown)}
      </span>
    </li>
  );
}

function fieldName(field: string, say: Wording['say']): string {
  return field in factMessages ? say(factMessages[field as keyof typeof factMessages]) : field;
}
