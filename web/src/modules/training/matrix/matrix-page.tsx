import { matrixPath, requirementsPath, trainingAddress } from '@vigie/domain/modules/training/id';
import type { CellState } from '@vigie/domain/modules/training/matrix/cells';
import { matrixScopes } from '@vigie/domain/modules/training/matrix/contract';
import { matrixMessages, matrixStateMessages } from '@vigie/domain/modules/training/matrix/messages';
import { matrixPageMessages as m } from '@vigie/domain/modules/training/pages/messages';
import { trainingPageTitles } from '@vigie/domain/modules/training/pages/titles';
import { seesAllTraining } from '@vigie/domain/modules/training/rights';
import { useMemo } from 'react';
import { addressWith, dayOf, pageOf, textOf } from '../../../platform/page/address';
import { todayHere } from '../../../platform/page/dates';
import { DayField } from '../../../platform/page/day-field';
import { LoadFailed, Loading } from '../../../platform/page/loading';
import { useSay } from '../../../platform/page/messages';
import { type RawSearch, usePageSearch } from '../../../platform/page/page-search';
import { Link } from '../../../platform/router/link';
import { useRouter } from '../../../platform/router/router';
import { actorOf, useUser } from '../../../platform/session/session';
import { Button } from '../../../ui/buttons/button';
import { Select } from '../../../ui/choices/select';
import { SearchField } from '../../../ui/fields/search-field';
import { Page } from '../../../ui/foundation/page';
import { useMedia } from '../../../ui/foundation/use-media';
import { EmptyState } from '../../../ui/lists/empty-state';
import { listTrainings } from '../assignments/queries';
import { TrainingNav } from '../training-nav';
import { useMatrix } from './queries';
import { matching, type ShownMatrix, type Sum, shownMatrix, type Window, windowOf } from './shown-matrix';
import './matrix.css';

const rowsShown = 20;
const columnsShown = 8;

interface MatrixSearch {
  readonly at: string;
  readonly scope: (typeof matrixScopes)[number];
  readonly search: string;
  readonly rows: number;
  readonly columns: number;
}

/** Who is qualified for what on a day. One part of it is drawn at a time, so that a large company's stays quick. */
export default function MatrixPage() {
  const say = useSay();
  const { history } = useRouter();
  const seesAll = seesAllTraining(actorOf(useUser()));
  const usual: MatrixSearch = { at: '', scope: seesAll ? 'everyone' : 'team', search: '', rows: 1, columns: 1 };
  const scopes = matrixScopes.filter((scope) => seesAll || scope !== 'everyone');
  const shown = usePageSearch(
    ({ at, scope, search, rows, columns }: RawSearch): MatrixSearch => ({
      at: dayOf(at),
      scope: scopes.find((one) => one === scope) ?? usual.scope,
      search: textOf(search),
      rows: pageOf(rows ?? 1),
      columns: pageOf(columns ?? 1),
    }),
  );
  const show = (changes: Partial<MatrixSearch>) =>
    history.push(addressWith(matrixPath, { ...shown, ...changes }, usual));
  const from = { rows: 1, columns: 1 };
  const found = useMatrix({ scope: shown.scope, ...(shown.at && { at: shown.at }) });
  const matrix = useMemo(() => found.data && shownMatrix(found.data), [found.data]);
  const isEmpty = matrix && (matrix.people.length === 0 || matrix.requirements.length === 0);
  return (
    <>
      <TrainingNav at="matrix" />
      <Page title={say(trainingPageTitles.matrix)}>
        <div className="stack-sm" aria-busy={found.isPlaceholderData || undefined}>
          <div className="matrix-asked">
            <DayField
              label={say(matrixMessages.at)}
              value={shown.at || todayHere()}
              onChange={(at) => at && show({ ...from, at: at === todayHere() ? '' : at })}
            />
            <Select
              label={say(m.scope)}
              value={shown.scope}
              options={scopes.map((value) => ({ value, label: say(m[value]) }))}
              onChange={(scope) => show({ ...from, scope })}
            />
            <SearchField label={say(m.search)} value={shown.search} onChange={(search) => show({ ...from, search })} />
          </div>
          {found.isPending && <Loading lines={12} />}
          {found.isError && !found.data && <LoadFailed query={found} />}
          {isEmpty && <EmptyState title={say(matrixMessages.empty)} />}
          {matrix && !isEmpty && <Shown matrix={matrix} search={shown} show={show} />}
        </div>
      </Page>
    </>
  );
}

