import { assistantPanelMessages as m } from '@vigie/domain/modules/assistant/messages/panel';
import { useSay } from '../../../platform/page/messages';
import type { Turn } from '../assisted-case';
import { useAssistant } from '../queries';
import { NoProvider } from './no-provider';
import { Part } from './part';
import { TextSuggestions } from './text-suggestions';

/** 'Translate' needs a provider: there is no rule that translates. */
export function TranslateAnswer({ turn }: { turn: Turn }) {
  const say = useSay();
  const assistant = useAssistant();
  if (assistant.data?.state === 'ready') return <TextSuggestions turn={turn} task="translate" />;
  return (
    <Part who={say(m.translate)} query={assistant}>
      {(found) => <NoProvider assistant={found} />}
    </Part>
  );
}
