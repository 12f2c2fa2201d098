import { connectionMessages } from '@vigie/domain/messages/connection';
import { generalMessages } from '@vigie/domain/messages/shell/shell';
import { assistantPanelMessages as m } from '@vigie/domain/modules/assistant/messages/panel';
import type { ReactNode } from 'react';
import { useSay } from '../../../platform/page/messages';
import { sentenceOf } from '../../../platform/transport/api-error';
import { Button } from '../../../ui/buttons/button';
import { Icon } from '../../../ui/icons/icon';
import './answers.css';

interface AskedQuery<Data> {
  readonly data: Data | undefined;
  readonly error: unknown;
  readonly refetch: () => unknown;
}

interface PartProps<Data> {
  who: string;
  query: AskedQuery<Data>;
  children: (data: Data) => ReactNode;
}

/** One part of an answer: whose it is, and what was found, or why nothing could be. */
export function Part<Data>({ who, query: { data, error, refetch }, children }: PartProps<Data>) {
  const say = useSay();
  const isWaiting = data === undefined && !error;
  return (
    <div className="assistant-part" aria-busy={isWaiting}>
      <p className="flex items-centre gap-6 small muted strong">{who}</p>
      {isWaiting && <p className="muted">{say(m.loading)}</p>}
      {data !== undefined && children(data)}
      {data === undefined && Boolean(error) && (
        <>
          <p className="flex gap-6 critical assistant-failure">
            <Icon name="alert" />
            {sentenceOf(error, say(connectionMessages.unknownError))}
          </p>
          <div>
            <Button size="small" icon="retry" onClick={() => refetch()}>
              {say(generalMessages.retry)}
            </Button>
          </div>
        </>
      )}
    </div>
  );
}
