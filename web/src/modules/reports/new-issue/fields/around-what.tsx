import { SuggestWhat } from '../../../assistant/public';
import { SimilarCases } from '../../../cases/public';
import type { ShownDraft } from '../draft/use-open-draft';

/** What stands around the first question: a wording on demand beside it, and below it what resembles it. */
export function aroundWhat({ draft, state: { answers } }: ShownDraft) {
  return {
    besideWhat: (
      <SuggestWhat text={answers.what} settle={() => draft.settle()} write={(write) => draft.writeElsewhere(write)} />
    ),
    below: <SimilarCases text={answers.what} />,
  };
}
