import type { ReactNode } from 'react';

/** Drawn here and not with the other icons, which every page loads. */
const drawings = {
  later: <circle cx="8" cy="8" r="6.25" />,
  next: (
    <>
      <circle cx="8" cy="8" r="5.5" />
      <circle cx="8" cy="8" r="2.25" fill="currentColor" stroke="none" />
    </>
  ),
  passed: (
    <>
      <circle cx="8" cy="8" r="7" fill="currentColor" stroke="none" />
      <path d="m4.9 8.3 2.1 2.1 4.1-4.7" stroke="var(--on-step)" strokeWidth="1.75" />
    </>
  ),
  arrow: <path d="M3 8h9.5M8.75 4l4 4-4 4" />,
} satisfies Record<string, ReactNode>;

export function GateIcon({ name }: { name: keyof typeof drawings }) {
  return (
    <svg className="icon" viewBox="0 0 16 16" aria-hidden="true" focusable="false">
      {drawings[name]}
    </svg>
  );
}
