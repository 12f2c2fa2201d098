import type { Definition, Kind } from '@vigie/domain/modules/cases/public';
import type { ReactNode } from 'react';

type DetectionMethod = NonNullable<Definition['detectionMethod']>;
type ProblemType = NonNullable<Definition['type']>;

/** Grid 24, as in the launcher; exactly one part of each is lit. */
const kindDrawings: Record<Kind, ReactNode> = {
  hse: (
    <>
      <path d="M5 16v-1.5a7 7 0 0 1 14 0V16M9.75 8v4M14.25 8v4M9.75 7.6c0-.9.6-1.6 1.5-1.6h1.5c.9 0 1.5.7 1.5 1.6" />
      <rect className="lit" x="3" y="16" width="18" height="3.25" rx="1.6" />
    </>
  ),
  nonConformity: (
    <>
      <rect x="4" y="4" width="6.5" height="6.5" rx="1.25" />
      <rect x="4" y="13.5" width="6.5" height="6.5" rx="1.25" />
      <rect x="13.5" y="13.5" width="6.5" height="6.5" rx="1.25" />
      <rect className="lit" x="13.6" y="4.1" width="6.3" height="6.3" rx="1.25" transform="rotate(45 16.75 7.25)" />
    </>
  ),
  improvement: (
    <>
      <path d="M3.5 20.25h4.25v-4H12v-4h4.25v-4h4.25" />
      <path d="M4 11.5 10.5 5M6.75 4.75h4v4" />
      <circle className="lit" cx="18.4" cy="4.6" r="2" />
    </>
  ),
  itBug: (
    <>
      <rect x="8" y="8.5" width="8" height="11.5" rx="4" />
      <path d="M12 13v7M8 11.5 5 9.5M8 14.5H4.5M8 17.5l-3 2M16 11.5l3-2M16 14.5h3.5M16 17.5l3 2" />
      <path className="lit" d="M8.75 8a3.25 3.25 0 0 1 6.5 0z" />
    </>
  ),
  customerComplaint: (
    <>
      <path d="M5.5 4.5h13a2 2 0 0 1 2 2v8a2 2 0 0 1-2 2H12l-4.5 4v-4h-2a2 2 0 0 1-2-2v-8a2 2 0 0 1 2-2z" />
      <path d="M12 7.5v3.25" />
      <circle className="lit" cx="12" cy="13.1" r="1.5" />
    </>
  ),
  equipmentFailure: (
    <>
      <path d="m12 3.25 7.6 4.4v8.7L12 20.75l-7.6-4.4v-8.7z" />
      <circle className="lit" cx="12" cy="12" r="3.25" />
    </>
  ),
};

const methodDrawings: Record<DetectionMethod, ReactNode> = {
  audit: (
    <>
      <path d="M8.5 5H7a2 2 0 0 0-2 2v11.5a2 2 0 0 0 2 2h10a2 2 0 0 0 2-2V7a2 2 0 0 0-2-2h-1.5" />
      <rect className="lit" x="8.5" y="3" width="7" height="4" rx="1.25" />
      <path d="m8.5 12 1.3 1.3 2.3-2.6M14.5 12h1.5M8.5 16.5l1.3 1.3 2.3-2.6M14.5 16.5h1.5" />
    </>
  ),
  gemba: (
    <>
      <path d="M3.5 20v-9.5l5 3v-3l5 3V4.5h4L19.5 20M2.5 20h19" />
      <rect className="lit" x="7" y="15.75" width="4" height="4.25" rx="0.75" />
    </>
  ),
  randomly: (
    <>
      <path d="M2.5 12S6 6 12 6s9.5 6 9.5 6-3.5 6-9.5 6-9.5-6-9.5-6z" />
      <circle className="lit" cx="12" cy="12" r="2.75" />
    </>
  ),
};

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

export const drawingOfKind = (kind: Kind) => <Drawing grid={24}>{kindDrawings[kind]}</Drawing>;
export const drawingOfMethod = (method: DetectionMethod) => <Drawing grid={24}>{methodDrawings[method]}</Drawing>;
export const drawingOfType = (type: ProblemType) => <Drawing grid={48}>{typeDrawings[type]}</Drawing>;
