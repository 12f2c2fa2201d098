import type { ReactNode } from 'react';

const sheet =
  'M9.25 2.5h-4.5c-.7 0-1.25.55-1.25 1.25v8.5c0 .7.55 1.25 1.25 1.25h6.5c.7 0 1.25-.55 1.25-1.25v-6.5zM9.25 2.5v3.25h3.25';

/** Drawn here and not with the other icons, which every page loads. */
const drawings = {
  image: (
    <path d="M3.75 3h8.5c.7 0 1.25.55 1.25 1.25v7.5c0 .7-.55 1.25-1.25 1.25h-8.5c-.7 0-1.25-.55-1.25-1.25v-7.5C2.5 3.55 3.05 3 3.75 3zM3 11.5l3-3 2.25 2.25L10.5 8l2.75 2.75M6 6.25h.01" />
  ),
  document: <path d={`${sheet}M5.75 8.5h4.5M5.75 11h3`} />,
  pdf: (
    <>
      <path
        d="M9.75 6.5V2.5h-5c-.7 0-1.25.55-1.25 1.25V6.5M9.75 2.5 13 5.75v.75M9.75 5.75H13M3.5 14h9.5"
        strokeWidth="1.1"
      />
      <path
        d="M2.75 12.25V8.5h1.1a1.1 1.1 0 0 1 0 2.2h-1.1M6.75 8.5v3.75h.6a1.85 1.85 0 0 0 0-3.75zM11.5 12.25V8.5h2.25M11.5 10.4h1.8"
        strokeWidth="1.1"
      />
    </>
  ),
  camera: (
    <path d="M2.5 5.75c0-.7.55-1.25 1.25-1.25h1.5l1-1.5h3.5l1 1.5h1.5c.7 0 1.25.55 1.25 1.25v5.5c0 .7-.55 1.25-1.25 1.25h-8.5c-.7 0-1.25-.55-1.25-1.25zM10.25 8.5a2.25 2.25 0 1 1-4.5 0 2.25 2.25 0 0 1 4.5 0z" />
  ),
} satisfies Record<string, ReactNode>;

export type FileIconKind = keyof typeof drawings;

export function FileIcon({ kind }: { kind: FileIconKind }) {
  return (
    <svg className="icon" viewBox="0 0 16 16" aria-hidden="true" focusable="false">
      {drawings[kind]}
    </svg>
  );
}
