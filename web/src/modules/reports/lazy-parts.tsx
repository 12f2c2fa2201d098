import { type ComponentProps, Suspense } from 'react';
import { lazyComponent } from '../../platform/page-files/lazy-component';
import { lazyDialog } from '../../platform/page-files/lazy-dialog';
import type { DryRun as LoadedDryRun } from './dry-run/dry-run';

/** For pages that show a report among other things. */
export const DecisionDialog = lazyDialog(() => import('./approval/decision-dialog'));

const Loaded = lazyComponent(async () => ({ default: (await import('./dry-run/dry-run')).DryRun }));

/** Loaded where it is shown: those who only begin a report from a finding do without. */
export function DryRun(props: ComponentProps<typeof LoadedDryRun>) {
  return (
    <Suspense fallback={null}>
      <Loaded {...props} />
    </Suspense>
  );
}
