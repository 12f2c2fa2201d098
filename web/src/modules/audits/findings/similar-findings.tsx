import { findingAddress } from '@vigie/domain/modules/audits/audits/id';
import { findingFormMessages as m } from '@vigie/domain/modules/audits/pages/finding-messages';
import { useDebounced } from '../../../platform/page/debounced';
import { useSay } from '../../../platform/page/messages';
import { ImportedMark } from '../../../platform/records/entry-marks';
import { Link } from '../../../platform/router/link';
import { Button } from '../../../ui/buttons/button';
import { useSimilarFindings } from './queries';

const fewestLetters = 10;
const pause = 400;
const most = 3;

interface SimilarFindingsProps {
  auditId: string;
  text: string;
  repeatOf: string | null;
  onRepeat: (id: string | null) => void;
}

/** Findings of other audits that say something like a statement that is being written; one tap makes it their repeat. */
export function SimilarFindings({ auditId, text, repeatOf, onRepeat }: SimilarFindingsProps) {
  const say = useSay();
  const typed = text.trim();
  const settled = useDebounced(typed, pause);
  const similar = useSimilarFindings(auditId, settled, settled.length >= fewestLetters);
  const items = settled.length >= fewestLetters ? (similar.data ?? []).slice(0, most) : [];
  if (repeatOf) {
    return (
      <p className="row wrap" role="status">
        <Link className="touch-link strong" to={findingAddress(repeatOf)} target="_blank">
          {say(m.repeats, { id: repeatOf })}
        </Link>
        <Button size="small" icon="x" onClick={() => onRepeat(null)}>
          {say(m.notRepeat)}
        </Button>
      </p>
    );
  }
  // The room is there before the answer, as part of the typing: nothing jumps when it comes.
  if (typed.length < fewestLetters) return null;
  return (
    <div className="small similar-findings" role="status">
      {items.length > 0 && (
        <>
          <p className="strong" title={say(m.similarFound, { n: items.length })}>
            {say(m.similar)}
          </p>
          <ul className="lines">
            {items.map(({ id, auditId: of, statement, clause, isImported }) => (
              <li key={id} className="row">
                <span className="grow breaks">
                  <Link className="touch-link" to={findingAddress(id)} target="_blank">
                    {id}
                  </Link>{' '}
                  <span className="muted">{[of, clause].filter(Boolean).join(' · ')}</span>
                  {isImported && <ImportedMark />}
                  <br />
                  {statement.slice(0, 160)}
                </span>
                <Button size="small" aria-label={say(m.sameAsNamed, { id })} onClick={() => onRepeat(id)}>
                  {say(m.sameAs)}
                </Button>
              </li>
            ))}
          </ul>
        </>
      )}
    </div>
  );
}
