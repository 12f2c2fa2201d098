import { versionPagesMessages as p } from '@vigie/domain/modules/procedures/pages/messages';
import type { ReactNode } from 'react';
import { LoadFailed, Loading } from '../../../platform/page/loading';
import { useSay } from '../../../platform/page/messages';
import { ReadFiles } from '../../records/public';
import { TextContents, TextReader } from '../text/text-reader';
import { useTextAddresses } from '../text-addresses';
import { useText, type VersionDetail, versionCalls } from './queries';

interface VersionTextProps {
  id: string;
  /** Behind the text once it is there; it may be a file. */
  end?: (isFile: boolean) => ReactNode;
}

/** The text of a version, wherever it is read: on its own page, on that of its procedure, and by those who learn it. */
export default function VersionText({ id, end }: VersionTextProps) {
  const found = versionCalls.useOne(id);
  if (found.data) return <LoadedText version={found.data} end={end} />;
  return found.isPending ? <Loading lines={12} /> : <LoadFailed query={found} />;
}

interface LoadedTextProps {
  version: VersionDetail;
  end: VersionTextProps['end'];
}

function LoadedText({ version, end }: LoadedTextProps) {
  const say = useSay();
  const { id, attachments, pdfId } = version;
  const text = useText(id);
  const addresses = useTextAddresses(id, attachments, versionCalls.loadFile);
  const file = attachments.find((one) => one.id === pdfId);
  if (file) {
    return (
      <div className="stack-sm">
        <p>{say(p.isFile, { name: file.name })}</p>
        <ReadFiles calls={versionCalls} id={id} files={[file]} />
        {end?.(true)}
      </div>
    );
  }
  if (!text.data) return text.isPending ? <Loading lines={12} /> : <LoadFailed query={text} />;
  const { blocks } = text.data;
  if (blocks.length === 0) return <p className="muted">{say(p.noText)}</p>;
  return (
    <div className="stack">
      <TextContents blocks={blocks} />
      <TextReader blocks={blocks} addresses={addresses} />
      {end?.(false)}
    </div>
  );
}
