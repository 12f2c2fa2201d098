import type { ReactNode } from 'react';
import './icon.css';

/** Shapes that show how far something has come, or how grave it is, without their colour. */
const drawings = {
  draft: <circle cx="8" cy="8" r="5.25" strokeDasharray="2 2.1" />,
  waiting: (
    <>
      <circle cx="8" cy="8" r="5.25" />
      <path d="M8 5.25V8l1.75 1.25" />
    </>
  ),
  update: (
    <>
      <circle cx="8" cy="8" r="5.25" />
      <path d="M8 5.25v3.25M8 10.75h.01" />
    </>
  ),
  progress: (
    <>
      <circle cx="8" cy="8" r="5.25" />
      <path d="M8 5a3 3 0 0 1 0 6z" fill="currentColor" strokeWidth="0.5" />
    </>
  ),
  ready: (
    <>
      <circle cx="8" cy="8" r="5.25" />
      <path d="m5.75 8.2 1.6 1.6 2.9-3.4" />
    </>
  ),
  approved: (
    <>
      <circle cx="8" cy="8" r="6" fill="currentColor" stroke="none" />
      <path d="m5.5 8.2 1.75 1.75 3.25-3.75" stroke="var(--glyph-cut, var(--surface))" />
    </>
  ),
  closed: (
    <>
      <rect x="2.25" y="2.25" width="11.5" height="11.5" rx="3" fill="currentColor" stroke="none" />
      <path d="m5.5 8.2 1.75 1.75 3.25-3.75" stroke="var(--glyph-cut, var(--surface))" />
    </>
  ),
  rejected: (
    <>
      <circle cx="8" cy="8" r="5.25" />
      <path d="m6.25 6.25 3.5 3.5M9.75 6.25l-3.5 3.5" />
    </>
  ),
  void: (
    <>
      <circle cx="8" cy="8" r="5.25" />
      <path d="m4.5 11.5 7-7" />
    </>
  ),
  octagon: (
    <>
      <path d="M5.5 2.25h5l3.25 3.25v5L10.5 13.75h-5L2.25 10.5v-5z" fill="currentColor" stroke="none" />
      <path d="M8 5v3.5M8 10.85h.01" stroke="var(--glyph-cut, var(--surface))" />
    </>
  ),
  triangle: (
    <>
      <path d="M8 2.75 14 13H2z" fill="currentColor" stroke="currentColor" />
      <path d="M8 6.75v2.75M8 11.35h.01" stroke="var(--glyph-cut, var(--surface))" />
    </>
  ),
  circle: (
    <>
      <circle cx="8" cy="8" r="4.5" />
      <path d="M6 8h4" />
    </>
  ),
  filter: <path d="M2.5 4.5h11M4.75 8h6.5M6.75 11.5h2.5" />,
  board: (
    <>
      <rect x="2.5" y="3" width="4.25" height="10" rx="1" />
      <rect x="9.25" y="3" width="4.25" height="6.5" rx="1" />
    </>
  ),
  list: <path d="M2.5 4h11M2.5 8h11M2.5 12h11" />,
  sign: (
    <path d="M2.5 13.25h11M3.5 10.5c1.5-4 3.5-7 4.75-6.5 1.25.6-1.75 5-.75 5.75s2.25-2.25 3-1.75-.25 1.75.5 2 1.25-.5 1.5-.75" />
  ),
  send: <path d="M2.5 8 13.5 3l-3.25 10.5L7.75 9 2.5 8zM7.75 9 13.5 3" />,
  link: (
    <path d="M6.75 9.25a2.5 2.5 0 0 0 3.6.1l2.1-2.1a2.5 2.5 0 0 0-3.55-3.5l-.9.85M9.25 6.75a2.5 2.5 0 0 0-3.6-.1l-2.1 2.1a2.5 2.5 0 0 0 3.55 3.5l.9-.85" />
  ),
  reply: <path d="M6.5 3.5 2.75 7.25 6.5 11M3 7.25h5.75a4.5 4.5 0 0 1 4.5 4.5v1" />,
} satisfies Record<string, ReactNode>;

export type GlyphName = keyof typeof drawings;

/** Apart from the icons, because the pages before sign-in and the launcher do without them. */
export function Glyph({ name }: { name: GlyphName }) {
  return (
    <svg className="icon" viewBox="0 0 16 16" aria-hidden="true" focusable="false">
      {drawings[name]}
    </svg>
  );
}
