import { permits } from '@vigie/domain/kernel/identity/permission';
import { type ComponentType, useEffect } from 'react';
import { webModules } from './modules';
import { GoTo } from './platform/page/go-to';
import { useSay } from './platform/page/messages';
import { OpenPage, usePageTitle } from './platform/page/page-language';
import type { WebModule, WebPage } from './platform/page/web-module';
import { lazyComponent } from './platform/page-files/lazy-component';
import { openedPages } from './platform/page-files/often-opened';
import { recordLoaders } from './platform/records/record-loaders';
import { startRouter } from './platform/router/router';
import { RouterView } from './platform/router/router-view';
import type { Route } from './platform/router/routes';
import { sessionNow, useUser } from './platform/session/session';
import { firstAnswerRead } from './platform/transport/first-answer';
import { PageFailure } from './shell/frame/page-failure';
import ProtectedLayout, { SessionLoading } from './shell/frame/protected-layout';
import { landingPath } from './shell/launcher/landing';
import { publicPages, shellPages } from './shell/pages';
import { Toaster } from './ui/overlays/toast';

const publicRoutes = Object.entries(publicPages).map(([path, file]): Route => {
  const Content = lazyComponent(file);
  const draw = () => <Content />;
  return { path, key: path, isProtected: false, draw, failure: PageFailure, load: Content.load };
});

const modules: readonly WebModule[] = Object.values(webModules);
recordLoaders.push(...modules.flatMap(({ records }) => records ?? []));
const pages: readonly WebPage[] = [...shellPages, ...modules.flatMap(({ pages: own = [] }) => own)];
const contents = new Map(pages.map(({ path, load }) => [path, lazyComponent(load)]));
const pageRoutes = pages.map(routeOf);
const ForbiddenPage = lazyComponent(() => import('./shell/frame/forbidden-page'));

function routeOf(page: WebPage): Route {
  const key = page.over ?? page.path;
  const content = contents.get(key) ?? lazyComponent(page.load);
  return {
    path: page.path,
    key,
    isProtected: true,
    draw: () => <PermittedPage page={page} content={content} />,
    failure: ({ error }) => (
      <OpenPage language={page.language}>
        <PageFailure error={error} />
      </OpenPage>
    ),
    load: () => {
      const file = content.load();
      // Drawn once, with its rows, where these come as soon as the page itself.
      return file && Promise.all([file, firstAnswerRead()]).then(() => {});
    },
  };
}

function PermittedPage({ page, content: Content }: { page: WebPage; content: ComponentType }) {
  const user = useUser();
  const isPermitted = permits(page.permission, user);
  useEffect(() => {
    if (isPermitted && page.path !== '/home') openedPages.note(user.id, page.path);
  }, [isPermitted, page.path, user.id]);
  const landing = landingPath(user);
  if (page.path === '/home' && landing !== '/home') return <GoTo path={landing} />;
  return (
    <OpenPage language={page.language}>
      <PageTitle page={page} />
      {isPermitted ? <Content /> : <ForbiddenPage permission={page.permission} landing={landing} />}
    </OpenPage>
  );
}

/** Before the content, so that a page which knows its record can say more than the name of its kind. */
function PageTitle({ page }: { page: WebPage }): null {
  const say = useSay();
  usePageTitle(say(page.title));
  return null;
}

/** The sources lead the index and every unknown path to the launcher; `UnknownAddress` says which path was unknown. */
startRouter([...publicRoutes, ...pageRoutes], () => landingPath(sessionNow().user));

export function App() {
  return (
    <>
      <RouterView frame={ProtectedLayout} pending={SessionLoading} onPageChange={beginPage} />
      <Toaster />
    </>
  );
}

function beginPage(): void {
  window.scrollTo(0, 0);
  // Two frames later, because a menu that is closing gives the focus back to its button first.
  requestAnimationFrame(() => requestAnimationFrame(focusPage));
}

/** A screen reader goes on reading where the new page begins, unless the page has chosen a field. */
function focusPage(): void {
  const main = document.getElementById('main');
  if (main && !main.contains(document.activeElement)) main.focus({ preventScroll: true });
}
