import { useQuery } from '@tanstack/react-query';
import { templateEndpoints as endpoints } from '@vigie/domain/modules/questionnaires/templates/contract';
import { call, firstAnswerTo } from '../../../../platform/transport/api';
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
