import { type AuditUnit, auditFigureUnits } from '@vigie/domain/modules/insights/audits/audit-figures';
import type { AuditFigure } from '@vigie/domain/modules/insights/audits/contract';
import { changeOf } from '@vigie/domain/modules/insights/figures';
import { auditFigureWords, auditFigureMessages as m } from '@vigie/domain/modules/insights/messages/audit-figures';
import { kpiMessages } from '@vigie/domain/modules/insights/messages/kpi-page';
import { insightsMessages } from '@vigie/domain/modules/insights/messages/page';
import { placeOf } from '../../../platform/page/address';
import { LoadFailed, Loading } from '../../../platform/page/loading';
import { Link } from '../../../platform/router/link';
import { type FigureChange, FigureTile } from '../../../ui/charts/figure-tile';
import { formatNumber } from '../../../ui/charts/numbers';
import { useAuditFigures } from '../queries';
import { changeOfSize, valueIn, type Wording } from '../words';
import type { Shown } from './shown';

/** Audits and gemba walks, each figure with its way to what it counts, and what it says below. */
export function AuditFigures({ shown }: { shown: Shown }) {
  const { question, wording } = shown;
  const { say } = wording;
  const found = useAuditFigures(question);
  if (!found.data) return found.isPending ? <Loading lines={5} /> : <LoadFailed query={found} />;
  return (
    <div className="stack-sm">
      <div className="figures">
        {found.data.figures.map((figure) => (
          <Tile key={figure.key} figure={figure} shown={shown} />
        ))}
      </div>
      <p className="note">{[say(m.scope), question.knownOn && say(m.asOfNow)].filter(Boolean).join(' ')}</p>
      <details className="note kpi-definitions">
        <summary>{say(m.definitions)}</summary>
        <dl className="stack-sm">
          {found.data.figures.map(({ key }) => (
            <div key={key}>
              <dt className="strong">{say(auditFigureWords[key].name)}</dt>
              <dd>{say(auditFigureWords[key].definition)}</dd>
            </div>
          ))}
        </dl>
      </details>
    </div>
  );
}

function Tile({ figure, shown: { wording, isCompared } }: { figure: AuditFigure; shown: Shown }) {
  const { key, value, list, numerator } = figure;
  const { say } = wording;
  const isLed = list !== null && numerator > 0;
  return (
    <FigureTile
      label={say(auditFigureWords[key].name)}
      noData={say(insightsMessages.noData)}
      value={value === null ? null : shownIn(auditFigureUnits[key].unit, value, wording)}
      note={noteOf(figure, wording)}
      change={isCompared ? changeWords(figure, wording) : undefined}
      link={isLed ? (content) => <Link {...placeOf(list)}>{content}</Link> : undefined}
    />
  );
}

function shownIn(unit: AuditUnit, value: number, wording: Wording): string {
  return unit === 'mean' ? formatNumber(value, wording.language, 1) : valueIn(unit, value, wording);
}

function noteOf({ key, numerator, denominator }: AuditFigure, { say, language }: Wording): string {
  const shown = { part: formatNumber(numerator, language), all: formatNumber(denominator ?? 0, language) };
  if (key === 'daysToAnswer') return say(m.answers, { n: numerator });
  return say(key === 'findingsPerAudit' ? m.perAudit : kpiMessages.ofAll, { ...shown, n: numerator });
}

function changeWords({ key, before, ...now }: AuditFigure, wording: Wording): FigureChange | undefined {
  const { unit, better } = auditFigureUnits[key];
  const change = changeOf(now, before);
  if (change === null) {
    const words = wording.say(kpiMessages.noDataBefore);
    return now.value === null ? undefined : { words, direction: 'same', tone: 'neutral' };
  }
  const size = unit === 'mean' ? Math.round(change * 10) / 10 : change;
  const words = changeOfSize(unit === 'mean' ? 'cases' : unit, size, wording);
  if (words === null) return { words: wording.say(kpiMessages.same), direction: 'same', tone: 'neutral' };
  const tone = better === null ? 'neutral' : change > 0 === (better === 'up') ? 'good' : 'bad';
  const judged =
    tone === 'neutral' ? words : `${words}, ${wording.say(tone === 'good' ? kpiMessages.better : kpiMessages.worse)}`;
  return { words: judged, direction: change > 0 ? 'up' : 'down', tone };
}
