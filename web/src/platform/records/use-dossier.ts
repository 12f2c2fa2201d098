import type { CallOf, Endpoint } from '@vigie/domain/kernel/http/endpoint';
import { dossierMenuMessages as m } from '@vigie/domain/messages/dossier';
import { useRef } from 'react';
import { notify } from '../../ui/overlays/toast';
import { useSay } from '../page/messages';
import { open } from '../transport/api';
import { sentenceOf } from '../transport/api-error';
import { saveFile } from '../transport/received-file';

export const dossierFormats = ['pdf', 'json'] as const;
export type DossierFormat = (typeof dossierFormats)[number];
/** Where the dossier of a record comes from, in each format. */
export type DossierSource = Readonly<Record<DossierFormat, Endpoint>>;

/** Fetches the dossier and hands it to the browser's downloads; says meanwhile that it is being prepared. */
export function useDossier(source: DossierSource, id: string): (format: DossierFormat) => Promise<void> {
  const say = useSay();
  const busy = useRef(new Set<string>());
  return async (format) => {
    if (busy.current.has(format)) return;
    busy.current.add(format);
    const name = `${id}.${format}`;
    const toast = notify.loading(say(m.preparing, { name }));
    try {
      const response = await open(source[format], { params: { id } } as CallOf<Endpoint>);
      saveFile(await response.blob(), name);
      notify.success(say(m.saved, { name }), { id: toast });
    } catch (error) {
      notify.error(sentenceOf(error, say(m.failed)), { id: toast });
    } finally {
      busy.current.delete(format);
    }
  };
}
