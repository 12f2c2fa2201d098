/** What a company does before its first case, in the order in which each helps the next. */
export const setUpSteps = ['people', 'teams', 'lists', 'rules', 'mail', 'report'] as const;
export type SetUpStep = (typeof setUpSteps)[number];

export interface SetUpFacts {
  /** Others than the administrator who are invited or active. */
  readonly hasColleagues: boolean;
  readonly hasTeams: boolean;
  /** Whether a list that forms offer has a value. */
  readonly hasValues: boolean;
  /** Whether an administrator has saved the company's rules. */
  readonly hasOwnRules: boolean;
  /** Whether a mailed link has confirmed the administrator's own address. */
  readonly identityConfirmed: boolean;
  readonly hasReports: boolean;
}

const factOf: Readonly<Record<SetUpStep, keyof SetUpFacts>> = {
  people: 'hasColleagues',
  teams: 'hasTeams',
  lists: 'hasValues',
  rules: 'hasOwnRules',
  mail: 'identityConfirmed',
  report: 'hasReports',
};

export function setUpState(facts: SetUpFacts): { step: SetUpStep; isDone: boolean }[] {
  return setUpSteps.map((step) => ({ step, isDone: facts[factOf[step]] }));
}
