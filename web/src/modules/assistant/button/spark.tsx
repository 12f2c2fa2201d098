/** Not among the icons: the pages before sign-in and the launcher do without it. */
export function Spark() {
  return (
    <svg className="icon" viewBox="0 0 16 16" aria-hidden="true" focusable="false">
      <path d="M7 2.75 8.35 6.4 12 7.75 8.35 9.1 7 12.75 5.65 9.1 2 7.75 5.65 6.4zM12.5 10.75v3M11 12.25h3" />
    </svg>
  );
}
