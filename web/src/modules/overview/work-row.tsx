import { listMessages } from '@vigie/domain/messages/lists';
import type { WorkItem } from '@vigie/domain/modules/overview/contract';
import { urgencyMessages as m } from '@vigie/domain/modules/overview/messages';
import { urgencyOf } from '@vigie/domain/modules/overview/urgency';
import { placeOf } from '../../platform/page/address';
import { formatMinute, todayHere } from '../../platform/page/dates';
import { type Say, useSay } from '../../platform/page/messages';
import { ConfidentialMark, ImportedMark } from '../../platform/records/entry-marks';
import { Link } from '../../platform/router/link';
import { actorOf, useUser } from '../../platform/session/session';
import { Glyph, type GlyphName } from '../../ui/icons/glyph';
import { Icon } from '../../ui/icons/icon';
import { ActionActs } from './action-acts';
import { AlertActs } from './alert-acts';
import { CaseActs } from './case-acts';
import { ContinueLink, ReportActs } from './report-acts';

/** What is not named here is work in progress. */
const glyphs: Readonly<Record<string, GlyphName>> = {
  decide: 'waiting',
  finishReport: 'update',
  writeCase: 'progress',
  reviewSteps: 'ready',
  reviewCase: 'ready',
  doAction: 'progress',
  reviewAction: 'ready',
  completeAction: 'approved',
  fillQuestionnaire: 'draft',
  readAlert: 'reply',
};

export function WorkRow({ item, isOwn }: { item: WorkItem; isOwn: boolean }) {
  const say = useSay();
  const { work, id, title, address, person, isConfidential, isImported } = item;
  const { displayName: me } = actorOf(useUser());
  return (
    <li className="grid line-top hoverable overview-row">
      <span className="overview-icon">
        <Glyph name={glyphs[work] ?? 'progress'} />
      </span>
      <span className="shrinks overview-what">
        <Link className="clip overview-title" {...placeOf(address)}>
          {title || say(listMessages.untitled)}
        </Link>
        <span className="shrinks cluster small muted digits overview-facts">
          {work !== 'readAlert' && <span>{id}</span>}
          {!(isOwn && person === me) && <span className="clip">{person}</span>}
          {isConfidential && <ConfidentialMark />}
          {isImported && <ImportedMark />}
        </span>
      </span>
      <UrgencyOf item={item} />
      <span className="row wrap row-end overview-acts">
        <WorkActs item={item} />
      </span>
    </li>
  );
}

/** The space stays where there is nothing to say, so that rows stand in line. */
function UrgencyOf({ item }: { item: WorkItem }) {
  const say = useSay();
  const { band } = urgencyOf(item, todayHere());
  return (
    <span className={`inline-row gap-4 small muted digits overview-urgency overview-${band}`}>
      {band === 'overdue' && <Icon name="alert" />}
      {band === 'critical' && <Glyph name="octagon" />}
      <span>{inWords(item, say)}</span>
    </span>
  );
}

function inWords(item: WorkItem, say: Say): string {
  const { band, days } = urgencyOf(item, todayHere());
  if (band === 'overdue') return say(m.overdue, { n: days ?? 0 });
  const when = days === null ? sinceWhen(item, say) : say(days === 0 ? m.today : m.left, { n: days });
  return band === 'critical' ? [say(item.case ? m.critical : m.high), when].filter(Boolean).join(' · ') : when;
}

function sinceWhen({ since }: WorkItem, say: Say): string {
  return since ? say(m.waited, { day: formatMinute(since).slice(0, 10) }) : '';
}

/** What can be done with it here, without opening it. */
function WorkActs({ item }: { item: WorkItem }) {
  if (item.report) return <ReportActs item={item} report={item.report} />;
  if (item.case) return <CaseActs item={item} standing={item.case} />;
  if (item.action) return <ActionActs item={item} standing={item.action} />;
  return item.work === 'readAlert' ? <AlertActs item={item} /> : <ContinueLink item={item} address={item.address} />;
}
