import { recordPageMessages } from '@vigie/domain/messages/record-page';
import { independenceObjection } from '@vigie/domain/modules/audits/independence/independence';
import { auditPageMessages } from '@vigie/domain/modules/audits/messages';
import type { ProgrammeLines } from '@vigie/domain/modules/audits/programmes/contract';
import { isComplete, programmeBounds } from '@vigie/domain/modules/audits/programmes/line';
import { programmePageMessages, lineTableMessages as t } from '@vigie/domain/modules/audits/programmes/page-messages';
import { programmeChangeObjection } from '@vigie/domain/modules/audits/programmes/workflow';
import { useMemo, useRef } from 'react';
import { useRowWalk } from '../../../platform/lists/row-walk';
import { LoadFailed, Loading } from '../../../platform/page/loading';
import { useSay } from '../../../platform/page/messages';
import { usePageTitle } from '../../../platform/page/page-language';
import { usePageSearch } from '../../../platform/page/page-search';
import { lazyDialog } from '../../../platform/page-files/lazy-dialog';
import { LoadedRecord } from '../../../platform/records/loaded-record';
import { Link } from '../../../platform/router/link';
import { useParams, useRouter } from '../../../platform/router/router';
import { actorOf, useUser } from '../../../platform/session/session';
import { WhyButton } from '../../../ui/buttons/why-button';
import { SearchField } from '../../../ui/fields/search-field';
import { Page } from '../../../ui/foundation/page';
import { usePortions } from '../../../ui/foundation/portions';
import { Icon } from '../../../ui/icons/icon';
import { EmptyState } from '../../../ui/lists/empty-state';
import { Table } from '../../../ui/lists/table';
import { AuditsNav } from '../audits-nav';
import { useLineColumns } from './line-columns';
import { linesAddress, linesSearchOf, matchingLines } from './lines-search';
import { type ProgrammeDetail, programmeCalls, useLines, useProgrammeCheck } from './queries';
import { useLineChanges } from './use-line-changes';

const LineDialog = lazyDialog(() => import('./line-dialog'));
const programmesPath = '/apps/audit/programmes';

/** The lines of a programme: what is to be audited, by whom, how often. */
export default function LinesPage() {
  const say = useSay();
  const { id = '' } = useParams();
  const missing = {
    title: say(recordPageMessages.notFound, { id }),
    text: say(recordPageMessages.notFoundHelp),
    to: programmesPath,
    label: say(recordPageMessages.toList),
  };
  return (
    <>
      <AuditsNav at="programmes" />
      <LoadedRecord found={programmeCalls.useOne(id)} heading={id} missing={missing}>
        {(programme) => <LoadedLines programme={programme} />}
      </LoadedRecord>
    </>
  );
}

function LoadedLines({ programme }: { programme: ProgrammeDetail }) {
  const { id, title } = programme;
  const say = useSay();
  usePageTitle(`${id} - ${say(auditPageMessages.programmeLines)}`);
  const found = useLines(id);
  if (found.data) return <Lines programme={programme} known={found.data} />;
  return (
    <Page title={`${id} - ${title}`}>{found.isPending ? <Loading lines={12} /> : <LoadFailed query={found} />}</Page>
  );
}

const walk = { next: t.nextRow, previous: t.previousRow };
/** About a screenful at once, and then as many in one frame as keep input responsive. */
const firstRows = 30;
const moreRows = 40;

function Lines({ programme, known }: { programme: ProgrammeDetail; known: ProgrammeLines }) {
  const say = useSay();
  const { history } = useRouter();
  const actor = actorOf(useUser());
  const search = usePageSearch(linesSearchOf);
  const { id, title } = programme;
  const { lines } = known;
  const objection = programmeChangeObjection({ ...programme, companyId: actor.companyId }, actor);
  const why = objection ? say(objection.message, objection.values) : undefined;
  const isFull = lines.length >= programmeBounds.lines;
  const changes = useLineChanges(programme, known);
  const numbered = useMemo(() => lines.map((line, at) => ({ line, n: at + 1 })), [lines]);
  const found = useMemo(() => matchingLines(numbered, search.find, say), [numbered, search.find, say]);
  const shown = usePortions(found.length, firstRows, moreRows);
  const first = useMemo(() => found.slice(0, shown), [found, shown]);
  const columns = useLineColumns({
    programme: id,
    find: search.find,
    canChange: !why,
    isFull,
    dependent: useDependent(id, programme.status !== 'ended'),
    onRemove: changes.remove,
  });
  const rows = useRef<HTMLDivElement>(null);
  useRowWalk(rows, walk);
  const incomplete = lines.filter((line) => !isComplete(line)).length;
  const openLine = (line: string) => linesAddress(id, { ...search, line });
  return (
    <Page
      title={`${id} - ${title}`}
      count={say(search.find ? t.counted : t.count, { shown: found.length, n: lines.length })}
      actions={
        <>
          <Link className="btn" to={`${programmesPath}/${id}`}>
            <Icon name="arrow-left" />
            {say(programmePageMessages.toProgramme)}
          </Link>
          <WhyButton
            look="primary"
            icon="plus"
            tooltipAlign="end"
            aria-haspopup="dialog"
            why={why ?? (isFull ? say(t.full, { max: programmeBounds.lines }) : undefined)}
            onClick={() => history.push(openLine('new'))}
          >
            {say(t.add)}
          </WhyButton>
        </>
      }
    >
      <div className="cluster toolbar">
        <SearchField
          label={say(t.search)}
          value={search.find}
          onChange={(find) => history.replace(linesAddress(id, { ...search, find }))}
        />
        {incomplete > 0 && (
          <span className="inline-row text-13 line-missing">{say(t.incomplete, { n: incomplete })}</span>
        )}
        {programme.status === 'approved' && <span className="note">{say(t.readOnly)}</span>}
      </div>
      {found.length === 0 ? (
        <EmptyState title={say(lines.length === 0 ? t.none : t.noneFound)} />
      ) : (
        <div ref={rows} className="programme-lines">
          <Table
            caption={say(auditPageMessages.programmeLines)}
            columns={columns}
            rows={first}
            keyOf={({ line }) => line.id}
          />
        </div>
      )}
      {search.line && (
        <LineDialog
          key={search.line}
          programme={known}
          asked={search.line}
          canChange={!why}
          onSave={changes.keep}
          onClose={() => history.replace(openLine(''))}
        />
      )}
    </Page>
  );
}

/** In words why the lead of a line is not independent at its next audit, by the line. */
function useDependent(id: string, isAsked: boolean): ReadonlyMap<string, string> {
  const say = useSay();
  const { data } = useProgrammeCheck(id, isAsked);
  return useMemo(() => {
    const said = (data ?? []).flatMap(({ lineId, dependencies }): readonly [string, string][] => {
      const objection = independenceObjection(dependencies);
      return objection ? [[lineId, say(objection.message, objection.values)]] : [];
    });
    return new Map(said);
  }, [data, say]);
}
