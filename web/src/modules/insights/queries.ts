import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { auditFiguresEndpoints } from '@vigie/domain/modules/insights/audits/contract';
import { insightsEndpoints } from '@vigie/domain/modules/insights/contract';
import type { FigureRef, Question } from '@vigie/domain/modules/insights/question';
import { call, firstAnswerTo, open } from '../../platform/transport/api';

export function useInsights(question: Question) {
  return useQuery({
    queryKey: ['case', 'insights', question],
    queryFn: ({ signal }) => call(insightsEndpoints.getInsights, { query: question, signal }),
    initialData: () => firstAnswerTo(insightsEndpoints.getInsights, { query: question }),
    placeholderData: keepPreviousData,
  });
}

export function useAuditFigures(question: Question) {
  return useQuery({
    queryKey: ['finding', 'insights', question],
    queryFn: ({ signal }) => call(auditFiguresEndpoints.getAuditFigures, { query: question, signal }),
    placeholderData: keepPreviousData,
    meta: { records: ['audit', 'gemba_walk'] },
  });
}

export function useInsightChoices() {
  return useQuery({
    queryKey: ['case', 'insight-choices'],
    queryFn: ({ signal }) => call(insightsEndpoints.listInsightChoices, { signal }),
  });
}

export interface CountedQuestion extends Question, FigureRef {
  readonly page: number;
}

export function useCountedRecords(question: CountedQuestion) {
  return useQuery({
    queryKey: ['case', 'counted', question],
    queryFn: ({ signal }) => call(insightsEndpoints.listCasesOfFigure, { query: question, signal }),
    initialData: () => firstAnswerTo(insightsEndpoints.listCasesOfFigure, { query: question }),
    placeholderData: keepPreviousData,
  });
}

export function useDifference(question: Question & FigureRef & { knownOn: string }) {
  return useQuery({
    queryKey: ['case', 'insight-difference', question],
    queryFn: ({ signal }) => call(insightsEndpoints.getInsightDifference, { query: question, signal }),
  });
}

/** The files of all figures, with what they are called when the server does not say. */
export const figureFiles = {
  spreadsheet: {
    name: 'kpi.xlsx',
    ask: (question: Question) => open(insightsEndpoints.exportInsights, { query: question }),
  },
  pdf: { name: 'kpi.pdf', ask: (question: Question) => open(insightsEndpoints.printInsights, { query: question }) },
} as const;
export type FigureFile = keyof typeof figureFiles;
