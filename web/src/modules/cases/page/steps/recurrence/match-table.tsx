import type {
  Dismissal,
  RecurrenceAnalysis,
  RecurrenceMatch,
} from '@vigie/domain/modules/cases/investigation-contract';
import { caseAddress, caseKinds } from '@vigie/domain/modules/cases/kinds';
import { recurrencePageMessages as m } from '@vigie/domain/modules/cases/messages/recurrence-page';
import { minimumScore } from '@vigie/domain/modules/cases/recurrence/bounds';
import type { ReactNode } from 'react';
import { useSay } from '../../../../../platform/page/messages';
import { ImportedMark } from '../../../../../platform/records/entry-marks';
import { Link } from '../../../../../platform/router/link';
import { formatDay } from '../../../../../ui/fields/day';
import { CaseState } from '../../../case-marks';
import { useStepForm } from '../form-context';
import { WhyDismissed } from './dismissed-cases';
import { MatchActions } from './match-actions';
import { type Decision, decisionOn, formatReason, levelOf } from './reasons';

const headers = [m.match, m.id, m.title, m.kind, m.status, m.owner, m.detectionDate] as const;

interface MatchTableProps {
  analysis: RecurrenceAnalysis | undefined;
  dismissals: readonly Dismissal[];
  isRunning: boolean;
}

/**
 * Each case that was found takes two rows: its facts, and below them why it was found and what is decided about it. The
 * ARIA roles repeat the elements because in a narrow column the rows are laid out as blocks, which would drop them.
 */
export function MatchTable({ analysis, dismissals, isRunning }: MatchTableProps) {
  const say = useSay();
  const { record } = useStepForm();
  const matches = isRunning ? [] : (analysis?.matches ?? []);
  return (
    <div className="card" aria-busy={isRunning || undefined}>
      {/* biome-ignore lint/a11y/noRedundantRoles: display: block drops the implied role */}
      <table className="digits text-13 full-width matches" role="table">
        <caption className="sr">{say(m.similar)}</caption>
        {/* biome-ignore lint/a11y/noRedundantRoles: display: block drops the implied role */}
        <thead role="rowgroup">
          {/* biome-ignore lint/a11y/noRedundantRoles: display: block drops the implied role */}
          <tr role="row">
            {headers.map((header) => (
              <th key={header.en} scope="col">
                {say(header)}
              </th>
            ))}
          </tr>
        </thead>
        {matches.length === 0 ? (
          <EmptyBody analysis={analysis} isRunning={isRunning} />
        ) : (
          matches.map((match) => (
            <MatchBody key={match.id} match={match} decision={decisionOn(match.id, record.links, dismissals)} />
          ))
        )}
      </table>
    </div>
  );
}

function EmptyBody({ analysis, isRunning }: Pick<MatchTableProps, 'analysis' | 'isRunning'>) {
  const say = useSay();
  return (
    // biome-ignore lint/a11y/noRedundantRoles: display: block drops the implied role
    <tbody role="rowgroup">
      {/* biome-ignore lint/a11y/noRedundantRoles: display: block drops the implied role */}
      <tr role="row">
        {/* biome-ignore lint/a11y/noRedundantRoles: display: block drops the implied role */}
        <td role="cell" className="matches-empty" colSpan={headers.length}>
          {isRunning ? say(m.analyzing) : analysis ? <NothingFound analysis={analysis} /> : say(m.empty)}
        </td>
      </tr>
    </tbody>
  );
}

function NothingFound({ analysis: { inputs } }: { analysis: RecurrenceAnalysis }) {
  const say = useSay();
  if (inputs.compared === 0) return say(m.nothingToCompare);
  return say(m.nothingFound, { bound: minimumScore, n: inputs.compared });
}

function MatchBody({ match, decision }: { match: RecurrenceMatch; decision: Decision }) {
  const say = useSay();
  const level = levelOf(match.score);
  const shownLevel = decision.kind === 'dismissed' ? 'dismissed' : level;
  return (
    // biome-ignore lint/a11y/noRedundantRoles: display: grid drops the implied role
    <tbody role="rowgroup" className={`match match-${shownLevel}`}>
      {/* biome-ignore lint/a11y/noRedundantRoles: display: grid drops the implied role */}
      <tr role="row">
        <Cell label={say(m.match)}>
          <span className="nowrap match-score">
            <b className="semibold">{match.score} %</b> <small className="meta">{say(m[level])}</small>
          </span>
        </Cell>
        <Cell label={say(m.id)}>
          <Link className="strong accent match-id" to={caseAddress(match)}>
            {match.id}
          </Link>
        </Cell>
        <Cell label={say(m.title)} fluid>
          {match.title} {match.isImported && <ImportedMark />}
        </Cell>
        <Cell label={say(m.kind)}>{say(caseKinds[match.kind].label)}</Cell>
        <Cell label={say(m.status)}>
          <CaseState status={match.status} />
        </Cell>
        <Cell label={say(m.owner)}>{match.owner}</Cell>
        <Cell label={say(m.detectionDate)}>
          <time dateTime={match.detectionDate}>{formatDay(match.detectionDate)}</time>
        </Cell>
      </tr>
      {/* biome-ignore lint/a11y/noRedundantRoles: display: grid drops the implied role */}
      <tr role="row">
        {/* biome-ignore lint/a11y/noRedundantRoles: display: grid drops the implied role */}
        <td role="cell" className="match-more" colSpan={headers.length}>
          <Why match={match} />
          <Dismissed decision={decision} />
          <MatchActions match={match} decision={decision} />
        </td>
      </tr>
    </tbody>
  );
}

function Cell({ label, fluid, children }: { label: string; fluid?: boolean; children: ReactNode }) {
  return (
    // biome-ignore lint/a11y/noRedundantRoles: display: grid drops the implied role
    <td role="cell" data-label={label} className={fluid ? 'fluid' : undefined}>
      {children}
    </td>
  );
}

function Why({ match: { reasons } }: { match: RecurrenceMatch }) {
  const say = useSay();
  return (
    <div className="small flex match-why">
      <span className="muted">{say(m.why)}</span>
      <ul className="cluster shrinks">
        {reasons.map((reason) => (
          <li className="breaks" key={reason.kind}>
            {formatReason(reason, say)}
          </li>
        ))}
      </ul>
    </div>
  );
}

function Dismissed({ decision }: { decision: Decision }) {
  return decision.kind === 'dismissed' ? <WhyDismissed dismissal={decision.dismissal} /> : null;
}
