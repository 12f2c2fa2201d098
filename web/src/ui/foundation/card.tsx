import { type ReactNode, useId } from 'react';
import './page.css';

interface CardProps {
  /** Where an index of the page leads to it. */
  id?: string;
  title: string;
  end?: ReactNode;
  children: ReactNode;
}

/** A titled part of a page. */
export function Card({ id, title, end, children }: CardProps) {
  const heading = useId();
  return (
    <section id={id} className="card" aria-labelledby={heading} tabIndex={id ? -1 : undefined}>
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
