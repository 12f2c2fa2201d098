import type { Severity } from '@vigie/domain/modules/reports/decision';
import { inboxMessages } from '@vigie/domain/modules/reports/messages/inbox';
import { reportStatusMessages, severityMessages } from '@vigie/domain/modules/reports/messages/workflow';
import type { ReportStatus } from '@vigie/domain/modules/reports/workflow';
import type { ComponentProps } from 'react';
import { useSay } from '../../platform/page/messages';
import { Badge } from '../../ui/icons/badge';
import { Glyph, type GlyphName } from '../../ui/icons/glyph';
import '../../ui/icons/status.css';
import './reports.css';

const glyphs: Readonly<Record<ReportStatus, GlyphName>> = {
  draft: 'draft',
  waiting_approval: 'waiting',
  waiting_for_update: 'update',
  approved: 'approved',
  rejected: 'rejected',
  discarded: 'void',
};

/** For lists: a drawing and a word, without a background. */
export function ReportState({ status }: { status: ReportStatus }) {
  const say = useSay();
  return (
    <span className={`inline-row nowrap report-state state-${status}`}>
      <Glyph name={glyphs[status]} />
      {say(reportStatusMessages[status])}
    </span>
  );
}

const looks: Readonly<Record<ReportStatus, ComponentProps<typeof Badge>['look']>> = {
  draft: 'plain',
  waiting_approval: 'waiting',
  waiting_for_update: 'warning',
  approved: 'reviewed',
  rejected: 'critical',
  discarded: 'plain',
};

export function ReportBadge({ status }: { status: ReportStatus }) {
  const say = useSay();
  return (
    <Badge look={looks[status]}>
      <Glyph name={glyphs[status]} />
      {say(reportStatusMessages[status])}
    </Badge>
  );
}

const shapes: Readonly<Record<Severity, GlyphName>> = { high: 'octagon', medium: 'triangle', low: 'circle' };

export function SeverityMark({ severity }: { severity: Severity }) {
  const say = useSay();
  const word = say(severityMessages[severity]);
  return (
    <span
      className={`icons-14 inline-row rigid small muted nowrap severity severity-${severity}`}
      title={say(inboxMessages.severityIs, { severity: word })}
    >
      <Glyph name={shapes[severity]} />
      {word}
    </span>
  );
}

const two = (value: number) => String(value % 100).padStart(2, '0');

/** dd/mm/yy in the reader's own time zone: the inbox's own way of writing a date. */
export function shortDay(iso: string): string {
  const date = new Date(iso);
  if (Number.isNaN(date.getTime())) return iso;
  return `${two(date.getDate())}/${two(date.getMonth() + 1)}/${two(date.getFullYear())}`;
}
