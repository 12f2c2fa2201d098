import { type ReactNode, useLayoutEffect, useRef } from 'react';
import './record-layout.css';

interface RecordLayoutProps {
  header: ReactNode;
  nav: ReactNode;
  panel?: ReactNode;
  children: ReactNode;
}

/** The frame of a record's page: header above, the list of its parts on the left, what is read in the middle. */
export function RecordLayout({ header, nav, panel, children }: RecordLayoutProps) {
  const below = useHeaderHeight();
  return (
    <>
      {header}
      <div className={panel ? 'items-start case' : 'items-start case case-without-panel'} ref={below}>
        {nav}
        <div className="full-width case-main">{children}</div>
        {panel}
      </div>
    </>
  );
}

interface RecordHeadProps {
  icon?: ReactNode;
  title: ReactNode;
  /** A line of facts under the title. */
  facts: ReactNode;
  actions: ReactNode;
}

/** Which record it is, what is known of it, and what can be done with it. */
export function RecordHead({ icon, title, facts, actions }: RecordHeadProps) {
  return (
    <header className="row gap-12 surface case-head">
      {icon}
      <div className="grow case-name">
        {title}
        <div className="row wrap note case-meta">{facts}</div>
      </div>
      <div className="row phone-wrap no-print case-head-actions">{actions}</div>
    </header>
  );
}

/** The heading of the page. */
export function RecordTitle({ id, title }: { id: string; title: string }) {
  return (
    <h1 className="breaks semibold case-title">
      <span className="muted strong digits nowrap case-id">{id}</span> - {title}
    </h1>
  );
}

/** What sticks below the header sticks at its lower edge, however many lines it has. */
function useHeaderHeight() {
  const below = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const header = below.current?.previousElementSibling;
    if (!header) return;
    const watch = new ResizeObserver(() => {
      below.current?.style.setProperty('--casehead', `${header.getBoundingClientRect().height}px`);
    });
    watch.observe(header);
    return () => watch.disconnect();
  }, []);
  return below;
}
