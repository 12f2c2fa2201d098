import type { RecordedEvent } from '@vigie/domain/kernel/audit-event';
import { caseHistoryMessages as m } from '@vigie/domain/messages/case-panel';
import { tellingChanges } from '@vigie/domain/messages/field-label';
import { changedSince } from '@vigie/domain/modules/cases/as-it-stood';
import type { CaseRecord } from '@vigie/domain/modules/cases/record';
import { useEffect, useState } from 'react';
import { minuteShown, momentShown } from '../../../platform/dates';
import { ChangeLine, History } from '../../../platform/history';
import { LoadFailed, Loading } from '../../../platform/loading';
import { useSay } from '../../../platform/messages';
import { useUser } from '../../../platform/session';
import { Select } from '../../../ui/select';
import './case-history.css';
import { seeCase, useCaseHistory } from './panel-queries';
import { seqOfSignature, wholeLists } from './stood';
import { StoodDialog } from './stood-dialog';

export function CaseHistory({ record }: { record: CaseRecord }) {
  const found = useCaseHistory(record.id);
  if (found.data) return <ReadHistory record={record} events={found.data.items} seenUpTo={found.data.seenUpTo} />;
  if (found.isPending) return <Loading lines={6} />;
  return <LoadFailed query={found} />;
}

interface ReadHistoryProps {
  record: CaseRecord;
  events: readonly RecordedEvent[];
  seenUpTo: number;
}

type Period = 'everything' | 'seen' | 'signed';

function ReadHistory({ record, events, seenUpTo }: ReadHistoryProps) {
  const say = useSay();
  // What was new when the tab was opened stays marked while it is read.
  const [seen] = useState(seenUpTo);
  const signed = useOwnSignature(record, events);
  const [period, setPeriod] = useState<Period>('everything');
  const [stood, setStood] = useState<RecordedEvent | null>(null);
  useSeeing(record.id, events);

  const after = { everything: 0, seen, signed: signed?.seq ?? 0 }[period];
  const countAfter = (seq: number) => events.filter((event) => event.seq > seq).length;
  const options: { value: Period; label: string }[] = [
    { value: 'everything', label: say(m.everything) },
    ...(seen > 0 ? [{ value: 'seen' as const, label: say(m.sinceSeen, { n: countAfter(seen) }) }] : []),
    ...(signed ? [{ value: 'signed' as const, label: say(m.sinceSigned, { n: countAfter(signed.seq) }) }] : []),
  ];
  return (
    <div className="stack-sm">
      {options.length > 1 && <Select label={say(m.period)} value={period} onChange={setPeriod} options={options} />}
      {period !== 'everything' && (
        <Since
          events={events}
          seq={after}
          lead={period === 'signed' && signed ? say(m.signedAt, signed.said) : seenLead(events, seen, say)}
        />
      )}
      <History
        events={events.filter((event) => event.seq > after)}
        isNew={(event) => seen > 0 && event.seq > seen}
        eventEnd={(event) => (
          <button
            type="button"
            className="linkbtn stood-open"
            aria-haspopup="dialog"
            aria-label={`${say(m.stood)}, ${momentShown(event.at)}`}
            onClick={() => setStood(event)}
          >
            {say(m.stood)}
          </button>
        )}
      />
      {stood && <StoodDialog id={record.id} events={events} event={stood} onClose={() => setStood(null)} />}
    </div>
  );
}

function seenLead(events: readonly RecordedEvent[], seen: number, say: ReturnType<typeof useSay>): string | null {
  const last = events.find(({ seq }) => seq <= seen);
  return last ? say(m.seenAt, { when: minuteShown(last.at) }) : null;
}

function useOwnSignature({ signatures }: CaseRecord, events: readonly RecordedEvent[]) {
  const { username } = useUser();
  const last = signatures
    .filter(({ signerUsername }) => signerUsername === username)
    .sort((one, other) => Date.parse(other.signedAt) - Date.parse(one.signedAt))[0];
  if (!last) return null;
  const said = { when: minuteShown(last.signedAt), meaning: last.meaning };
  return { seq: seqOfSignature(events, last), said };
}

/** Long enough to have been looked at, and not only passed by. */
const lookingTakes = 2000;

function useSeeing(id: string, events: readonly RecordedEvent[]): void {
  const newest = Math.max(0, ...events.map(({ seq }) => seq));
  useEffect(() => {
    if (newest === 0) return;
    // Not told to anybody when it fails: the next visit says it again.
    const timer = window.setTimeout(() => seeCase(id, newest).catch(() => {}), lookingTakes);
    return () => window.clearTimeout(timer);
  }, [id, newest]);
}

interface SinceProps {
  events: readonly RecordedEvent[];
  seq: number;
  lead: string | null;
}

/** What is different now, each field once, however often it went back and forth. */
function Since({ events, seq, lead }: SinceProps) {
  const say = useSay();
  const changes = tellingChanges(changedSince(wholeLists(events), seq));
  return (
    <section className="since">
      {lead && <p className="muted">{lead}</p>}
      <p className="strong">{changes.length > 0 ? say(m.changed, { n: changes.length }) : say(m.nothingChanged)}</p>
      {changes.length > 0 && (
        <div className="history-changes">
          {changes.map((change) => (
            <ChangeLine key={change.field} record="case" change={change} />
          ))}
        </div>
      )}
    </section>
  );
}
