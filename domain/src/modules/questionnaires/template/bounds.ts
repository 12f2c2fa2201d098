/** What one template may hold: twice what the largest that is promised to work well has. */
export const bounds = {
  sections: 100,
  pages: 400,
  questions: 4000,
  /** Letters of the whole as it is stored, which each request that reads it takes in one piece. */
  content: 3_000_000,
  options: 200,
  conditions: 50,
  conditionOptions: 200,
  instances: 100,
  id: 100,
  title: 500,
  text: 4000,
  label: 500,
  unit: 40,
  number: 1_000_000_000,
  decimals: 6,
  score: 1_000_000,
  shortAnswer: 1000,
  longAnswer: 20_000,
  photos: 20,
  name: 200,
  /** Questions of one filling, those of a repeatable section once for each instance. */
  places: 8000,
  /** Letters of all its answers. */
  answers: 1_000_000,
  /** Of a file of SurveyJS, whose parts need not all have a place in a template. */
  surveyElements: 8000,
  expression: 100_000,
} as const;
