import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { BodyOf } from '@vigie/domain/kernel/http/endpoint';
import type { SigningCredentials } from '@vigie/domain/kernel/trail/signature';
import { type ImportRecord, importsEndpoints } from '@vigie/domain/modules/imports/contract';
import type { ImportSubject } from '@vigie/domain/modules/imports/subjects';
import { call, open } from '../../platform/transport/api';
import { upload } from '../../platform/transport/upload';

const listKey = ['import', 'list'];
const keyOf = (id: number) => ['import', 'one', id];
/** The server announces each step; asking as well shows progress where no event arrives. */
const askEvery = 2000;

export function useImports() {
  return useQuery({ queryKey: listKey, queryFn: ({ signal }) => call(importsEndpoints.listImports, { signal }) });
}

export function useImport(id: number) {
  return useQuery({
    queryKey: keyOf(id),
    queryFn: ({ signal }) => call(importsEndpoints.getImport, { params: { id }, signal }),
    refetchInterval: ({ state }) => (state.data?.status === 'running' ? askEvery : false),
  });
}

export type Mapping = BodyOf<typeof importsEndpoints.checkImport>;

/** Each shows what the server answered. */
export function useImportCalls() {
  const queries = useQueryClient();
  const show = (one: ImportRecord) => {
    queries.setQueryData(keyOf(one.id), one);
    void queries.invalidateQueries({ queryKey: listKey });
    return one;
  };
  const at = ({ id, version }: Pick<ImportRecord, 'id' | 'version'>) => ({ params: { id }, ifMatch: version });
  return {
    send: async (file: File, subject: ImportSubject) =>
      show(await upload(importsEndpoints.uploadImport, { file, query: { subject } })),
    check: async (one: ImportRecord, body: Mapping) =>
      show(await call(importsEndpoints.checkImport, { ...at(one), body })),
    prepare: async (one: ImportRecord) => show(await call(importsEndpoints.prepareImport, at(one))),
    approve: async (one: ImportRecord, credentials: SigningCredentials | undefined) =>
      show(await call(importsEndpoints.approveImport, { ...at(one), body: { credentials } })),
    refuse: async (one: ImportRecord, reason: string) =>
      show(await call(importsEndpoints.refuseImport, { ...at(one), body: { reason } })),
    withdraw: async (one: ImportRecord, reason: string) =>
      show(await call(importsEndpoints.withdrawImport, { ...at(one), body: { reason } })),
    abandon: async (one: ImportRecord) => show(await call(importsEndpoints.abandonImport, at(one))),
    refresh: async ({ id }: ImportRecord) => show(await call(importsEndpoints.getImport, { params: { id } })),
  };
}

export const askTemplate = (subject: ImportSubject, signal: AbortSignal) =>
  open(importsEndpoints.downloadImportTemplate, { query: { subject }, signal });
export const askFile = (id: number, signal: AbortSignal) =>
  open(importsEndpoints.downloadImportFile, { params: { id }, signal });
export const askProblems = (id: number, signal: AbortSignal) =>
  open(importsEndpoints.downloadImportProblems, { params: { id }, signal });
