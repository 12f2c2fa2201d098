import {
  type ComponentType,
  type ReactNode,
  Suspense,
  startTransition,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { firstPageRendered } from '../page-files/answer-first';
import { ErrorBoundary } from './error-boundary';
import { type Shown, ShownContext, shown } from './router';

interface RouterViewProps {
  /** Around the pages of those who have signed in; it stays while they go from one to the next. */
  frame: ComponentType<{ children: ReactNode }>;
  pending: ComponentType;
  /** Another page is drawn where one was before. */
  onPageChange: () => void;
}

export function RouterView({ frame: Frame, pending: Pending, onPageChange }: RouterViewProps) {
  const [page, setPage] = useState(shown.get);
  useLayoutEffect(() => {
    const follow = () => startTransition(() => setPage(shown.get()));
    follow();
    return shown.subscribe(follow);
  }, []);

  const pathname = page?.place.pathname;
  const before = useRef<string>(undefined);
  useLayoutEffect(() => {
    if (pathname !== undefined) firstPageRendered();
    if (before.current !== undefined && before.current !== pathname) onPageChange();
    before.current = pathname;
  }, [pathname, onPageChange]);

  if (!page) return <Pending />;
  const { key, isProtected, failure } = page.route;
  const content = (
    <Guarded key={key} page={page} pending={<Pending />}>
      <Content page={page} />
    </Guarded>
  );
  return (
    <ShownContext value={page}>
      <ErrorBoundary resetKey={page} failure={failure}>
        {isProtected ? <Frame>{content}</Frame> : content}
      </ErrorBoundary>
    </ShownContext>
  );
}

function Guarded({ page, pending, children }: { page: Shown; pending: ReactNode; children: ReactNode }) {
  return (
    <Suspense fallback={pending}>
      <ErrorBoundary resetKey={page} failure={page.route.failure}>
        {children}
      </ErrorBoundary>
    </Suspense>
  );
}

function Content({ page: { route, error } }: { page: Shown }) {
  if (error !== undefined) throw error;
  return route.draw();
}
