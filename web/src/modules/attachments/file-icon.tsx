/** Drawn here and not with the other icons, which every page loads. */
const drawings = {
  image:
    'M3.75 3h8.5c.7 0 1.25.55 1.25 1.25v7.5c0 .7-.55 1.25-1.25 1.25h-8.5c-.7 0-1.25-.55-1.25-1.25v-7.5C2.5 3.55 3.05 3 3.75 3zM3 11.5l3-3 2.25 2.25L10.5 8l2.75 2.75M6 6.25h.01',
  document:
    'M9.25 2.5h-4.5c-.7 0-1.25.55-1.25 1.25v8.5c0 .7.55 1.25 1.25 1.25h6.5c.7 0 1.25-.55 1.25-1.25v-6.5zM9.25 2.5v3.25h3.25M5.75 8.5h4.5M5.75 11h3',
  camera:
    'M2.5 5.75c0-.7.55-1.25 1.25-1.25h1.5l1-1.5h3.5l1 1.5h1.5c.7 0 1.25.55 1.25 1.25v5.5c0 .7-.55 1.25-1.25 1.25h-8.5c-.7 0-1.25-.55-1.25-1.25zM10.25 8.5a2.25 2.25 0 1 1-4.5 0 2.25 2.25 0 0 1 4.5 0z',
};

export function FileIcon({ kind }: { kind: keyof typeof drawings }) {
  return (
    <svg className="icon" viewBox="0 0 16 16" aria-hidden="true" focusable="false">
      <path d={drawings[kind]} />
    </svg>
  );
}
