import { useQuery } from '@tanstack/react-query';
import { casesEndpoints } from '@vigie/domain/modules/cases/contract';
import { caseAddress } from '@vigie/domain/modules/cases/kinds';
import { questionMessages as m } from '@vigie/domain/modules/reports/messages/new-issue';
import { useDebounced } from '../../platform/page/debounced';
import { useSay } from '../../platform/page/messages';
import { ImportedMark } from '../../platform/records/entry-marks';
import { Link } from '../../platform/router/link';
import { call } from '../../platform/transport/api';
import './similar-cases.css';

const fewestLetters = 8;
const pause = 400;

/** "Already reported?": open cases that speak of the same things as a text that is being written. */
export function SimilarCases({ text }: { text: string }) {
  const say = useSay();
  const typed = text.trim();
  const settled = useDebounced(typed, pause);
  const isEnough = settled.length >= fewestLetters;
  const similar = useQuery({
    queryKey: ['case', 'similar', settled],
    queryFn: ({ signal }) => call(casesEndpoints.listSimilarCases, { query: { text: settled }, signal }),
    enabled: isEnough,
    // While more is typed, what was found for the words before stays in its place.
    placeholderData: (before) => before,
    staleTime: 60_000,
    retry: false,
  });
  const items = isEnough ? (similar.data?.items ?? []).slice(0, 3) : [];
  // The room is there before the answer, as part of the typing: nothing jumps when it comes.
  if (typed.length < fewestLetters) return null;
  return (
    <div className="flex gap-12 small similar" role="status">
      {items.length > 0 && (
        <>
          <span className="strong nowrap" title={say(m.similarFound, { n: items.length })}>
            {say(m.similar)}
          </span>
          <ul className="grow">
            {items.map((item) => (
              <li className="shrinks" key={item.id}>
                <Link to={caseAddress(item)} target="_blank" title={item.title}>
                  <span className="nowrap">{item.id}</span> {item.isImported && <ImportedMark />}{' '}
                  <span>{item.title}</span>
                </Link>
              </li>
            ))}
          </ul>
        </>
      )}
    </div>
  );
}
