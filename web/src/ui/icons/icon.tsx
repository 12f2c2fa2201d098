import type { ReactNode } from 'react';
import './icon.css';

/**
 * Grid 16, stroke 1.5: the drawings stand here once, and take the colour of the text around them.
 * A text is the one path that a drawing consists of.
 */
const drawings = {
  search: (
    <>
      <circle cx="7" cy="7" r="4.25" />
      <path d="m10.25 10.25 3 3" />
    </>
  ),
  x: 'm4 4 8 8M12 4l-8 8',
  menu: 'M2.5 4.5h11M2.5 8h11M2.5 11.5h11',
  check: 'm3.25 8.5 3.25 3.25 6.25-7',
  'chevron-down': 'm4 6.25 4 4 4-4',
  'chevron-right': 'm6.25 4 4 4-4 4',
  'chevron-left': 'm9.75 4-4 4 4 4',
  sort: 'm5 6 3-3 3 3M5 10l3 3 3-3',
  'arrow-up': 'M8 13V3.5M4 7.25 8 3.25l4 4',
  'arrow-down': 'M8 3v9.5M4 8.75l4 4 4-4',
  download: 'M8 2.75v7M5 7l3 3 3-3M3 13h10',
  message:
    'M3.75 3h8.5a1.25 1.25 0 0 1 1.25 1.25v5.5A1.25 1.25 0 0 1 12.25 11H8l-3 2.5V11H3.75A1.25 1.25 0 0 1 2.5 9.75v-5.5A1.25 1.25 0 0 1 3.75 3z',
  sun: (
    <>
      <circle cx="8" cy="8" r="2.75" />
      <path d="M8 1.75v1M8 13.25v1M1.75 8h1M13.25 8h1M3.6 3.6l.7.7M11.7 11.7l.7.7M12.4 3.6l-.7.7M4.3 11.7l-.7.7" />
    </>
  ),
  moon: 'M13 9.5A5.5 5.5 0 0 1 6.5 3a5.5 5.5 0 1 0 6.5 6.5z',
  eye: (
    <>
      <path d="M1.75 8S4 3.75 8 3.75 14.25 8 14.25 8 12 12.25 8 12.25 1.75 8 1.75 8z" />
      <circle cx="8" cy="8" r="1.75" />
    </>
  ),
  user: (
    <>
      <circle cx="8" cy="5.5" r="2.5" />
      <path d="M3 13.5c.5-2.5 2.5-3.75 5-3.75s4.5 1.25 5 3.75" />
    </>
  ),
  alert: 'M8 2.5 14 13H2L8 2.5zM8 6.5v3M8 11.25h.01',
  info: (
    <>
      <circle cx="8" cy="8" r="5.5" />
      <path d="M8 7.5V11M8 5.25h.01" />
    </>
  ),
  lock: (
    <>
      <rect x="3.25" y="7" width="9.5" height="6.25" rx="1.25" />
      <path d="M5.25 7V5a2.75 2.75 0 0 1 5.5 0v2" />
    </>
  ),
  history: 'M2.75 8a5.25 5.25 0 1 0 1.6-3.75L2.75 5.75M2.75 2.75v3h3M8 5.25v3l2 1.25',
  printer:
    'M4.75 6V2.75h6.5V6M4.75 11.5h-1A1.25 1.25 0 0 1 2.5 10.25v-3A1.25 1.25 0 0 1 3.75 6h8.5a1.25 1.25 0 0 1 1.25 1.25v3a1.25 1.25 0 0 1-1.25 1.25h-1M4.75 9.5h6.5v3.75h-6.5z',
  retry: 'M13.25 8A5.25 5.25 0 1 1 11.6 4.2l1.65 1.55M13.25 2.75v3h-3',
  sliders: (
    <>
      <path d="M2.5 5h5.25M11.25 5h2.25M2.5 11h2.25M8.25 11h5.25" />
      <circle cx="9.5" cy="5" r="1.75" />
      <circle cx="6.5" cy="11" r="1.75" />
    </>
  ),
  calendar: (
    <>
      <rect x="2.5" y="3.5" width="11" height="10" rx="1.25" />
      <path d="M2.5 6.75h11M5.5 2v2.5M10.5 2v2.5" />
    </>
  ),
  'arrow-left': 'M13 8H3.5M7.25 4l-4 4 4 4',
  'eye-off':
    'M3 3l10 10M6.2 4.1A6.6 6.6 0 0 1 8 3.75c4 0 6.25 4.25 6.25 4.25a11 11 0 0 1-1.7 2.3M4.1 5.3A10.7 10.7 0 0 0 1.75 8S4 12.25 8 12.25a6 6 0 0 0 2.9-.75M6.75 6.75a1.75 1.75 0 0 0 2.5 2.5',
  'sign-out': 'M6.5 13.25H4A1.25 1.25 0 0 1 2.75 12V4A1.25 1.25 0 0 1 4 2.75h2.5M10.25 11l3-3-3-3M13 8H6.5',
  home: 'M2.75 7.25 8 2.75l5.25 4.5M4.25 6.25v7h7.5v-7M6.75 13v-3.5h2.5V13',
  keyboard: (
    <>
      <rect x="1.75" y="4" width="12.5" height="8" rx="1.25" />
      <path d="M4.5 6.75h.01M7 6.75h.01M9.5 6.75h.01M12 6.75h.01M5 9.5h6" />
    </>
  ),
  plus: 'M8 3.25v9.5M3.25 8h9.5',
  more: <path d="M3.5 8h.01M8 8h.01M12.5 8h.01" strokeWidth="2.25" />,
  pencil: 'M3 13l.6-2.75 7.15-7.15a1 1 0 0 1 1.4 0l.75.75a1 1 0 0 1 0 1.4L5.75 12.4 3 13z',
  trash: 'M2.75 4.25h10.5M6.25 4V2.75h3.5V4M4 4.25l.5 9h7l.5-9M6.75 6.75v4M9.25 6.75v4',
  undo: 'M5.5 3 2.75 5.75 5.5 8.5M3 5.75h6.25a3.5 3.5 0 0 1 0 7H5.5',
  upload: 'M8 10V3M5 5.75l3-3 3 3M3 13h10',
  users: (
    <>
      <circle cx="6" cy="5.75" r="2.25" />
      <path d="M1.75 13c.35-2.2 2-3.4 4.25-3.4s3.9 1.2 4.25 3.4M10.5 3.75a2.1 2.1 0 0 1 0 4M12 10c1.3.45 2.1 1.4 2.3 3" />
    </>
  ),
  copy: (
    <>
      <rect x="5.5" y="5.5" width="8" height="8" rx="1.25" />
      <path d="M10.5 5.25V3.75a1.25 1.25 0 0 0-1.25-1.25h-5.5A1.25 1.25 0 0 0 2.5 3.75v5.5a1.25 1.25 0 0 0 1.25 1.25h1.5" />
    </>
  ),
  'state-waiting': (
    <>
      <circle cx="8" cy="8" r="5.25" />
      <path d="M8 5.25V8l1.75 1.25" />
    </>
  ),
  'state-good': (
    <>
      <circle cx="8" cy="8" r="5.25" />
      <path d="m5.75 8.2 1.6 1.6 2.9-3.4" />
    </>
  ),
  'state-off': (
    <>
      <circle cx="8" cy="8" r="5.25" />
      <path d="m4.5 11.5 7-7" />
    </>
  ),
} satisfies Record<string, ReactNode>;

export type IconName = keyof typeof drawings;

/** Decoration: the word beside it, or the label of its button, says what it means. */
export function Icon({ name, end }: { name: IconName; end?: boolean }) {
  const drawing = drawings[name];
  return (
    <svg className={end ? 'icon end' : 'icon'} viewBox="0 0 16 16" aria-hidden="true" focusable="false">
      {typeof drawing === 'string' ? <path d={drawing} /> : drawing}
    </svg>
  );
}
