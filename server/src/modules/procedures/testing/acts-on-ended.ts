import { proceduresEndpoints as endpoints } from '@vigie/domain/modules/procedures/contract';
import { Stage } from '../../../platform/testing/lives/stage';
import type { Answer, TestApp } from '../../../platform/testing/test-app';
import { procedureWork, signedBy } from './procedure-work';

interface Refused {
  readonly run: () => Promise<Answer<unknown>>;
  readonly rows?: string;
}

/** What somebody might try on a procedure that was retired, on the version that was in force with it and on a copy given back. */
export async function actsOnEndedProcedure(
  t: TestApp,
  aFile: object,
): Promise<Readonly<Record<string, readonly Refused[]>>> {
  const stage = new Stage(t);
  const { act } = stage.bound();
  const { id, versionId } = await procedureWork(stage).inForce();
  const why = { reason: 'Essai' };
  const holderId = await stage.idOf('designer');
  const copy = await act('qa', endpoints.createProcedureCopy, {
    body: { versionId, use: 'controlled', place: 'Ligne', holderId },
  });
  const { version } = await act('qa', endpoints.getProcedure, { params: { id } });
  const retired = await act('qa', endpoints.moveProcedure, {
    params: { id },
    version,
    body: { action: 'retire', ...why, ...signedBy('qa') },
  });
  const collected = await act('qa', endpoints.moveProcedureCopy, {
    params: { id: copy.id },
    version: copy.version + 1,
    body: { action: 'collect' },
  });
  const qa = { token: await stage.tokenOf('qa') };
  const at = (seen: number) => ({ 'if-match': `"${seen}"` });
  const onProcedure = { ...qa, params: { id }, headers: at(retired.version) };
  const onVersion = { ...qa, params: { id: versionId }, headers: at(1) };
  const onCopy = { ...qa, params: { id: copy.id }, headers: at(collected.version) };
  const write = {
    run: () => t.call(endpoints.setProcedureText, { ...onVersion, body: { blocks: [] } }),
  };
  const retire = {
    run: () =>
      t.call(endpoints.moveProcedure, { ...onProcedure, body: { action: 'retire', ...why, ...signedBy('qa') } }),
  };
  return {
    'procedures on procedure': [
      { run: () => t.call(endpoints.changeProcedure, { ...onProcedure, body: { title: 'Autre', ...why } }) },
    ],
    'attachment_links on procedure': [
      { run: () => t.call(endpoints.attachToProcedure, { ...qa, params: { id }, query: why, ...aFile }) },
    ],
    'procedure_texts on procedure': [write],
    'procedure_texts on procedure_version': [write],
    'procedure_epochs on procedure': [retire],
    'procedure_epochs on procedure_version': [retire],
    'procedure_versions on procedure_version': [
      {
        run: () => t.call(endpoints.changeProcedureVersion, { ...onVersion, body: { title: 'Autre' } }),
      },
    ],
    'attachment_links on procedure_version': [
      {
        run: () =>
          t.call(endpoints.attachToProcedureVersion, { ...qa, params: { id: versionId }, query: why, ...aFile }),
      },
    ],
    'procedure_copies on procedure_copy': [
      { run: () => t.call(endpoints.changeProcedureCopy, { ...onCopy, body: { place: 'Autre' } }) },
    ],
    'attachment_links on procedure_copy': [
      { run: () => t.call(endpoints.attachToProcedureCopy, { ...qa, params: { id: copy.id }, query: why, ...aFile }) },
    ],
  };
}
