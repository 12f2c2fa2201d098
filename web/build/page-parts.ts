/** What a page shows from a file of its own where the `$step` of its path says so: it comes with the page. */
export const pageParts: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  'src/modules/cases/page/case-page.tsx': {
    definition: 'src/modules/cases/page/case-definition.tsx',
    review: 'src/modules/cases/page/review-steps.tsx',
    productBatch: 'src/modules/cases/page/steps/batches.tsx',
    recurrence: 'src/modules/cases/page/steps/recurrence/recurrence-form.tsx',
    rootCause: 'src/modules/cases/page/steps/root-cause/root-cause-form.tsx',
    capaPlan: 'src/modules/cases/page/steps/capa-plan/capa-plan-form.tsx',
  },
};
