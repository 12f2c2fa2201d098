import type { Criticality } from '@vigie/domain/modules/cases/due-date';
import { caseStatusMessages, criticalityMessages } from '@vigie/domain/modules/cases/messages/kinds';
import type { CaseStatus } from '@vigie/domain/modules/cases/workflow';
import { useSay } from '../../platform/page/messages';
import { Badge } from '../../ui/icons/badge';
import { Glyph } from '../../ui/icons/glyph';
import '../../ui/icons/status.css';
import './case-marks.css';

const criticalityLooks = {
  Critical: { look: 'critical', glyph: 'octagon' },
  Major: { look: 'major', glyph: 'triangle' },
  Minor: { look: 'minor', glyph: 'circle' },
} as const;

export function CriticalityBadge({ criticality }: { criticality: Criticality }) {
  const say = useSay();
  const { look, glyph } = criticalityLooks[criticality];
  return (
    <Badge look={look}>
      <Glyph name={glyph} />
      {say(criticalityMessages[criticality])}
    </Badge>
  );
}

const glyphs = {
  in_progress: 'progress',
  ready_for_qa: 'ready',
  approved: 'approved',
  closed: 'closed',
  void: 'void',
} as const;

/** A drawing and a word: the shape shows how far it has come. */
export function CaseState({ status }: { status: CaseStatus }) {
  const say = useSay();
  return (
    <span className={`inline-row nowrap case-state state-${status}`}>
      <Glyph name={glyphs[status]} />
      {say(caseStatusMessages[status])}
    </span>
  );
}
