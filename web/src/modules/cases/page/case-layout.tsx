import { type ReactNode, useLayoutEffect, useRef } from 'react';
import '../case.css';

interface CaseLayoutProps {
  header: ReactNode;
  nav: ReactNode;
  panel?: ReactNode;
  children: ReactNode;
}

/** Header above, list of steps on the left, and what is read in the middle. */
export function CaseLayout({ header, nav, panel, children }: CaseLayoutProps) {
  const below = useHeaderHeight();
  return (
    <>
      {header}
      <div className={panel ? 'case' : 'case case-without-panel'} ref={below}>
        {nav}
        <div className="case-main">{children}</div>
        {panel}
      </div>
    </>
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
