import { lazyComponent } from '../../platform/page-files/lazy-component';

/** Loaded with the first page that asks for it, and not with every page that uses something else of questionnaires. */
export const AnsweredForm = lazyComponent(() => import('./fill/answered-form'));
