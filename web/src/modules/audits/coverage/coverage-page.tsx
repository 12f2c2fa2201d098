import type { OutputOf } from '@vigie/domain/kernel/http/endpoint';
import { importedMarkMessages } from '@vigie/domain/messages/lists';
import { auditAddress } from '@vigie/domain/modules/audits/audits/id';
import type { CoverageCell, coverageEndpoints } from '@vigie/domain/modules/audits/coverage/contract';
import { coverageMessages as m } from '@vigie/domain/modules/audits/coverage/page-messages';
import { auditPageMessages } from '@vigie/domain/modules/audits/messages';
import { useMemo } from 'react';
import { textOf } from '../../../platform/page/address';
import { LoadFailed, Loading } from '../../../platform/page/loading';
import { useSay } from '../../../platform/page/messages';
import { usePageSearch } from '../../../platform/page/page-search';
import { ImportedMark } from '../../../platform/records/entry-marks';
import { Link } from '../../../platform/router/link';
import { useRouter } from '../../../platform/router/router';
import { Select } from '../../../ui/choices/select';
import { formatDay } from '../../../ui/fields/day';
import { Page } from '../../../ui/foundation/page';
import { useMedia } from '../../../ui/foundation/use-media';
import { EmptyState } from '../../../ui/lists/empty-state';
import { Banner } from '../../../ui/overlays/banner';
import { gradeLook } from '../audits/marks';
import { AuditsNav } from '../audits-nav';
import { useGradeLabel } from '../grades';
import { type Covered, coverageAddress, coveredIn, pairKey } from './covered';
import { useCoverage } from './queries';
import './coverage.css';

type Coverage = OutputOf<typeof coverageEndpoints.getAuditCoverage>;

/** Which clauses of a standard were audited in which process, and when last. */
export default function CoveragePage() {
  const say = useSay();
  const { history } = useRouter();
  const asked = usePageSearch(({ standard }) => textOf(standard));
  const found = useCoverage(asked);
  const { data } = found;
  const isEmpty = data && (data.processes.length === 0 || data.clauses.length === 0);
  return (
    <>
      <AuditsNav at="coverage" />
      <Page title={say(auditPageMessages.coverage)}>
        <div className="stack-sm" aria-busy={found.isPlaceholderData || undefined}>
          {data && data.standards.length > 0 && (
            <div className="coverage-standard">
              <Select
                label={say(m.standard)}
                value={data.standard ?? ''}
                options={data.standards.map((standard) => ({ value: standard, label: standard }))}
                onChange={(standard) => history.push(coverageAddress(standard))}
              />
            </div>
          )}
          {found.isPending && <Loading lines={12} />}
          {found.isError && !data && <LoadFailed query={found} />}
          {data?.isCut && <Banner kind="info">{say(m.cut)}</Banner>}
          {data && isEmpty && (
            <EmptyState title={say(data.standard ? m.noneOfStandard : m.none)} text={say(m.noneHelp)} />
          )}
          {data && !isEmpty && <Matrix coverage={data} />}
        </div>
      </Page>
    </>
  );
}

function Matrix({ coverage }: { coverage: Coverage }) {
  const say = useSay();
  const isWide = useMedia('(min-width: 861px)');
  const { processes, clauses, cells } = coverage;
  const byPair = useMemo(() => coveredIn(cells), [cells]);
  const total = processes.length * clauses.length;
  const percent = Math.round((100 * byPair.size) / total);
  return (
    <>
      <p className="muted">
        {say(m.covered, { n: byPair.size, total, percent })} {say(m.legend)}
      </p>
      {isWide ? <Table coverage={coverage} byPair={byPair} /> : <ByProcess coverage={coverage} byPair={byPair} />}
    </>
  );
}

interface CoveredProps {
  coverage: Coverage;
  byPair: Covered;
}

function Table({ coverage: { processes, clauses }, byPair }: CoveredProps) {
  const say = useSay();
  return (
    <section
      className="card coverage-scroll"
      aria-label={say(m.caption)}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: without a covered cell, a keyboard could not scroll it
      tabIndex={0}
    >
      <table className="digits text-13 coverage-table">
        <caption className="sr">{say(m.caption)}</caption>
        <thead>
          <tr>
            <th scope="col">{say(m.process)}</th>
            {clauses.map((clause) => (
              <th key={clause} scope="col">
                <span className="sr">{say(m.clause, { clause })}</span>
                <span aria-hidden="true">{clause}</span>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {processes.map((process) => (
            <tr key={process}>
              <th scope="row">{process}</th>
              {clauses.map((clause) => (
                <td key={clause}>
                  <Cell process={process} clause={clause} cell={byPair.get(pairKey(process, clause))} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

interface CellProps {
  process: string;
  clause: string;
  cell: CoverageCell | undefined;
  /** With the clause, where no column tells it. */
  isNamed?: boolean;
}

/** Leads to the audit that looked at the clause last. */
function Cell({ process, clause, cell, isNamed }: CellProps) {
  const say = useSay();
  const labelOf = useGradeLabel();
  if (!cell) return <span className="sr">{say(m.notAudited, { process, clause })}</span>;
  const { auditId, coveredOn, worstGrade, isImported } = cell;
  const day = formatDay(coveredOn);
  const worst = worstGrade ? labelOf(worstGrade) : say(m.noFinding);
  const audited = say(m.audited, { process, clause, day, id: auditId, worst });
  const words = isImported ? `${audited}, ${say(importedMarkMessages.mark)}` : audited;
  return (
    <Link
      className={`coverage-cell coverage-${worstGrade ? gradeLook(worstGrade) : 'clean'}`}
      to={auditAddress(auditId)}
      title={words}
    >
      <span aria-hidden="true">
        {isNamed && <b className="strong">{clause} </b>}
        {day}
        <small className="block meta">{worst}</small>
        {isImported && <ImportedMark />}
      </span>
      <span className="sr">{words}</span>
    </Link>
  );
}

/** Process by process what was audited, and what never was: a table of many clauses fits no phone. */
function ByProcess({ coverage: { processes, clauses }, byPair }: CoveredProps) {
  const say = useSay();
  return (
    <div className="stack">
      {processes.map((process) => {
        const covered = clauses.filter((clause) => byPair.has(pairKey(process, clause)));
        const rest = clauses.filter((clause) => !covered.includes(clause));
        return (
          <section key={process} className="card stack-sm coverage-process" aria-label={process}>
            <h2 className="text-14 strong breaks">{process}</h2>
            {covered.length > 0 && (
              <ul className="cluster">
                {covered.map((clause) => (
                  <li key={clause}>
                    <Cell isNamed process={process} clause={clause} cell={byPair.get(pairKey(process, clause))} />
                  </li>
                ))}
              </ul>
            )}
            <p className="note breaks">
              {rest.length === 0 ? say(m.allCovered) : say(m.uncovered, { clauses: rest.join(', ') })}
            </p>
          </section>
        );
      })}
    </div>
  );
}
