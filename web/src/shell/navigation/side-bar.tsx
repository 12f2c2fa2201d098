import { shellMessages as m } from '@vigie/domain/messages/shell/shell';
import { useFreshWaiting } from '../../modules/overview/public';
import { useSay } from '../../platform/page/messages';
import { useRoutePath } from '../../platform/router/router';
import { useStore } from '../../platform/storage/store';
import { useShownLanguage } from '../../ui/foundation/shown-language';
import { useMedia } from '../../ui/foundation/use-media';
import { Icon } from '../../ui/icons/icon';
import { PlaceLinks, useNavigation } from './place-links';
import { chooseSide, sideChoice } from './side-choice';
import './side-bar.css';

/** Fewer places need no bar. */
const fewestPlaces = 2;

export function useHasSideBar(): boolean {
  return useNavigation().flatMap(({ places }) => places).length >= fewestPlaces;
}

/** The page of one record has columns of its own, and leaves the bar less room. */
const isOfRecord = (routePath: string) => routePath.includes('$id');

/** Beside every page on a wide screen; `navigation-sheet` has the same on a narrow one. */
export function SideBar() {
  const say = useSay();
  const choice = useStore(sideChoice);
  const isRecord = isOfRecord(useRoutePath());
  const wideFrom = isRecord ? 1680 : 1360;
  const isWide = useMedia(`(min-width: ${wideFrom}px)`);
  const isOpen = choice ? choice === 'open' : isWide;
  useFreshWaiting();
  return (
    <nav
      className="surface no-print side"
      data-side={isOpen ? 'open' : 'rail'}
      data-record={isRecord || undefined}
      aria-label={say(m.navigation)}
      lang={useShownLanguage()}
    >
      <PlaceLinks />
      <button
        type="button"
        className="row text-13 rounded touch-target side-link side-toggle"
        aria-expanded={isOpen}
        title={say(isOpen ? m.foldNavigation : m.unfoldNavigation)}
        onClick={() => chooseSide(isOpen ? 'rail' : 'open')}
      >
        <Icon name={isOpen ? 'chevron-left' : 'chevron-right'} />
        <span className="clip side-word">{say(isOpen ? m.foldNavigation : m.unfoldNavigation)}</span>
      </button>
    </nav>
  );
}
