import { causeDrawingMessages as m, rootMarkMessages } from '@vigie/domain/modules/cases/messages/root-cause-page';
import {
  type CauseDrawing,
  causeTreeDrawing,
  drawnBaseline,
  drawnFontSize,
  drawnLineHeight,
  drawnPadding,
  ishikawaDrawing,
} from '@vigie/domain/modules/cases/steps/cause-drawing';
import { outline, rootCausesOf } from '@vigie/domain/modules/cases/steps/cause-tree';
import type { Causes } from '@vigie/domain/modules/cases/steps/root-cause';
import { memo, useMemo, useState } from 'react';
import { type Say, useSay } from '../../../../../platform/page/messages';
import { Button } from '../../../../../ui/buttons/button';
import { usePortions } from '../../../../../ui/foundation/portions';
import { EmptyState } from '../../../../../ui/lists/empty-state';
import type { CauseView } from './cause-view';
import './cause-drawing.css';

interface CauseDrawingViewProps {
  view: Exclude<CauseView, 'outline'>;
  causes: Causes;
  problem: string;
}

/** Fitted, as wide as the page lets it be and no larger than it really is. */
type Zoomed = number | 'fit';
/** Smaller than this its words cannot be read; from there on it scrolls. */
const smallestFit = 0.8;
const zooms = [0.5, 0.75, 1, 1.25, 1.5, 2];

/** The tree or the fishbone as the PDF shows it; it scrolls in a window of its own. */
export function CauseDrawingView({ view, causes, problem }: CauseDrawingViewProps) {
  const say = useSay();
  const [zoom, setZoom] = useState<Zoomed>('fit');
  const drawing = useMemo(() => {
    const words = { rootCause: say(rootMarkMessages.rootCause), unclassified: say(rootMarkMessages.unclassified) };
    return (view === 'tree' ? causeTreeDrawing : ishikawaDrawing)(causes, problem, words);
  }, [view, causes, problem, say]);
  if (view === 'ishikawa' && rootCausesOf(causes).length === 0) {
    return <EmptyState title={say(m.noRoot)} text={say(m.noRootHelp)} />;
  }
  const scale = zoom === 'fit' ? 1 : zoom;
  const label = say(view === 'tree' ? m.treeOf : m.ishikawaOf, { problem, outline: outlineText(causes, say) });
  return (
    <div className="grid cause-drawing">
      <Zoom say={say} zoom={zoom} onChange={setZoom} />
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by the keyboard */}
      <section className="card cause-drawing-window" tabIndex={0} aria-label={say(m.drawing)}>
        <svg
          role="img"
          aria-label={label}
          {...(zoom === 'fit' && { className: 'is-fitted', style: { minWidth: drawing.width * smallestFit } })}
          width={drawing.width * scale}
          height={drawing.height * scale}
          viewBox={`0 0 ${drawing.width} ${drawing.height}`}
          fontSize={drawnFontSize}
        >
          <Drawn drawing={drawing} />
        </svg>
      </section>
    </div>
  );
}

function outlineText(causes: Causes, say: Say): string {
  return outline(causes)
    .map(({ number, cause: { text, isRootCause, mCategory, type } }) => {
      const mark = isRootCause && [say(rootMarkMessages.rootCause), mCategory, type].filter(Boolean).join(', ');
      return mark ? `${number} ${text} (${mark})` : `${number} ${text}`;
    })
    .join(' ; ');
}

function Zoom({ say, zoom, onChange }: { say: Say; zoom: Zoomed; onChange: (zoom: Zoomed) => void }) {
  const at = zooms.indexOf(zoom === 'fit' ? 1 : zoom);
  const step = (by: -1 | 1) => onChange(zooms[at + by] ?? zoom);
  const shown = zoom === 'fit' ? say(m.fitted) : `${Math.round(zoom * 100)} %`;
  const other = say(zoom === 'fit' ? m.realSize : m.fit);
  return (
    <div className="row-end no-print cause-drawing-zoom">
      <ZoomButton label={say(m.smaller)} disabled={at === 0} onClick={() => step(-1)}>
        −
      </ZoomButton>
      <ZoomButton label={`${shown}. ${other}`} onClick={() => onChange(zoom === 'fit' ? 1 : 'fit')}>
        {shown}
      </ZoomButton>
      <ZoomButton label={say(m.larger)} disabled={at === zooms.length - 1} onClick={() => step(1)}>
        +
      </ZoomButton>
    </div>
  );
}

interface ZoomButtonProps {
  label: string;
  disabled?: boolean;
  onClick: () => void;
  children: string;
}

function ZoomButton({ label, disabled, onClick, children }: ZoomButtonProps) {
  return (
    <Button size="small" aria-label={label} title={label} disabled={disabled} onClick={onClick}>
      {children}
    </Button>
  );
}

/** So many boxes are laid out in one frame. */
const portion = 40;

/* Nothing in a drawing has a name of its own: its parts have their places. */
/* biome-ignore-start lint/suspicious/noArrayIndexKey: see above */
const Drawn = memo(function Drawn({ drawing: { boxes, lines, labels } }: { drawing: CauseDrawing }) {
  const portions = Math.ceil(usePortions(boxes.length, portion, portion) / portion);
  return (
    <>
      {lines.map((line, at) => (
        <line key={at} className="drawn-line" {...line} />
      ))}
      {Array.from({ length: portions }, (_, at) => (
        <Boxes key={at} boxes={boxes} from={at * portion} />
      ))}
      {labels.map(({ x, y, text }, at) => (
        <text key={at} x={x} y={y}>
          {text}
        </text>
      ))}
    </>
  );
});

const Boxes = memo(function Boxes({ boxes, from }: { boxes: CauseDrawing['boxes']; from: number }) {
  return boxes.slice(from, from + portion).map(({ x, y, width, height, lines: words, kind }, at) => (
    <g key={at} className={`drawn-${kind}`}>
      <rect x={x} y={y} width={width} height={height} rx={4} />
      {words.map((text, row) => (
        <text key={row} x={x + drawnPadding} y={y + drawnPadding + drawnBaseline + row * drawnLineHeight}>
          {text}
        </text>
      ))}
    </g>
  ));
});
/* biome-ignore-end lint/suspicious/noArrayIndexKey: see above */
