import { type DetectionMethod, isBuiltIn } from '@vigie/domain/kernel/kinds';
import { caseKinds, type Definition, type Kind } from '@vigie/domain/modules/cases/public';
import type { ReactNode } from 'react';
import { moduleDrawings } from '../../../platform/records/module-drawings';

type ProblemType = NonNullable<Definition['type']>;

const methodDrawings: Record<DetectionMethod, ReactNode> = {
  audit: moduleDrawings.audit,
  gemba: moduleDrawings.gemba,
  randomly: (
    <>
      <path d="M2.5 12S6 6 12 6s9.5 6 9.5 6-3.5 6-9.5 6-9.5-6-9.5-6z" />
      <circle className="lit" cx="12" cy="12" r="2.75" />
    </>
  ),
};

/** A lens over a line: looked at in a way of the company's own. */
const ownMethodDrawing = (
  <>
    <path d="M4 18.5h6" />
    <circle cx="13" cy="10" r="5.5" />
    <path d="m17 14 4 4.5" />
    <circle className="lit" cx="13" cy="10" r="1.75" />
  </>
);

/** Grid 48: a row of boxes, one of them out of place, or about to be. */
const typeDrawings: Record<ProblemType, ReactNode> = {
  problem: (
    <>
      <path d="M6 38h36" />
      <rect x="8" y="24" width="9" height="14" rx="1.5" />
      <rect x="31" y="24" width="9" height="14" rx="1.5" />
      <rect className="lit" x="19.2" y="19" width="10" height="14" rx="1.5" transform="rotate(18 24 26)" />
      <path d="M24 6v5M15.5 9l2.2 3.6M32.5 9l-2.2 3.6" />
    </>
  ),
  risk: (
    <>
      <path d="M6 38h36" />
      <rect x="8" y="24" width="9" height="14" rx="1.5" />
      <rect x="31" y="24" width="9" height="14" rx="1.5" />
      <rect className="dash" x="19.5" y="24" width="9" height="14" rx="1.5" />
      <path className="dash" d="M24 20v-8" />
      <circle className="lit" cx="24" cy="8.5" r="3.5" />
    </>
  ),
};

function Drawing({ grid, children }: { grid: number; children: ReactNode }) {
  return (
    <svg viewBox={`0 0 ${grid} ${grid}`} aria-hidden="true" focusable="false">
      {children}
    </svg>
  );
}

export const drawingOfKind = (kind: Kind) => <Drawing grid={24}>{moduleDrawings[caseKinds[kind].route]}</Drawing>;
export const drawingOfMethod = (mode: string) => (
  <Drawing grid={24}>{isBuiltIn(mode) ? methodDrawings[mode] : ownMethodDrawing}</Drawing>
);
export const drawingOfType = (type: ProblemType) => <Drawing grid={48}>{typeDrawings[type]}</Drawing>;
