import type { MouseEvent, ReactNode } from 'react';
import { Icon } from '../icons/icon';
import { pageNumbers } from './page-numbers';
import './pagination.css';

interface PaginationProps {
  page: number;
  pageCount: number;
  hrefOf: (page: number) => string;
  onPage: (page: number) => void;
  range: string;
  labels: { nav: string; previous: string; next: string; page: (page: number) => string };
}

/** Real addresses, so that a page can be opened beside this one. */
export function Pagination({ page, pageCount, hrefOf, onPage, range, labels }: PaginationProps) {
  const link = (target: number, content: ReactNode, more: object = {}) => (
    <a
      href={hrefOf(target)}
      onClick={(event) => {
        if (isPlainClick(event)) {
          event.preventDefault();
          onPage(target);
        }
      }}
      {...more}
    >
      {content}
    </a>
  );
  return (
    <nav className="row gap-4 note phone-wrap pager" aria-label={labels.nav}>
      <span className="digits range">{range}</span>
      <Step enabled={page > 1} label={labels.previous}>
        {(inner, more) => link(page - 1, inner, more)}
      </Step>
      {pageNumbers(page, pageCount).map((mark, index, marks) =>
        mark === 'gap' ? (
          <span key={`gap-${marks[index - 1]}`} className="gap">
            ...
          </span>
        ) : (
          <span key={mark}>
            {link(mark, mark, { 'aria-label': labels.page(mark), 'aria-current': mark === page ? 'page' : undefined })}
          </span>
        ),
      )}
      <Step enabled={page < pageCount} label={labels.next} forward>
        {(inner, more) => link(page + 1, inner, more)}
      </Step>
    </nav>
  );
}

interface StepProps {
  enabled: boolean;
  label: string;
  forward?: boolean;
  children: (content: ReactNode, more: object) => ReactNode;
}

function Step({ enabled, label, forward, children }: StepProps) {
  const content = (
    <>
      {!forward && <Icon name="chevron-left" />}
      <span className="lbl">{label}</span>
      {forward && <Icon name="chevron-right" />}
    </>
  );
  if (enabled) return children(content, { 'aria-label': label });
  return (
    // biome-ignore lint/a11y/useValidAnchor: a link without address is how HTML says "not now"
    <a role="link" aria-disabled="true" aria-label={label}>
      {content}
    </a>
  );
}

function isPlainClick(event: MouseEvent): boolean {
  return event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;
}
