import { permits } from '@vigie/domain/kernel/identity/permission';
import type { Glossary } from '@vigie/domain/modules/glossary/contract';
import { glossaryPageMessages as m } from '@vigie/domain/modules/glossary/messages/page';
import { glossaryPermissions } from '@vigie/domain/modules/glossary/policy';
import { LoadFailed, Loading } from '../../platform/page/loading';
import { useSay } from '../../platform/page/messages';
import { useUser } from '../../platform/session/session';
import { Banner } from '../../ui/overlays/banner';
import { ParametersFrame } from '../parameters/public';
import { BuiltInGroups } from './built-in-groups';
import { OwnGroups } from './own-groups';
import { useGlossary } from './queries';
import './glossary.css';

export default function GlossaryPage() {
  const say = useSay();
  const glossary = useGlossary();
  return (
    <ParametersFrame room="glossary">
      <div className="glossary stack">
        <p className="muted glossary-intro">{say(m.intro)}</p>
        {glossary.data && <Groups glossary={glossary.data} />}
        {glossary.isPending && <Loading lines={12} />}
        {glossary.isError && !glossary.data && <LoadFailed query={glossary} />}
      </div>
    </ParametersFrame>
  );
}

function Groups({ glossary }: { glossary: Glossary }) {
  const say = useSay();
  const mayChange = permits(glossaryPermissions.addGlossaryGroup, useUser());
  return (
    <>
      {!mayChange && <Banner>{say(m.readOnly)}</Banner>}
      <OwnGroups glossary={glossary} mayChange={mayChange} />
      <BuiltInGroups glossary={glossary} mayChange={mayChange} />
    </>
  );
}