interface ShownProps {
  matrix: ShownMatrix;
  search: MatrixSearch;
  show: (changes: Partial<MatrixSearch>) => void;
}

function Shown({ matrix, search, show }: ShownProps) {
  const say = useSay();
  const isWide = useMedia('(min-width: 861px)');
  const found = useMemo(() => matching(matrix, search.search), [matrix, search.search]);
  if (!found) return <EmptyState title={say(m.noneMatches)} />;
  const rows = windowOf(found.people, search.rows, rowsShown);
  const columns = windowOf(found.requirements, search.columns, columnsShown);
  const { qualified, required } = matrix.total;
  const percent = required === 0 ? 100 : Math.floor((100 * qualified) / required);
  const Drawn = isWide ? Table : ByPerson;
  return (
    <>
      <p className="muted">{say(m.total, { n: qualified, of: required, percent })}</p>
      <Legend />
      <div className="row wrap row-between">
        <Steps
          window={rows}
          words={{ shown: m.rowsShown, previous: m.previousRows, next: m.nextRows }}
          onPage={(page) => show({ rows: page })}
        />
        <Steps
          window={columns}
          words={{ shown: m.columnsShown, previous: m.previousColumns, next: m.nextColumns }}
          onPage={(page) => show({ columns: page })}
        />
      </div>
      <Drawn matrix={matrix} rows={rows} columns={columns} />
    </>
  );
}

interface StepsProps {
  window: Window;
  words: Readonly<Record<'shown' | 'previous' | 'next', (typeof m)['rowsShown']>>;
  onPage: (page: number) => void;
}

/** Where the part that is drawn stands, and the way to those before and behind it. */
function Steps({ window: { places, first, count, page, pageCount }, words, onPage }: StepsProps) {
  const say = useSay();
  return (
    <div className="row">
      <span className="digits note">{say(words.shown, { from: first + 1, to: first + places.length, n: count })}</span>
      {pageCount > 1 && (
        <>
          <Button icon="chevron-left" size="small" disabled={page === 1} onClick={() => onPage(page - 1)}>
            <span className="sr">{say(words.previous)}</span>
          </Button>
          <Button icon="chevron-right" size="small" disabled={page === pageCount} onClick={() => onPage(page + 1)}>
            <span className="sr">{say(words.next)}</span>
          </Button>
        </>
      )}
    </div>
  );
}

interface DrawnProps {
  matrix: ShownMatrix;
  rows: Window;
  columns: Window;
}

const signs: Readonly<Record<Exclude<CellState, 'none'>, string>> = {
  qualified: '✓',
  expiring: '◷',
  open: '○',
  late: '!',
  excepted: '≈',
};
const named = Object.keys(signs) as (keyof typeof signs)[];

function Legend() {
  const say = useSay();
  return (
    <ul className="cluster small" aria-label={say(m.legend)}>
      {named.map((state) => (
        <li key={state} className="inline-row">
          <span className={`matrix-sign matrix-${state}`} aria-hidden="true">
            {signs[state]}
          </span>
          {say(matrixStateMessages[state])}
        </li>
      ))}
    </ul>
  );
}

