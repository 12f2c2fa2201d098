import { caseAddress } from '@vigie/domain/modules/cases/kinds';
import { caseLinkMessages as m } from '@vigie/domain/modules/cases/messages/panel';
import type { CaseRecord, LinkedCase } from '@vigie/domain/modules/cases/record';
import { useState } from 'react';
import { useSay } from '../../../platform/page/messages';
import { ImportedMark } from '../../../platform/records/entry-marks';
import { Link } from '../../../platform/router/link';
import { Button } from '../../../ui/buttons/button';
import { IconButton } from '../../../ui/buttons/icon-button';
import { useRestoredFocus } from '../../../ui/foundation/use-restored-focus';
import { Banner } from '../../../ui/overlays/banner';
import { CaseState } from '../case-marks';
import { LinkDialog, UnlinkDialog } from './case-dialogs';
import { useContributionWhy } from './case-rules';
import './links.css';

/** Cases that belong together with this one. */
export function CaseLinks({ record }: { record: CaseRecord }) {
  const say = useSay();
  const why = useContributionWhy(record);
  const list = useRestoredFocus<HTMLDivElement>(record.links.length);
  const [adding, setAdding] = useState(false);
  const [leaving, setLeaving] = useState<LinkedCase | null>(null);
  return (
    <div ref={list} className="stack-sm" tabIndex={-1}>
      {record.links.length === 0 && <p className="muted">{say(m.none)}</p>}
      {record.links.length > 0 && (
        <ul className="lines case-links">
          {record.links.map((link) => (
            <LinkLine key={link.id} link={link} why={why} onRemove={() => setLeaving(link)} />
          ))}
        </ul>
      )}
      {why ? (
        <Banner>{why}</Banner>
      ) : (
        <div>
          <Button icon="plus" aria-haspopup="dialog" onClick={() => setAdding(true)}>
            {say(m.add)}
          </Button>
        </div>
      )}
      {adding && <LinkDialog record={record} onClose={() => setAdding(false)} />}
      {leaving && <UnlinkDialog id={record.id} otherId={leaving.id} onClose={() => setLeaving(null)} />}
    </div>
  );
}

interface LinkLineProps {
  link: LinkedCase;
  why: string | undefined;
  onRemove: () => void;
}

function LinkLine({ link, why, onRemove }: LinkLineProps) {
  const say = useSay();
  return (
    <li>
      <div className="grow grid gap-4">
        <Link to={caseAddress(link)}>
          <b className="strong digits">{link.id}</b> {link.title}
        </Link>
        <CaseState status={link.status} />
        {link.isImported && <ImportedMark />}
        {link.note && <p className="muted case-link-note">{link.note}</p>}
      </div>
      <IconButton
        icon="x"
        label={say(m.remove, { id: link.id })}
        title={why}
        tooltipAlign="end"
        disabled={why !== undefined}
        onClick={onRemove}
      />
    </li>
  );
}
