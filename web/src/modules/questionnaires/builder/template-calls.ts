import { useQuery } from '@tanstack/react-query';
import { templateEndpoints as endpoints } from '@vigie/domain/modules/questionnaires/templates/contract';
import { call, firstAnswerTo } from '../../../platform/transport/api';
import { queryClient } from '../../../platform/transport/query-client';
import type { TemplateCalls } from './template-store';

export const templateKey = (id: string) => ['template', 'one', id];

export function useTemplate(id: string) {
  return useQuery({
    queryKey: templateKey(id),
    queryFn: ({ signal }) => call(endpoints.getTemplate, { params: { id }, signal }),
    initialData: () => firstAnswerTo(endpoints.getTemplate, { params: { id } }),
    // Comparing thousands of questions costs more than drawing those of one page.
    structuralSharing: false,
  });
}

export function callsFor(id: string): TemplateCalls {
  const params = { id };
  return {
    get: () => call(endpoints.getTemplate, { params }),
    edit: (body) => call(endpoints.editTemplate, { params, body }),
    save: (version) => call(endpoints.saveTemplate, { params, ifMatch: version }),
    cancel: (version) => call(endpoints.cancelTemplateEdits, { params, ifMatch: version }),
  };
}

export function decideConflict(id: string, conflict: number, choice: 'first' | 'second') {
  return (version: number) =>
    call(endpoints.decideTemplateConflict, { params: { id, conflict }, body: { choice }, ifMatch: version });
}

export function beginDraft(id: string) {
  return (version: number) =>
    call(endpoints.moveTemplate, { params: { id }, body: { action: 'revise' }, ifMatch: version });
}

/** The other pages of the template, and the list, are asked for again when they are shown next. */
export const refetchTemplates = () => queryClient.invalidateQueries({ queryKey: ['template'] });
