import { useQuery } from '@tanstack/react-query';
import type { Objection } from '@vigie/domain/kernel/workflow';
import { judgedCapas } from '@vigie/domain/modules/cases/capa/capa-check';
import { casesEndpoints } from '@vigie/domain/modules/cases/contract';
import type { CaseRecord, CaseStepContent } from '@vigie/domain/modules/cases/record';
import type { StepAction } from '@vigie/domain/modules/cases/step-workflow';
import { type StepContent, type StepName, stepFaults, steps } from '@vigie/domain/modules/cases/steps/steps';
import type { Content } from '../../../platform/autosave/merge';
import { todayHere } from '../../../platform/page/dates';
import { call } from '../../../platform/transport/api';
import { queryClient } from '../../../platform/transport/query-client';

const askEvery = 20_000;

const stepKey = (id: string, step: StepName) => ['case', 'step', id, step];

/** A field that the step gained after it was stored is there, and empty. */
function whole(stored: CaseStepContent): CaseStepContent {
  return { ...stored, content: { ...steps[stored.name].empty, ...stored.content } };
}

export async function fetchStep(id: string, step: StepName, signal?: AbortSignal): Promise<CaseStepContent> {
  return whole(await call(casesEndpoints.getCaseStep, { params: { id, step }, signal }));
}

/** A step as this page last heard of it, without asking for it. */
export function knownContent(id: string, step: StepName): StepContent {
  const known = queryClient.getQueryData<CaseStepContent>(stepKey(id, step));
  return (known?.content as StepContent | undefined) ?? steps[step].empty;
}

export function useCaseStep(id: string, step: StepName) {
  return useQuery({
    queryKey: stepKey(id, step),
    queryFn: ({ signal }) => fetchStep(id, step, signal),
    // Words are saved too often to announce each time: pages of readers ask now and then.
    refetchInterval: askEvery,
  });
}

/** What keeps the step, as it stands on the page, from being ready; nothing until the step that it builds on is known. */
export function useFaults(
  { id, capaChecks }: Pick<CaseRecord, 'id' | 'capaChecks'>,
  step: StepName,
  { content, emptyBecause }: { readonly content: StepContent; readonly emptyBecause: string },
): readonly Objection[] {
  const { buildsOn } = steps[step];
  const asked = buildsOn ?? step;
  const { data: other } = useQuery({
    queryKey: stepKey(id, asked),
    queryFn: () => fetchStep(id, asked),
    enabled: buildsOn !== null,
  });
  if (buildsOn && !other) return [];
  const contentOf = (name: StepName) => (name === buildsOn ? (other?.content as StepContent) : content);
  return stepFaults(step, contentOf, { emptyBecause, today: todayHere(), judgedCapas: judgedCapas(capaChecks) });
}

export async function saveStep(id: string, step: StepName, content: Content, version: number, reason: string | null) {
  const body = { content: { ...content }, ...(reason && { reason }) };
  const saved = await call(casesEndpoints.saveCaseStep, { params: { id, step }, body, ifMatch: version });
  return takeOver(id, saved);
}

export interface Marking {
  readonly action: StepAction;
  /** Why nothing is written in a step that is marked ready. */
  readonly emptyBecause?: string;
}

export async function markStep(id: string, step: StepName, version: number, marking: Marking) {
  const params = { id, step };
  return takeOver(id, await call(casesEndpoints.markCaseStep, { params, body: { ...marking }, ifMatch: version }));
}

/** The answer of a change is the step as it is now; the case counts its marks anew. */
function takeOver(id: string, answer: CaseStepContent): CaseStepContent {
  const stored = whole(answer);
  queryClient.setQueryData(stepKey(id, stored.name), stored);
  void queryClient.invalidateQueries({ queryKey: ['case', 'one', id] });
  void queryClient.invalidateQueries({ queryKey: ['case', 'history', id] });
  return stored;
}
