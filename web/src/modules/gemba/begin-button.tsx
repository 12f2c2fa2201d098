import type { Message } from '@vigie/domain/kernel/message';
import type { Objection } from '@vigie/domain/kernel/workflow';
import { useSay } from '../../platform/page/messages';
import { usePlace, useRouter } from '../../platform/router/router';
import { WhyButton } from '../../ui/buttons/why-button';

interface BeginButtonProps {
  path: string;
  label: Message;
  objection: Objection | null;
}

/** The way to a new record, for those who may create one; the others read why not. */
export function BeginButton({ path, label, objection }: BeginButtonProps) {
  const say = useSay();
  const { history } = useRouter();
  const { search } = usePlace();
  return (
    <WhyButton
      look="primary"
      icon="plus"
      aria-haspopup="dialog"
      tooltipAlign="end"
      why={objection ? say(objection.message, objection.values) : undefined}
      onClick={() => history.push(path + search)}
    >
      {say(label)}
    </WhyButton>
  );
}
