import { isComplete } from '@vigie/domain/modules/audits/programmes/line';
import {
  programmePageMessages as p,
  lineTableMessages as t,
} from '@vigie/domain/modules/audits/programmes/page-messages';
import { programmeChangeObjection } from '@vigie/domain/modules/audits/programmes/workflow';
import { placeOf } from '../../../platform/page/address';
import { LoadFailed, Loading } from '../../../platform/page/loading';
import { useSay } from '../../../platform/page/messages';
import { Link } from '../../../platform/router/link';
import { actorOf, useUser } from '../../../platform/session/session';
import { Icon } from '../../../ui/icons/icon';
import { whereOf } from './line-columns';
import { linesAddress } from './lines-search';
import { type ProgrammeDetail, useLines } from './queries';
import { rhythmInWords } from './rhythm';
import './programmes.css';

const shownAtMost = 8;

/** The first lines of a programme, what is to be completed, and the way to all of them. */
export function LinesSummary({ programme }: { programme: ProgrammeDetail }) {
  const say = useSay();
  const actor = actorOf(useUser());
  const { id, status, approvedRevision, lineCount } = programme;
  const found = useLines(id);
  if (found.isPending) return <Loading lines={4} />;
  if (!found.data) return <LoadFailed query={found} />;
  const { lines } = found.data;
  const incomplete = lines.filter((line) => !isComplete(line)).length;
  const canChange = programmeChangeObjection({ status, companyId: actor.companyId }, actor) === null;
  return (
    <div className="stack-sm">
      <p className="note">
        {approvedRevision === null
          ? say(p.notYet)
          : say(status === 'draft' ? p.approvedRevision : p.planned, { n: approvedRevision })}
      </p>
      {incomplete > 0 && (
        <p className="inline-row text-13 line-missing">
          <Icon name="alert" />
          {say(t.incomplete, { n: incomplete })}
        </p>
      )}
      {lines.length > 0 && (
        <ul className="lines">
          {lines.slice(0, shownAtMost).map((line) => (
            <li key={line.id} className="row row-between">
              <Link className="grow breaks touch-link" {...placeOf(linesAddress(id, { line: line.id }))}>
                {whereOf(line)}
              </Link>
              <span className="note nowrap">{rhythmInWords(line.everyMonths, say)}</span>
            </li>
          ))}
        </ul>
      )}
      <div className="row">
        <Link className="btn btn-sm" to={linesAddress(id, {})}>
          <Icon name={canChange ? 'pencil' : 'eye'} />
          {say(canChange ? p.editLines : p.readLines)} · {say(t.count, { n: lineCount })}
        </Link>
      </div>
    </div>
  );
}
