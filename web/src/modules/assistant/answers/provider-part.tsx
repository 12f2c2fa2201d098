import { assistantEndpoints } from '@vigie/domain/modules/assistant/contract';
import type { AssistantRequest, Suggestion } from '@vigie/domain/modules/assistant/record';
import type { ReactNode } from 'react';
import { call, open } from '../../../platform/transport/api';
import { useAssisted } from '../assisted-case';
import { useAssistant } from '../queries';
import { settleWriting } from '../settle-writing';
import { ProviderAnswer } from '../stream/provider-answer';

interface ProviderPartProps {
  request: AssistantRequest;
  children?: (suggestion: Suggestion, again: () => void) => ReactNode;
}

/** Nothing at all where no provider answers: the rules have said what they have to say. */
export function ProviderPart({ request, children }: ProviderPartProps) {
  const { id } = useAssisted();
  const assistant = useAssistant().data;
  if (assistant?.state !== 'ready') return null;
  const params = { id };
  return (
    <ProviderAnswer
      model={assistant.model ?? ''}
      ask={async (signal) => {
        await settleWriting();
        return open(assistantEndpoints.askAssistant, { params, body: request, signal });
      }}
      preview={() => call(assistantEndpoints.previewAssistant, { params, body: request })}
    >
      {children}
    </ProviderAnswer>
  );
}
