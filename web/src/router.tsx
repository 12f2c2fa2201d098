import { createRootRoute, createRoute, createRouter, Outlet, redirect } from '@tanstack/react-router';
import { permits } from '@vigie/domain/kernel/identity/permission';
import type { ComponentType } from 'react';
import { webModules } from './modules';
import { GoTo } from './platform/page/go-to';
import { useSay } from './platform/page/messages';
import { OpenPage } from './platform/page/page-language';
import { usePageTitle } from './platform/page/page-title';
import type { WebModule, WebPage } from './platform/page/web-module';
import { firstPageRendered } from './platform/page-files/answer-first';
import { lazyComponent } from './platform/page-files/lazy-component';
import { recordLoaders } from './platform/records/record-loaders';
import { useUser } from './platform/session/session';
import { PageFailure } from './shell/frame/page-failure';
import ProtectedLayout, { SessionLoading } from './shell/frame/protected-layout';
import { publicPages, shellPages } from './shell/pages';
import { Toaster } from './ui/overlays/toast';

const rootRoute = createRootRoute({
  component: () => (
    <>
      <Outlet />
      <Toaster />
    </>
  ),
});

const publicRoutes = Object.entries(publicPages).map(([path, load]) => {
  const content = lazyComponent(load);
  return createRoute({ getParentRoute: () => rootRoute, path, component: content, loader: content.load });
});

const protectedRoute = createRoute({ getParentRoute: () => rootRoute, id: 'protected', component: ProtectedLayout });

const modules: readonly WebModule[] = Object.values(webModules);
recordLoaders.push(...modules.flatMap(({ records }) => records ?? []));
const pageRoutes = [...shellPages, ...modules.flatMap(({ pages = [] }) => pages)].map(routeOf);

/** The index, and every path that leads nowhere. */
const strayRoutes = ['/', '$'].map((path) =>
  createRoute({
    getParentRoute: () => rootRoute,
    path,
    beforeLoad: () => {
      throw redirect({ to: '/home', replace: true });
    },
  }),
);

function routeOf(page: WebPage) {
  const content = lazyComponent(page.load);
  return createRoute({
    getParentRoute: () => protectedRoute,
    path: page.path,
    component: () => <PermittedPage page={page} content={content} />,
    errorComponent: ({ error }) => (
      <OpenPage language={page.language}>
        <PageFailure error={error} />
      </OpenPage>
    ),
    loader: content.load,
  });
}

function PermittedPage({ page, content: Content }: { page: WebPage; content: ComponentType }) {
  if (!permits(page.permission, useUser())) return <GoTo path="/home" />;
  return (
    <OpenPage language={page.language}>
      <PageTitle page={page} />
      <Content />
    </OpenPage>
  );
}

/** Before the content, so that a page which knows its record can say more than the name of its kind. */
function PageTitle({ page }: { page: WebPage }): null {
  const say = useSay();
  usePageTitle(say(page.title));
  return null;
}

export const router = createRouter({
  routeTree: rootRoute.addChildren([...publicRoutes, ...strayRoutes, protectedRoute.addChildren(pageRoutes)]),
  defaultPendingComponent: SessionLoading,
  defaultPendingMs: 200,
  defaultErrorComponent: PageFailure,
  defaultPreload: 'intent',
  // Plain values: the router's own format would write numbers and text differently.
  parseSearch: (text) => Object.fromEntries(new URLSearchParams(text)),
  stringifySearch: (search) => {
    const text = new URLSearchParams(search as Record<string, string>).toString();
    return text && `?${text}`;
  },
});

router.subscribe('onRendered', ({ pathChanged, fromLocation }) => {
  firstPageRendered();
  if (!pathChanged || !fromLocation) return;
  window.scrollTo(0, 0);
  // Two frames later, because a menu that is closing gives the focus back to its button first.
  requestAnimationFrame(() => requestAnimationFrame(focusPage));
});

/** A screen reader goes on reading where the new page begins, unless the page has chosen a field. */
function focusPage(): void {
  const main = document.getElementById('main');
  if (main && !main.contains(document.activeElement)) main.focus({ preventScroll: true });
}
