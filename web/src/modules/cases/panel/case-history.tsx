import type { OutputOf } from '@vigie/domain/kernel/http/endpoint';
import type { RecordedEvent } from '@vigie/domain/kernel/trail/audit-event';
import { notableChanges } from '@vigie/domain/messages/record-words';
import type { casesEndpoints } from '@vigie/domain/modules/cases/contract';
import { caseHistoryMessages as m } from '@vigie/domain/modules/cases/messages/panel';
import type { CaseRecord } from '@vigie/domain/modules/cases/record';
import { caseWords } from '@vigie/domain/modules/cases/words';
import { useEffect, useState } from 'react';
import { formatMinute, formatMoment } from '../../../platform/page/dates';
import { LoadFailed, Loading } from '../../../platform/page/loading';
import { useSay } from '../../../platform/page/messages';
import { History } from '../../../platform/records/history';
import { ChangeLine } from '../../../platform/records/history-entry';
import type { EarlierEvents } from '../../../platform/records/history-pages';
import { useUser } from '../../../platform/session/session';
import { Select } from '../../../ui/choices/select';
import './case-history.css';
import { caseCalls } from '../queries';
import { CaseAtEventDialog } from './case-dialogs';
import { recordCaseViewed, useCaseAsItStood } from './panel-queries';

export function CaseHistory({ record }: { record: CaseRecord }) {
  const found = caseCalls.useHistory(record.id);
  const { newest, events, earlier } = found;
  if (newest) return <ReadHistory record={record} newest={newest} events={events} earlier={earlier} />;
  if (found.isPending) return <Loading lines={6} />;
  return <LoadFailed query={found} />;
}

interface ReadHistoryProps {
  record: CaseRecord;
  newest: OutputOf<typeof casesEndpoints.getCaseHistory>;
  events: readonly RecordedEvent[];
  earlier: EarlierEvents | null;
}

type Period = 'everything' | 'seen' | 'signed';

function ReadHistory({ record, newest, events, earlier }: ReadHistoryProps) {
  const say = useSay();
  // What was new when the tab was opened stays marked while it is read.
  const [{ seenUpTo: seen, seenAt, unseen: unseenThen, total: totalThen }] = useState(newest);
  const unseen = unseenThen + newest.total - totalThen;
  const { signed } = newest;
  const signature = useOwnSignature(record);
  const [period, setPeriod] = useState<Period>('everything');
  const [stood, setStood] = useState<RecordedEvent | null>(null);
  useSeeing(record.id, events);

  const after = { everything: 0, seen, signed: signed?.seq ?? 0 }[period];
  const oldestRead = events.at(-1)?.seq ?? 0;
  const options: { value: Period; label: string }[] = [
    { value: 'everything', label: say(m.everything) },
    ...(seen > 0 ? [{ value: 'seen' as const, label: say(m.sinceSeen, { n: unseen }) }] : []),
    ...(signed ? [{ value: 'signed' as const, label: say(m.sinceSigned, { n: signed.newer }) }] : []),
  ];
  return (
    <div className="stack-sm">
      {options.length > 1 && <Select label={say(m.period)} value={period} onChange={setPeriod} options={options} />}
      {period !== 'everything' && (
        <Since
          id={record.id}
          seq={after}
          lead={
            period === 'signed'
              ? signature && say(m.signedAt, signature)
              : seenAt && say(m.seenAt, { when: formatMinute(seenAt) })
          }
        />
      )}
      <History
        words={caseWords}
        events={events.filter((event) => event.seq > after)}
        earlier={oldestRead > after ? earlier : null}
        isNew={(event) => seen > 0 && event.seq > seen}
        eventEnd={(event) => (
          <button
            type="button"
            className="linkbtn stood-open"
            aria-haspopup="dialog"
            aria-label={`${say(m.stood)}, ${formatMoment(event.at)}`}
            onClick={() => setStood(event)}
          >
            {say(m.stood)}
          </button>
        )}
      />
      {stood && <CaseAtEventDialog id={record.id} event={stood} onClose={() => setStood(null)} />}
    </div>
  );
}

function useOwnSignature({ signatures }: CaseRecord) {
  const { username } = useUser();
  const last = signatures
    .filter(({ signerUsername }) => signerUsername === username)
    .sort((one, other) => Date.parse(other.signedAt) - Date.parse(one.signedAt))[0];
  return last ? { when: formatMinute(last.signedAt), meaning: last.meaning } : null;
}

/** Long enough to have been looked at, and not only passed by. */
const lookingTakes = 2000;

function useSeeing(id: string, events: readonly RecordedEvent[]): void {
  const newest = events[0]?.seq ?? 0;
  useEffect(() => {
    if (newest === 0) return;
    // A failure is not shown: the next visit sends it again.
    const timer = window.setTimeout(() => recordCaseViewed(id, newest).catch(() => {}), lookingTakes);
    return () => window.clearTimeout(timer);
  }, [id, newest]);
}

interface SinceProps {
  id: string;
  seq: number;
  lead: string | null;
}

/** What is different now, each field once, however often it went back and forth. */
function Since({ id, seq, lead }: SinceProps) {
  const say = useSay();
  const stood = useCaseAsItStood(id, seq);
  if (!stood.data) return stood.isPending ? <Loading lines={2} /> : <LoadFailed query={stood} />;
  const changes = notableChanges(caseWords, stood.data.since);
  return (
    <section className="grid gap-4 text-13 since">
      {lead && <p className="muted">{lead}</p>}
      <p className="strong">{changes.length > 0 ? say(m.changed, { n: changes.length }) : say(m.nothingChanged)}</p>
      {changes.length > 0 && (
        <div className="grid gap-4 small rounded-sm sunken history-changes">
          {changes.map((change) => (
            <ChangeLine key={change.field} words={caseWords} change={change} />
          ))}
        </div>
      )}
    </section>
  );
}
