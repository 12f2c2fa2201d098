import { type ReactNode, useId } from 'react';
import './page.css';

/** A titled part of a page. */
export function Card({ title, end, children }: { title: string; end?: ReactNode; children: ReactNode }) {
  const heading = useId();
  return (
    <section className="card" aria-labelledby={heading}>
      <div className="row card-head">
        <h2 id={heading} className="text-14 grow">
          {title}
        </h2>
        {end}
      </div>
      <div className="card-body">{children}</div>
    </section>
  );
}
