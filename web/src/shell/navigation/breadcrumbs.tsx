import { shellMessages as m } from '@vigie/domain/messages/shell/shell';
import { webModules } from '../../modules';
import { useSay } from '../../platform/page/messages';
import type { WebModule } from '../../platform/page/web-module';
import { Link } from '../../platform/router/link';
import { usePlace } from '../../platform/router/router';
import { shellPages } from '../pages';
import { crumbsOf } from './crumbs';

const modules: readonly WebModule[] = Object.values(webModules);
const pages = [...shellPages, ...modules.flatMap(({ pages: own = [] }) => own)];

/** After the logo, which is the launcher: the module, whose name the sources show here, and what of it is open. */
export function Breadcrumbs() {
  const say = useSay();
  const crumbs = crumbsOf(usePlace().pathname, pages);
  if (crumbs.length === 0) return null;
  return (
    <nav className="shrinks crumbs" aria-label={say(m.breadcrumbs)}>
      <ol className="row">
        {crumbs.map(({ path, title }, place) => {
          const word = typeof title === 'string' ? title : say(title);
          const isLast = place === crumbs.length - 1;
          return (
            <li key={path} className="row shrinks">
              <span className="sep" />
              {isLast ? (
                <span className="module" aria-current="page">
                  {word}
                </span>
              ) : (
                <Link className="module" to={path} aria-current={false}>
                  {word}
                </Link>
              )}
            </li>
          );
        })}
      </ol>
    </nav>
  );
}
