import { savingMessages as m } from '@vigie/domain/messages/connection';
import { generalMessages } from '@vigie/domain/messages/shell/shell';
import { Icon } from '../../ui/icons/icon';
import { useSay } from '../page/messages';
import { sentenceOf } from '../transport/api-error';
import type { Saving } from './save-queue';
import './saved-state.css';

interface SavedStateProps {
  saving: Saving;
  /** What is said once everything is on the server. */
  saved: string;
  onRetry: () => void;
}

export function SavedState({ saving, saved, onRetry }: SavedStateProps) {
  const say = useSay();
  // What waits for the person says so where they decide.
  if (saving.kind === 'conflict' || saving.kind === 'reason') return null;
  if (saving.kind === 'nothing') return <span className="inline-row meta saved" role="status" />;
  if (saving.kind === 'failed') {
    return (
      <span className="inline-row meta saved saved-failed" role="status" title={sentenceOf(saving.error, '')}>
        <Icon name="alert" />
        {say(m.failed)}
        <button type="button" className="linkbtn" onClick={onRetry}>
          {say(generalMessages.retry)}
        </button>
      </span>
    );
  }
  return (
    <span className="inline-row meta saved" role="status">
      <Cloud kind={saving.kind} />
      {saving.kind === 'saved' ? saved : say(m[saving.kind])}
    </span>
  );
}

const marks = {
  saved: 'm6 9.25 1.5 1.5L10 8',
  saving: 'M6.25 9.75h.01M8 9.75h.01M9.75 9.75h.01',
  offline: 'm2.5 3 11 11',
};

function Cloud({ kind }: { kind: keyof typeof marks }) {
  return (
    <svg className="icon" viewBox="0 0 16 16" aria-hidden="true" focusable="false">
      <path d="M4.75 12.5a2.75 2.75 0 0 1-.4-5.45 3.75 3.75 0 0 1 7.2-.3 2.9 2.9 0 0 1-.3 5.75z" />
      <path d={marks[kind]} />
    </svg>
  );
}
