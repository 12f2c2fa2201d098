import { durationOf } from '@vigie/domain/modules/insights/figures';
import { type IndicatorKey, indicatorOf, type SeriesKey } from '@vigie/domain/modules/insights/indicators';
import { kpiMessages as m } from '@vigie/domain/modules/insights/messages/kpi-page';
import { insightsMessages } from '@vigie/domain/modules/insights/messages/page';
import { placeOf } from '../../../platform/page/address';
import { Link } from '../../../platform/router/link';
import { IconButton } from '../../../ui/buttons/icon-button';
import { FigureTile } from '../../../ui/charts/figure-tile';
import { changeWords, importedWords, noteOf, valueIn } from '../words';
import { figureOf, type Shown, seriesOf } from './shown';

const keys = ['opened', 'closed', 'backlog', 'overdue', 'onTime'] as const satisfies readonly SeriesKey[];

/** What a user wants to know first, each with its way to what it counts. */
export function KeyFigures({ shown }: { shown: Shown }) {
  return (
    <div className="figures">
      {keys.map((key) => (
        <KeyFigure key={key} shown={shown} figure={key} />
      ))}
      <WholeLeadTime shown={shown} />
    </div>
  );
}

function KeyFigure({ shown, figure: key }: { shown: Shown; figure: SeriesKey }) {
  const { wording, isCompared } = shown;
  const figure = figureOf(shown, key);
  if (!figure) return null;
  const { value, list, before } = figure;
  return (
    <FigureTile
      {...tileOf(shown, key)}
      value={value === null ? null : valueIn(indicatorOf(key).unit, value, wording)}
      note={noteOf(figure, wording) ?? undefined}
      change={isCompared ? changeWords(key, figure, before, wording) : undefined}
      values={seriesOf(shown, key).map((point) => point.value)}
      link={value === null ? undefined : (content) => <Link {...placeOf(list)}>{content}</Link>}
    />
  );
}

function WholeLeadTime({ shown }: { shown: Shown }) {
  const { wording, isCompared, insights } = shown;
  const time = insights.leadTimes.find(({ phase }) => phase === 'leadWhole');
  if (!time) return null;
  const now = durationOf(time.median, time.count);
  const before = durationOf(time.before.median, time.before.count);
  return (
    <FigureTile
      {...tileOf(shown, 'leadWhole')}
      value={now.value === null ? null : valueIn('days', now.value, wording)}
      note={[wording.say(m.medianOf, { n: time.count }), importedWords(time, wording)].filter(Boolean).join(' · ')}
      change={isCompared ? changeWords('leadWhole', now, before, wording) : undefined}
      values={seriesOf(shown, 'leadWhole').map((point) => point.value)}
      link={(content) => <Link {...placeOf(time.list)}>{content}</Link>}
    />
  );
}

function tileOf({ wording: { say }, explain }: Shown, key: IndicatorKey) {
  const label = say(indicatorOf(key).name);
  return {
    label,
    noData: say(insightsMessages.noData),
    end: (
      <IconButton
        icon="info"
        label={say(m.explain, { title: label })}
        tooltipAlign="end"
        onClick={() => explain(label, [key])}
      />
    ),
  };
}
