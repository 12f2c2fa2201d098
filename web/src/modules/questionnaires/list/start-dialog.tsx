import { useQuery } from '@tanstack/react-query';
import { searchWords } from '@vigie/domain/kernel/search-words';
import { generalMessages } from '@vigie/domain/messages/shell/shell';
import { questionnaireEndpoints } from '@vigie/domain/modules/questionnaires/filled/contract';
import type { OfferedTemplate } from '@vigie/domain/modules/questionnaires/filled/record';
import { startMessages as m } from '@vigie/domain/modules/questionnaires/messages/questionnaire-list';
import { useRef, useState } from 'react';
import { LoadFailed, Loading } from '../../../platform/page/loading';
import { useSay } from '../../../platform/page/messages';
import { useRouter } from '../../../platform/router/router';
import { call } from '../../../platform/transport/api';
import { newIdempotencyKey } from '../../../platform/transport/api-client';
import { sentenceOf } from '../../../platform/transport/api-error';
import { queryClient } from '../../../platform/transport/query-client';
import { SearchField } from '../../../ui/fields/search-field';
import { adoptStyles } from '../../../ui/foundation/adopted-styles';
import { EmptyState } from '../../../ui/lists/empty-state';
import { Banner } from '../../../ui/overlays/banner';
import { Dialog } from '../../../ui/overlays/dialog';
import { questionnaireAddress } from './questionnaire-search';
import styles from './start-dialog.css?inline';

adoptStyles(styles);

/** More than this many are searched rather than looked through. */
const searchedFrom = 8;

/** The templates that can be filled now; a press begins one. */
export default function StartDialog({ onClose }: { onClose: () => void }) {
  const say = useSay();
  const offered = useQuery({
    queryKey: ['template', 'offered'],
    queryFn: ({ signal }) => call(questionnaireEndpoints.listOfferedTemplates, { signal }),
  });
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
  const { start, busy, failure } = useStart();
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
      <ul className="offered">
        {shown.map(({ id, title, explanation, version, questions, needsSignature }) => (
          <li key={id}>
            <button
              type="button"
              disabled={busy !== null}
              aria-busy={busy === id || undefined}
              onClick={() => start(id)}
            >
              <b>{title}</b>
              {explanation && <span className="offered-text">{explanation}</span>}
              <small>
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

function useStart() {
  const say = useSay();
  const { history } = useRouter();
  const [busy, setBusy] = useState<string | null>(null);
  const [failure, setFailure] = useState<string | null>(null);
  // The same for each attempt at one template: a press after a lost answer begins no second questionnaire.
  const keys = useRef(new Map<string, string>());
  const start = async (templateId: string) => {
    setBusy(templateId);
    setFailure(null);
    const idempotencyKey = keys.current.get(templateId) ?? newIdempotencyKey();
    keys.current.set(templateId, idempotencyKey);
    try {
      const begun = await call(questionnaireEndpoints.startQuestionnaire, { body: { templateId }, idempotencyKey });
      void queryClient.invalidateQueries({ queryKey: ['questionnaire'] });
      history.replace(questionnaireAddress(begun.id));
    } catch (error) {
      setFailure(sentenceOf(error, say(m.failed)));
      setBusy(null);
    }
  };
  return { start: (id: string) => void start(id), busy, failure };
}
