import type { StepMark } from '@vigie/domain/modules/cases/step-workflow';
import './step-mark.css';

/** A ring, or a filled check; its colour distinguishes ready from reviewed, and so do the words beside it. */
export function StepMarkIcon({ mark }: { mark: StepMark }) {
  return (
    <svg className={`icon step-mark step-mark-${mark}`} viewBox="0 0 16 16" aria-hidden="true" focusable="false">
      {mark === 'open' ? (
        <circle cx="8" cy="8" r="6.25" />
      ) : (
        <>
          <circle cx="8" cy="8" r="7" fill="currentColor" stroke="none" />
          <path d="m4.9 8.3 2.1 2.1 4.1-4.7" stroke="var(--on-step)" strokeWidth="1.75" />
        </>
      )}
    </svg>
  );
}
