import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { CallOf, OutputOf } from '@vigie/domain/kernel/http/endpoint';
import { type TemplateCheck, templateEndpoints } from '@vigie/domain/modules/questionnaires/templates/contract';
import type { TemplateDetail, TemplateSettings } from '@vigie/domain/modules/questionnaires/templates/record';
import { call } from '../../../platform/transport/api';
import { queryClient } from '../../../platform/transport/query-client';

export type FullVersion = OutputOf<typeof templateEndpoints.getTemplateVersion>;
export type ExchangeFormat = CallOf<typeof templateEndpoints.importTemplate>['body']['format'];
export type CarriedLoss = OutputOf<typeof templateEndpoints.exportTemplate>['losses'][number];

const checkOf = (id: string, revision: number) => ({
  queryKey: ['template', 'check', id, revision],
  queryFn: ({ signal }: { signal?: AbortSignal }) => call(templateEndpoints.checkTemplate, { params: { id }, signal }),
  staleTime: Number.POSITIVE_INFINITY,
});

/** The check of one revision; that of the revision before stays in sight until it is there. */
export const useTemplateCheck = (id: string, revision: number, isWanted = true) =>
  useQuery({ ...checkOf(id, revision), placeholderData: keepPreviousData, enabled: isWanted });

/** The check of what the server has now. */
export async function checkNow(id: string): Promise<TemplateCheck> {
  const check = await call(templateEndpoints.checkTemplate, { params: { id } });
  queryClient.setQueryData(checkOf(id, check.revision).queryKey, check);
  return check;
}

/** A published version never changes. */
export const useTemplateVersion = (id: string, number: number | null) =>
  useQuery({
    queryKey: ['template', 'version', id, number],
    queryFn: ({ signal }) =>
      call(templateEndpoints.getTemplateVersion, { params: { id, number: number ?? 0 }, signal }),
    staleTime: Number.POSITIVE_INFINITY,
    enabled: number !== null,
  });

type Change = (version: number) => Promise<TemplateDetail>;

export function moveTemplate(id: string, body: CallOf<typeof templateEndpoints.moveTemplate>['body']): Change {
  return (version) => call(templateEndpoints.moveTemplate, { params: { id }, body, ifMatch: version });
}

export function changeTemplateSettings(id: string, body: Partial<TemplateSettings>): Change {
  return (version) => call(templateEndpoints.changeTemplateSettings, { params: { id }, body, ifMatch: version });
}

export function decideTemplateConflict(id: string, conflict: number, choice: 'first' | 'second'): Change {
  return (version) =>
    call(templateEndpoints.decideTemplateConflict, { params: { id, conflict }, body: { choice }, ifMatch: version });
}

export function importTemplate(format: ExchangeFormat, file: unknown, idempotencyKey: string) {
  return call(templateEndpoints.importTemplate, { body: { format, file }, idempotencyKey });
}

export function exportTemplate(id: string, format: ExchangeFormat, version?: number) {
  return call(templateEndpoints.exportTemplate, { params: { id }, query: { format, ...(version && { version }) } });
}

export const loadTemplateSchema = () => call(templateEndpoints.getTemplateSchema, {});

/** Lists and other pages that tell a template's state ask again. */
export const refetchTemplateLists = () => queryClient.invalidateQueries({ queryKey: ['template', 'list'] });
