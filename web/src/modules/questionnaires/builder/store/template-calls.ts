import {
  templateEndpoints as endpoints,
  templateEndpointNames,
} from '@vigie/domain/modules/questionnaires/templates/contract';
import { call } from '../../../../platform/transport/api';
import { recordCalls } from '../../../records/public';
import type { TemplateCalls } from './template-store';

/** Comparing thousands of questions costs more than drawing those of one page. */
export const templateCalls = recordCalls('template', templateEndpointNames, endpoints, { structuralSharing: false });

export function callsFor(id: string): TemplateCalls {
  const params = { id };
  return {
    get: () => templateCalls.get(id),
    edit: (body) => call(endpoints.editTemplate, { params, body }),
    save: (version) => call(endpoints.saveTemplate, { params, ifMatch: version }),
    cancel: (version) => call(endpoints.cancelTemplateEdits, { params, ifMatch: version }),
  };
}
