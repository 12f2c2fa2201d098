/** Drawn here and not with the other icons, which every page loads. */
const drawings = {
  branch: <path d="M4 3v6.5a2.5 2.5 0 0 0 2.5 2.5H12M9.75 9.5 12.25 12l-2.5 2.5" />,
  target: (
    <>
      <circle cx="8" cy="8" r="5.5" />
      <circle cx="8" cy="8" r="2.25" fill="currentColor" stroke="none" />
    </>
  ),
  clip: <path d="m13 7.5-5 5a3 3 0 0 1-4.25-4.25l5.25-5.25a2 2 0 0 1 2.85 2.85l-5 5a1 1 0 0 1-1.4-1.4l4.3-4.3" />,
};

export function CauseIcon({ name }: { name: keyof typeof drawings }) {
  return (
    <svg className="icon" viewBox="0 0 16 16" aria-hidden="true" focusable="false">
      {drawings[name]}
    </svg>
  );
}
