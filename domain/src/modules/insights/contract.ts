import * as z from 'zod/mini';
import { endpoint } from '../../kernel/http/endpoint';
import { listOf, pageQuery } from '../../kernel/listing';
import { choices, countedRecord, difference, insights } from './figures';
import { figureFields, question, questionFields } from './question';

export const insightsEndpoints = {
  getInsights: endpoint({
    method: 'GET',
    path: '/api/v1/insights',
    isHeavy: true,
    summary:
      'All figures of the KPI page for a period, compared with the period before; now, or as known on a past day',
    query: question,
    output: insights,
  }),
  listInsightChoices: endpoint({
    method: 'GET',
    path: '/api/v1/insights/choices',
    summary: 'The sites and teams that figures can be narrowed down to',
    output: choices,
  }),
  listCasesOfFigure: endpoint({
    method: 'GET',
    path: '/api/v1/insights/cases',
    isHeavy: true,
    summary: 'Exactly the cases, or actions, that a figure counts',
    query: z.object({ ...questionFields, ...figureFields, page: pageQuery.page }),
    output: listOf(countedRecord),
  }),
  getInsightDifference: endpoint({
    method: 'GET',
    path: '/api/v1/insights/difference',
    isHeavy: true,
    summary: 'What a figure said as known on a day, what it says now, and which cases make the difference',
    query: z.object({ ...questionFields, ...figureFields, knownOn: z.iso.date() }),
    output: difference,
  }),
  exportInsights: endpoint({
    method: 'GET',
    path: '/api/v1/insights/export',
    isHeavy: true,
    summary: 'The figures as .xlsx',
    query: question,
    answers: 'file',
  }),
  printInsights: endpoint({
    method: 'GET',
    path: '/api/v1/insights/report',
    isHeavy: true,
    summary: 'The figures as a PDF',
    query: question,
    answers: 'file',
  }),
};
