import { fieldLabel } from '@vigie/domain/modules/assistant/challenge/remark-sentence';
import { assistantPanelMessages as m } from '@vigie/domain/modules/assistant/messages/panel';
import type { AskableStep } from '@vigie/domain/modules/assistant/record';
import { askableSteps } from '@vigie/domain/modules/assistant/record';
import { stepTitleMessages } from '@vigie/domain/modules/cases/messages/steps';
import { type Say, useSay } from '../../../platform/page/messages';
import { Link } from '../../../platform/router/link';
import { useAssisted } from '../assisted-case';
import { focusField } from './focus-field';

/** To the field itself, also on another step; where the panel covers the page, it makes room first. */
export function FieldLink({ step, field }: { step: AskableStep; field: string }) {
  const say = useSay();
  const { addressOf, makeRoom } = useAssisted();
  const place = placeLabel(step, field, say);
  return (
    <Link
      className="block small assistant-place"
      to={addressOf(step)}
      search={true}
      aria-label={say(m.goTo, { place })}
      onClick={() => {
        makeRoom();
        focusField(field, addressOf(step) !== window.location.pathname);
      }}
    >
      {place}
    </Link>
  );
}

export function askableOf(place: string | null): AskableStep | null {
  return askableSteps.find((step) => step === place) ?? null;
}

export function placeLabel(step: AskableStep, field: string, say: Say): string {
  return `${say(stepTitleMessages[step])}, ${fieldLabel(step, field, say)}`;
}
