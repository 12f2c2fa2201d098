import { recordPageMessages } from '@vigie/domain/messages/record-page';
import { versionAddress } from '@vigie/domain/modules/procedures/id';
import { versionPagesMessages as p } from '@vigie/domain/modules/procedures/pages/messages';
import type { Blocks } from '@vigie/domain/modules/procedures/text/blocks';
import type { VersionText } from '@vigie/domain/modules/procedures/versions/contract';
import { versionChangeObjection } from '@vigie/domain/modules/procedures/versions/workflow';
import { useCallback, useEffect, useState } from 'react';
import { SavedState } from '../../../platform/autosave/saved-state';
import { LoadFailed, Loading } from '../../../platform/page/loading';
import { useSay } from '../../../platform/page/messages';
import { usePageTitle } from '../../../platform/page/page-language';
import { LoadedRecord } from '../../../platform/records/loaded-record';
import { Link } from '../../../platform/router/link';
import { useParams } from '../../../platform/router/router';
import { actorOf, useUser } from '../../../platform/session/session';
import { Page } from '../../../ui/foundation/page';
import { Icon } from '../../../ui/icons/icon';
import { Banner } from '../../../ui/overlays/banner';
import { ProceduresNav } from '../procedures-nav';
import { TextEditor } from '../text/text-editor';
import { useTextAddresses } from '../text-addresses';
import { versionsPath } from './list-view';
import { forgetText, readText, type VersionDetail, versionCalls } from './queries';
import { useWrittenText } from './written-text';

/** Where authors write the text of a draft; it is saved while they do. */
export default function WritePage() {
  const say = useSay();
  const { id = '' } = useParams();
  const missing = {
    title: say(recordPageMessages.notFound, { id }),
    text: say(recordPageMessages.notFoundHelp),
    to: versionsPath,
    label: say(recordPageMessages.toList),
  };
  return (
    <>
      <ProceduresNav at="versions" />
      <LoadedRecord found={versionCalls.useOne(id)} heading={id} missing={missing}>
        {(version) => <Opened key={version.id} version={version} />}
      </LoadedRecord>
    </>
  );
}

function Opened({ version }: { version: VersionDetail }) {
  const say = useSay();
  const { id, label, title } = version;
  usePageTitle(`${label} - ${title}`);
  const actor = actorOf(useUser());
  const objection = versionChangeObjection({ ...version, companyId: actor.companyId }, actor);
  // Read once: what others save while this page is open is joined when it is sent.
  const [first, setFirst] = useState<VersionText | null>(null);
  const [failure, setFailure] = useState<unknown>(null);
  const load = useCallback(() => {
    setFailure(null);
    readText(id).then(setFirst, setFailure);
  }, [id]);
  useEffect(load, [load]);
  return (
    <Page
      title={`${label} · ${title}`}
      actions={
        <Link className="btn btn-ghost" to={versionAddress(id)}>
          <Icon name="arrow-left" />
          {say(p.back)}
        </Link>
      }
    >
      {objection && <Banner kind="warning">{say(objection.message, objection.values)}</Banner>}
      {!objection &&
        !first &&
        (failure ? <LoadFailed query={{ refetch: load, error: failure }} /> : <Loading lines={12} />)}
      {!objection && first && <Written version={version} first={first} />}
    </Page>
  );
}

function Written({ version, first }: { version: VersionDetail; first: VersionText }) {
  const say = useSay();
  const { id, attachments, title } = version;
  const { autosave, state, hasJoined } = useWrittenText(id, first);
  const addresses = useTextAddresses(id, attachments, versionCalls.loadFile);
  const blocks = state.content.blocks as unknown as Blocks;
  useEffect(
    () => () => {
      void forgetText(id);
      void versionCalls.refetch();
    },
    [id],
  );
  const upload = async (file: File): Promise<string> => {
    const { attachment } = await versionCalls.attach(id, file, () => {});
    await versionCalls.refetch();
    return attachment.sha256;
  };
  return (
    <div className="stack">
      <div className="row wrap">
        <SavedState saving={state.saving} saved={say(p.saved)} onRetry={() => autosave.saveNow()} />
      </div>
      {hasJoined && <Banner kind="info">{say(p.joined)}</Banner>}
      <TextEditor
        label={title}
        blocks={blocks}
        addresses={addresses}
        upload={upload}
        onChange={(changed) => autosave.change({ blocks: changed as never })}
      />
    </div>
  );
}