function Table({ matrix, rows, columns }: DrawnProps) {
  const say = useSay();
  return (
    <section
      className="card matrix-scroll"
      aria-label={say(trainingPageTitles.matrix)}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: without a cell that opens something, a keyboard could not scroll it
      tabIndex={0}
    >
      <table className="digits text-13 matrix-table">
        <caption className="sr">{say(trainingPageTitles.matrix)}</caption>
        <thead>
          <tr>
            <th scope="col">{say(m.person)}</th>
            {columns.places.map((place) => (
              <th key={place} scope="col">
                <RequirementLink matrix={matrix} place={place} />
              </th>
            ))}
            <th scope="col">{say(matrixMessages.sums)}</th>
          </tr>
        </thead>
        <tbody>
          {rows.places.map((person) => (
            <tr key={person}>
              <th scope="row">{matrix.people[person]?.name}</th>
              {columns.places.map((place) => (
                <td key={place}>
                  <Cell matrix={matrix} person={person} requirement={place} />
                </td>
              ))}
              <td>
                <SumOf sum={matrix.ofPeople[person]} />
              </td>
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row">{say(matrixMessages.sums)}</th>
            {columns.places.map((place) => (
              <td key={place}>
                <SumOf sum={matrix.ofRequirements[place]} />
              </td>
            ))}
            <td>
              <SumOf sum={matrix.total} />
            </td>
          </tr>
        </tfoot>
      </table>
    </section>
  );
}

function RequirementLink({ matrix, place }: { matrix: ShownMatrix; place: number }) {
  const requirement = matrix.requirements[place];
  return (
    <Link className="touch-link" to={`${requirementsPath}/${requirement?.id}`} title={requirement?.id}>
      {requirement?.title}
    </Link>
  );
}

function SumOf({ sum }: { sum: Sum | undefined }) {
  const say = useSay();
  return sum && sum.required > 0 ? <span>{say(m.sum, { n: sum.qualified, of: sum.required })}</span> : null;
}

interface CellProps {
  matrix: ShownMatrix;
  person: number;
  requirement: number;
  /** With the requirement and the state in words, where no column tells them. */
  isNamed?: boolean;
}

/** A sign and a word, never a colour alone. Opens the training; where approving was what qualified, the requirement. */
function Cell({ matrix, person, requirement, isNamed }: CellProps) {
  const say = useSay();
  const { history } = useRouter();
  const state = matrix.stateOf(person, requirement);
  const who = matrix.people[person];
  const what = matrix.requirements[requirement];
  if (!who || !what) return null;
  const word = say(matrixStateMessages[state]);
  const words = say(m.cell, { person: who.name, requirement: what.title, state: word });
  if (state === 'none') return <span className="sr">{words}</span>;
  const open = async () => {
    const asked = {
      assigned: 'everyone',
      userId: who.id,
      requirement: what.id,
      sort: 'id',
      direction: 'desc',
    } as const;
    const [latest] = (await listTrainings(asked)).items;
    history.push(latest ? trainingAddress(latest.id) : `${requirementsPath}/${what.id}`);
  };
  return (
    <button type="button" className={`matrix-cell matrix-${state}`} title={words} onClick={() => void open()}>
      <span aria-hidden="true">
        {signs[state]}
        {isNamed && <b className="strong"> {what.title}</b>}
        <small className="block">{word}</small>
      </span>
      <span className="sr">{words}</span>
    </button>
  );
}

/** Person by person: a table of many requirements fits no phone. */
function ByPerson({ matrix, rows, columns }: DrawnProps) {
  return (
    <div className="stack">
      {rows.places.map((person) => {
        const asked = columns.places.filter((place) => matrix.stateOf(person, place) !== 'none');
        const name = matrix.people[person]?.name;
        return (
          <section key={person} className="card stack-sm matrix-person" aria-label={name}>
            <div className="row row-between">
              <h2 className="text-14 strong breaks">{name}</h2>
              <SumOf sum={matrix.ofPeople[person]} />
            </div>
            <ul className="stack-sm">
              {asked.map((place) => (
                <li key={place}>
                  <Cell isNamed matrix={matrix} person={person} requirement={place} />
                </li>
              ))}
            </ul>
          </section>
        );
      })}
    </div>
  );
}
