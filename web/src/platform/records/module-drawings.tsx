import type { ModuleId } from '@vigie/domain/messages/shell/shell';
import type { ReactNode } from 'react';

/** Grid 24, stroke 1.4; exactly one part of each is lit. A case and a category are drawn like the module they belong to. */
export const moduleDrawings: Record<ModuleId, ReactNode> = {
  overview: (
    <>
      <rect x="3.5" y="4.5" width="17" height="15" rx="2" />
      <path d="M3.5 9.5h17M10 9.5v10" />
      <rect className="lit" x="12.75" y="12.25" width="5" height="4.5" rx="1" />
    </>
  ),
  notifications: (
    <>
      <path d="M6.5 10.5a5.5 5.5 0 0 1 11 0c0 4 1.5 5.25 2 6.5h-15c.5-1.25 2-2.5 2-6.5zM9.9 20a2.4 2.4 0 0 0 4.2 0" />
      <circle className="lit cut" cx="17" cy="6" r="3" />
    </>
  ),
  kpi: (
    <>
      <path d="M4 4v13.5a2 2 0 0 0 2 2h14M7.75 15l3.5-4.5 3 2.5 3.9-5.4" />
      <circle className="lit" cx="19" cy="6.25" r="2.25" />
    </>
  ),
  parameters: (
    <>
      <path d="M4 8h7.5M17.5 8H20M4 16h2.5M12.5 16H20" />
      <circle cx="14.5" cy="8" r="2.75" />
      <circle className="lit" cx="9.5" cy="16" r="3" />
    </>
  ),
  'new-issue': (
    <>
      <path d="M11 20.5H7a2 2 0 0 1-2-2v-13a2 2 0 0 1 2-2h6.5L18 8v3M13.25 3.75V8.25H18M8.5 12h4M8.5 15.5h2" />
      <circle className="lit" cx="17" cy="17" r="4.25" />
      <path className="cutline" d="M17 15v4M15 17h4" />
    </>
  ),
  inbox: (
    <>
      <path d="M4 13.5 6.6 6.3A2 2 0 0 1 8.5 5h7a2 2 0 0 1 1.9 1.3L20 13.5v4a2 2 0 0 1-2 2H6a2 2 0 0 1-2-2z" />
      <path d="M4 13.5h4.5l1.2 2.5h4.6l1.2-2.5H20" />
      <circle className="lit" cx="12" cy="9.75" r="2.25" />
    </>
  ),
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
  hse: (
    <>
      <path d="M5 16v-1.5a7 7 0 0 1 14 0V16M9.75 8v4M14.25 8v4M9.75 7.6c0-.9.6-1.6 1.5-1.6h1.5c.9 0 1.5.7 1.5 1.6" />
      <rect className="lit" x="3" y="16" width="18" height="3.25" rx="1.6" />
    </>
  ),
  'non-conformity': (
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
  'it-bug': (
    <>
      <rect x="8" y="8.5" width="8" height="11.5" rx="4" />
      <path d="M12 13v7M8 11.5 5 9.5M8 14.5H4.5M8 17.5l-3 2M16 11.5l3-2M16 14.5h3.5M16 17.5l3 2" />
      <path className="lit" d="M8.75 8a3.25 3.25 0 0 1 6.5 0z" />
    </>
  ),
  complaint: (
    <>
      <path d="M5.5 4.5h13a2 2 0 0 1 2 2v8a2 2 0 0 1-2 2H12l-4.5 4v-4h-2a2 2 0 0 1-2-2v-8a2 2 0 0 1 2-2z" />
      <path d="M12 7.5v3.25" />
      <circle className="lit" cx="12" cy="13.1" r="1.5" />
    </>
  ),
  'equipment-failure': (
    <>
      <path d="m12 3.25 7.6 4.4v8.7L12 20.75l-7.6-4.4v-8.7z" />
      <circle className="lit" cx="12" cy="12" r="3.25" />
    </>
  ),
  actions: (
    <>
      <path d="m4 6.25 1.75 1.75 3-3.25M12.5 6.5H20M4 12.75l1.75 1.75 3-3.25M12.5 13H20M12.5 19.25H20" />
      <circle className="lit" cx="6.25" cy="19.25" r="2.1" />
    </>
  ),
  'change-control': (
    <>
      <path d="M4 8h14.5M15 4.5 18.5 8M20 16H5.5M9 19.5 5.5 16" />
      <circle className="lit" cx="12" cy="12" r="2" />
    </>
  ),
  procedures: (
    <>
      <path d="M5 18.25V5.5a2 2 0 0 1 2-2h12v17H7.25A2.25 2.25 0 0 1 5 18.25 2.25 2.25 0 0 1 7.25 16H19" />
      <path className="lit" d="M11.5 3.5H16v7.25l-2.25-1.9-2.25 1.9z" />
    </>
  ),
  training: (
    <>
      <path d="M2.5 9.75 12 5.25l9.5 4.5L12 14.25zM6.5 11.75v4.5c1.5 1.6 3.3 2.4 5.5 2.4s4-.8 5.5-2.4v-4.5M20.75 10.25V14" />
      <circle className="lit" cx="20.75" cy="16" r="1.9" />
    </>
  ),
  'risk-management': (
    <>
      <path className="lit" d="M12 3.5l7 2.5v5.5c0 4.4-2.9 7.4-7 9z" />
      <path d="m12 3.5 7 2.5v5.5c0 4.4-2.9 7.4-7 9-4.1-1.6-7-4.6-7-9V6z" />
    </>
  ),
};
