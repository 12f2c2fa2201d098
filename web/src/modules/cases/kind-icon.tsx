import type { Kind } from '@vigie/domain/modules/cases/kinds';
import type { ReactNode } from 'react';
import './kind-icon.css';

/** Grid 24, stroke 1.4; exactly one part of each is lit, as on the launcher. */
const drawings: Readonly<Record<Kind, ReactNode>> = {
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

export function KindIcon({ kind }: { kind: Kind }) {
  return (
    <svg className="kind-icon" viewBox="0 0 24 24" aria-hidden="true" focusable="false">
      {drawings[kind]}
    </svg>
  );
}
