import './brand.css';

/** Two beams from one point, the lantern between them. */
export function BrandMark() {
  return (
    <svg className="mark" viewBox="0 0 24 24" aria-hidden="true">
      <path className="mark-beam" d="M12 21.6 2.2 7.6a.9.9 0 0 1 .2-1.2l3.3-2.6a.9.9 0 0 1 1.4.3z" />
      <path className="mark-beam" d="M12 21.6 21.8 7.6a.9.9 0 0 0-.2-1.2l-3.3-2.6a.9.9 0 0 0-1.4.3z" />
      <circle className="mark-lantern" cx="12" cy="6.2" r="2.9" />
    </svg>
  );
}
