import type { Filling } from '@vigie/domain/modules/questionnaires/answers/filling';
import { LoadFailed, Loading } from '../../../platform/page/loading';
import { PreviewPanel } from '../panels/preview/preview-panel';
import { useTemplateVersion } from '../panels/queries';
import { useTemplateEditor } from './edit-context';

/** What the preview shows: the draft, with answers to begin with, or a version that was published. */
export interface Previewed {
  readonly filling?: Filling;
  readonly version?: number;
}

export default function Preview({ filling, version }: Previewed) {
  const { template, detail } = useTemplateEditor();
  const published = useTemplateVersion(detail.id, version ?? null);
  if (version === undefined) return <PreviewPanel template={template} {...(filling && { filling })} />;
  if (published.data) return <PreviewPanel template={published.data.template} version={version} />;
  return published.isError ? <LoadFailed query={published} /> : <Loading lines={8} />;
}
