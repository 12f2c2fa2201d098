import { type ReactNode, useMemo } from 'react';
import { LoadFailed, Loading } from '../../../platform/page/loading';
import { RedlineView } from '../text/redline-view';
import { TextReader } from '../text/text-reader';
import { useTextAddresses } from '../text-addresses';
import { useRedline, useText, type VersionDetail, versionCalls } from './queries';
import VersionText from './version-text';

interface LearnedTextProps {
  id: string;
  /** What the reader learned before, and the blocks that differ from it; null for the whole text. */
  formerId: string | null;
  blockIds: readonly string[] | null;
  /** Behind the last block, once the text is there; a text may be a file. */
  end: (isFile: boolean) => ReactNode;
}

/** The whole of a version, or only what changed in it since another. */
export default function LearnedText({ id, formerId, blockIds, end }: LearnedTextProps) {
  const found = versionCalls.useOne(id);
  if (!formerId || !blockIds) return <VersionText id={id} end={end} />;
  if (found.data) return <ChangedText version={found.data} formerId={formerId} blockIds={blockIds} end={end} />;
  return found.isPending ? <Loading lines={12} /> : <LoadFailed query={found} />;
}

interface ChangedTextProps extends Pick<LearnedTextProps, 'end'> {
  version: VersionDetail;
  formerId: string;
  blockIds: readonly string[];
}

/** With the words that changed, where the reader may see the older version; otherwise with the new blocks set off. */
function ChangedText({ version: { id, attachments }, formerId, blockIds, end }: ChangedTextProps) {
  const redline = useRedline(id, formerId);
  const text = useText(id);
  const addresses = useTextAddresses(id, attachments, versionCalls.loadFile);
  const changed = useMemo(() => new Set(blockIds), [blockIds]);
  if (redline.isPending || text.isPending) return <Loading lines={12} />;
  if (!text.data) return <LoadFailed query={text} />;
  return (
    <div className="stack">
      {redline.data ? (
        <RedlineView compared={redline.data} addresses={addresses} only={changed} />
      ) : (
        <TextReader blocks={text.data.blocks} addresses={addresses} marked={changed} />
      )}
      {end(false)}
    </div>
  );
}
