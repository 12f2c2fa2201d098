import type { CallOf, Endpoint } from '@vigie/domain/kernel/http/endpoint';
import { procedurePagesMessages as m } from '@vigie/domain/modules/procedures/pages/messages';
import { sayNow } from '../../platform/page/messages';
import { open } from '../../platform/transport/api';
import { sentenceOf } from '../../platform/transport/api-error';
import { saveFile } from '../../platform/transport/received-file';
import { notify } from '../../ui/overlays/toast';

/** Fetches a PDF and hands it to the browser's downloads. */
export async function savePdf<E extends Endpoint>(endpoint: E, request: CallOf<E>, name: string): Promise<void> {
  const toast = notify.loading(sayNow(m.printing, { name }));
  try {
    const response = await open(endpoint as Endpoint, request as CallOf<Endpoint>);
    saveFile(await response.blob(), name);
    notify.success(sayNow(m.printed, { name }), { id: toast });
  } catch (error) {
    notify.error(sentenceOf(error, sayNow(m.printFailed)), { id: toast });
  }
}
