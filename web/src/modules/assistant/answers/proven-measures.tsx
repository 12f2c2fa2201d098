import { assistantPanelMessages as m } from '@vigie/domain/modules/assistant/messages/panel';
import type { ProvenMeasure } from '@vigie/domain/modules/assistant/record';
import { caseAddress } from '@vigie/domain/modules/cases/public';
import { useSay } from '../../../platform/page/messages';
import { Link } from '../../../platform/router/link';

/** What helped elsewhere, with the case where it did. */
export function ProvenMeasures({ items }: { items: readonly ProvenMeasure[] }) {
  const say = useSay();
  if (items.length === 0) return <p>{say(m.noMeasure)}</p>;
  return (
    <ul className="grid gap-12 assistant-list">
      {items.map(({ caseId, kind, title, score, cause, capaId, measure, objective, findings }) => (
        <li key={`${caseId} ${capaId}`}>
          <b className="strong">{measure}</b>
          <small className="small muted block">{say(m.measureFor, { cause })}</small>
          {objective && <small className="small muted block">{say(m.measureObjective, { objective })}</small>}
          {findings && <small className="small muted block">{say(m.measureFound, { findings })}</small>}
          <Link
            className="block small assistant-place"
            to={`${caseAddress({ kind, id: caseId })}/capaPlan`}
            target="_blank"
            title={title}
          >
            {say(m.measureCase, { id: caseId, score })}
          </Link>
        </li>
      ))}
    </ul>
  );
}
