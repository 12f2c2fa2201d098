import { lazy } from 'react';

/** Loaded with the first page that needs it, and not with every page that uses something else of cases. */
export const CaseFrame = lazy(() => import('./page/case-frame'));
