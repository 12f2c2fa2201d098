import { casesEndpoints } from '@vigie/domain/modules/cases/contract';
import { caseMenuMessages as m } from '@vigie/domain/modules/cases/messages/panel';
import { useRef } from 'react';
import { useSay } from '../../../platform/page/messages';
import { open } from '../../../platform/transport/api';
import { sentenceOf } from '../../../platform/transport/api-error';
import { saveFile } from '../../../platform/transport/save-file';
import { notify } from '../../../ui/overlays/toast';

const endpoints = { pdf: casesEndpoints.getCaseDossier, json: casesEndpoints.getCaseDossierData };

/** Fetches the dossier and hands it to the browser's downloads; says meanwhile that it is being prepared. */
export function useDossier(id: string): (format: keyof typeof endpoints) => Promise<void> {
  const say = useSay();
  const busy = useRef(new Set<string>());
  return async (format) => {
    if (busy.current.has(format)) return;
    busy.current.add(format);
    const name = `${id}.${format}`;
    const toast = notify.loading(say(m.preparing, { name }));
    try {
      const response = await open(endpoints[format], { params: { id } });
      saveFile(await response.blob(), name);
      notify.success(say(m.saved, { name }), { id: toast });
    } catch (error) {
      notify.error(sentenceOf(error, say(m.dossierFailed)), { id: toast });
    } finally {
      busy.current.delete(format);
    }
  };
}
