import { searchWords } from '@vigie/domain/kernel/search-words';
import { generalMessages } from '@vigie/domain/messages/shell/shell';
import type { OfferedTemplate } from '@vigie/domain/modules/questionnaires/filled/record';
import { startMessages as m } from '@vigie/domain/modules/questionnaires/messages/questionnaire-list';
import { useState } from 'react';
import { LoadFailed, Loading } from '../../../platform/page/loading';
import { useSay } from '../../../platform/page/messages';
import { SearchField } from '../../../ui/fields/search-field';
import { EmptyState } from '../../../ui/lists/empty-state';
import { Banner } from '../../../ui/overlays/banner';
import { Dialog } from '../../../ui/overlays/dialog';
import { useOfferedTemplates } from '../offered';
import { useStart } from '../use-start';
import './start-dialog.css';

/** More than this many are searched rather than looked through. */
const searchedFrom = 8;

/** The templates that can be filled now; a press begins one. */
export default function StartDialog({ onClose }: { onClose: () => void }) {
  const say = useSay();
  const offered = useOfferedTemplates();
  return (
    <Dialog title={say(m.title)} closeLabel={say(generalMessages.close)} onClose={onClose}>
      <div className="dialog-body stack-sm">
        {offered.data && <Offered items={offered.data.items} />}
        {!offered.data && (offered.isPending ? <Loading lines={5} /> : <LoadFailed query={offered} />)}
      </div>
    </Dialog>
  );
}

function Offered({ items }: { items: readonly OfferedTemplate[] }) {
  const say = useSay();
  const [typed, setTyped] = useState('');
  const { start, busy, failure } = useStart({ replaces: true });
  if (items.length === 0) return <EmptyState title={say(m.nothing)} text={say(m.nothingHelp)} />;
  const words = searchWords(typed);
  const shown = items.filter(({ title }) =>
    words.every((word) => searchWords(title).some((one) => one.includes(word))),
  );
  return (
    <>
      {items.length >= searchedFrom && <SearchField label={say(m.search)} value={typed} onChange={setTyped} />}
      {failure && <Banner kind="error">{failure}</Banner>}
      {shown.length === 0 && <p role="status">{say(m.noMatch)}</p>}
      <ul className="stack gap-8 offered">
        {shown.map(({ id, title, explanation, version, questions, needsSignature }) => (
          <li key={id}>
            <button
              className="stack gap-2 breaks full-width rounded"
              type="button"
              disabled={busy !== null}
              aria-busy={busy === id || undefined}
              onClick={() => start(id)}
            >
              <b className="strong">{title}</b>
              {explanation && <span className="meta offered-text">{explanation}</span>}
              <small className="meta">
                {say(m.facts, { version, n: questions })}
                {needsSignature && ` · ${say(m.signed)}`}
              </small>
            </button>
          </li>
        ))}
      </ul>
    </>
  );
}
