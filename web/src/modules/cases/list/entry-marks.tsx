import type { Criticality } from '@vigie/domain/modules/cases/due-date';
import { type CaseEntry, type EntryStatus, entryStatusMessages } from '@vigie/domain/modules/cases/list';
import { criticalityMessages } from '@vigie/domain/modules/cases/messages/kinds';
import { caseListMessages as m } from '@vigie/domain/modules/cases/messages/list';
import { urgencyOf } from '@vigie/domain/modules/cases/urgency';
import { todayHere } from '../../../platform/page/dates';
import { useSay } from '../../../platform/page/messages';
import { EntryNone } from '../../../platform/records/entry-marks';
import { Glyph, type GlyphName } from '../../../ui/icons/glyph';
import { Icon } from '../../../ui/icons/icon';
import '../../../ui/icons/status.css';
import './entry-marks.css';

const statusGlyphs: Readonly<Record<EntryStatus, GlyphName>> = {
  waiting_approval: 'waiting',
  in_progress: 'progress',
  ready_for_qa: 'ready',
  approved: 'approved',
  closed: 'closed',
  void: 'void',
};

export function EntryState({ status }: { status: EntryStatus }) {
  const say = useSay();
  return (
    <span className={`inline-row nowrap entry-mark state-${status}`}>
      <Glyph name={statusGlyphs[status]} />
      {say(entryStatusMessages[status])}
    </span>
  );
}

const shapes: Readonly<Record<Criticality, GlyphName>> = { Critical: 'octagon', Major: 'triangle', Minor: 'circle' };

/** Without a background, for rows and cards. */
export function CriticalityMark({ criticality }: { criticality: Criticality | null }) {
  const say = useSay();
  if (!criticality) return <NotYet />;
  return (
    <span className={`inline-row nowrap entry-mark entry-${criticality}`}>
      <Glyph name={shapes[criticality]} />
      {say(criticalityMessages[criticality])}
    </span>
  );
}

export function UrgencyMark({ entry }: { entry: Pick<CaseEntry, 'status' | 'dueDate' | 'followUpDate'> }) {
  const say = useSay();
  const { status, dueDate, followUpDate } = entry;
  if (status === 'waiting_approval' || !dueDate) return <NotYet />;
  const { kind, message, values } = urgencyOf({ status, dueDate, followUpDate }, todayHere());
  return (
    <span className={`inline-row nowrap entry-mark entry-urgency-${kind}`}>
      {kind === 'overdue' && <Icon name="alert" />}
      {say(message, values)}
    </span>
  );
}

/** What a report gets only with its approval. */
export function NotYet() {
  const say = useSay();
  return <EntryNone why={say(m.setWithApproval)} />;
}
