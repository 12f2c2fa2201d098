import { indicatorOf, type SeriesKey } from '@vigie/domain/modules/insights/indicators';
import { kpiMessages as m } from '@vigie/domain/modules/insights/messages/kpi-page';
import { ChartCard } from '../../../ui/charts/chart-card';
import { TimeChart } from '../../../ui/charts/time-chart';
import { Icon } from '../../../ui/icons/icon';
import { changeWords, formatIn, importedWords, noteOf, valueIn } from '../words';
import { cardOf, figureOf, type Shown, ticksOf, timePoints, timeTable } from './shown';

const height = 132;

/** A rate: what it is in the period, of how many, against the period before, and how it went. */
export function RateCard({ shown, figure: key }: { shown: Shown; figure: SeriesKey }) {
  const { wording, isCompared } = shown;
  const { say } = wording;
  const format = formatIn('share', wording);
  const title = say(indicatorOf(key).name);
  const points = timePoints(shown, [key]);
  const figure = figureOf(shown, key);
  const change = isCompared && figure ? changeWords(key, figure, figure.before, wording) : undefined;
  return (
    <ChartCard
      {...cardOf(shown, title, [key])}
      subtitle={(figure && noteOf(figure, wording)) ?? say(m.rateOverTime)}
      height={height + 44}
      table={figure?.value === null ? null : timeTable(shown, { points, names: [title], format })}
    >
      {typeof figure?.value === 'number' && (
        <p className="cluster rate-line">
          <b>{valueIn('share', figure.value, wording)}</b>
          {change && (
            <span className={`inline-row gap-4 small muted icons-12 ${change.tone}`}>
              {change.direction !== 'same' && <Icon name={change.direction === 'up' ? 'arrow-up' : 'arrow-down'} />}
              {change.words}
            </span>
          )}
        </p>
      )}
      <TimeChart
        label={title}
        height={height}
        kind="lines"
        points={points}
        series={[{ label: title }]}
        format={format}
        formatTick={(value) => (value === 0.25 || value === 0.75 ? '' : format(value))}
        top={1}
      />
    </ChartCard>
  );
}

export function CostCard({ shown }: { shown: Shown }) {
  const { wording } = shown;
  const { say } = wording;
  const format = formatIn('euros', wording);
  const figure = figureOf(shown, 'cost');
  const opened = figureOf(shown, 'opened');
  const title = say(m.costOverTime);
  const points = timePoints(shown, ['cost']);
  const name = say(indicatorOf('cost').name);
  return (
    <ChartCard
      {...cardOf(shown, title, ['cost'])}
      subtitle={
        figure?.value === null
          ? say(m.costHelp)
          : [
              say(m.costsEntered, { n: figure?.denominator ?? 0, all: opened?.numerator ?? 0 }),
              figure && importedWords(figure, wording),
            ]
              .filter(Boolean)
              .join(' · ')
      }
      height={220}
      wide
      table={figure?.value === null ? null : timeTable(shown, { points, names: [name], format })}
    >
      <TimeChart
        label={title}
        height={220}
        kind="columns"
        points={points}
        series={[{ label: name }]}
        format={format}
        formatTick={ticksOf(wording)}
      />
    </ChartCard>
  );
}
