import { lazyComponent } from '../../platform/page-files/lazy-component';

/** What is learned of a version; in a file of its own. */
export const LearnedText = lazyComponent(() => import('./versions/learned-text'));
