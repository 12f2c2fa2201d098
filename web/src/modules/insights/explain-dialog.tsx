import { generalMessages } from '@vigie/domain/messages/shell/shell';
import type { Figure } from '@vigie/domain/modules/insights/figures';
import { type IndicatorKey, indicatorOf } from '@vigie/domain/modules/insights/indicators';
import { kpiMessages as m } from '@vigie/domain/modules/insights/messages/kpi-page';
import { insightsMessages } from '@vigie/domain/modules/insights/messages/page';
import { placeOf } from '../../platform/page/address';
import { Link } from '../../platform/router/link';
import { Dialog } from '../../ui/overlays/dialog';
import { figureOf, type Shown } from './charts/shown';
import { formatIn } from './words';

const days = {
  opened: m.dayOpened,
  submitted: m.daySubmitted,
  approved: m.dayApproved,
  closed: m.dayClosed,
  judged: m.dayJudged,
  end: m.dayEnd,
} as const;

interface ExplainDialogProps {
  title: string;
  keys: readonly IndicatorKey[];
  shown: Shown;
  onClose: () => void;
}

/** What a figure says, what is divided by what, and both in this period. */
export default function ExplainDialog({ title, keys, shown, onClose }: ExplainDialogProps) {
  const { say } = shown.wording;
  return (
    <Dialog title={say(m.explainTitle, { title })} closeLabel={say(generalMessages.close)} onClose={onClose}>
      <div className="dialog-body stack">
        {keys.map((key) => (
          <Definition key={key} shown={shown} name={key} isNamed={keys.length > 1} onLeave={onClose} />
        ))}
      </div>
    </Dialog>
  );
}

interface DefinitionProps {
  shown: Shown;
  name: IndicatorKey;
  isNamed: boolean;
  onLeave: () => void;
}

function Definition({ shown, name, isNamed, onLeave }: DefinitionProps) {
  const { say } = shown.wording;
  const indicator = indicatorOf(name);
  const figure = figureOf(shown, name);
  return (
    <section className="kpi-definition">
      {isNamed && <h3 className="text-14">{say(indicator.name)}</h3>}
      <p>{say(indicator.definition)}</p>
      <dl className="grid text-13">
        <dt className="muted">{say(insightsMessages.numerator)}</dt>
        <dd>
          {say(indicator.numerator)}
          {figure && <Counted shown={shown} figure={figure} side="numerator" onLeave={onLeave} />}
        </dd>
        {indicator.denominator && (
          <>
            <dt className="muted">{say(insightsMessages.denominator)}</dt>
            <dd>
              {say(indicator.denominator)}
              {figure && <Counted shown={shown} figure={figure} side="denominator" onLeave={onLeave} />}
            </dd>
          </>
        )}
        {figure && indicator.lists === 'cases' && (
          <>
            <dt className="muted">{say(insightsMessages.imported)}</dt>
            <dd>
              {indicator.leavesOutImported ? say(m.importedLeftOut) : formatIn('cases', shown.wording)(figure.imported)}
            </dd>
          </>
        )}
        <dt className="muted">{say(m.countedOn)}</dt>
        <dd>{say(days[indicator.day])}</dd>
      </dl>
    </section>
  );
}

interface CountedProps {
  shown: Shown;
  figure: Figure;
  side: 'numerator' | 'denominator';
  onLeave: () => void;
}

function Counted({ shown, figure, side, onLeave }: CountedProps) {
  const { wording } = shown;
  const { say } = wording;
  const isAll = side === 'denominator';
  const count = isAll ? figure.denominator : figure.numerator;
  const list = isAll ? figure.listAll : figure.list;
  if (count === null) return null;
  const unit = !isAll && indicatorOf(figure.key).measure === 'sum' ? 'euros' : 'cases';
  const words = say(m.thisPeriod, { count: formatIn(unit, wording)(count) });
  return (
    <span className="row wrap muted kpi-counted">
      {words}
      {list && count > 0 && (
        <Link {...placeOf(list)} onClick={onLeave}>
          {say(isAll ? m.seeAll : m.seeCounted)}
        </Link>
      )}
    </span>
  );
}
