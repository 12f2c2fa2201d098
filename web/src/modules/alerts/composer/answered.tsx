import type { Alert } from '@vigie/domain/modules/alerts/contract';
import { alertsMessages as m } from '@vigie/domain/modules/alerts/messages';
import { useSay } from '../../../platform/page/messages';
import { IconButton } from '../../../ui/buttons/icon-button';
import { Glyph } from '../../../ui/icons/glyph';
import { excerptOf } from '../alert-text';

interface AnsweredProps {
  replyTo: NonNullable<Alert['replyTo']>;
  error: string | undefined;
  disabled: boolean;
  onRemove: () => void;
}

/** The message that the one being written answers. */
export function Answered({ replyTo, error, disabled, onRemove }: AnsweredProps) {
  const say = useSay();
  return (
    <div className="rounded-sm row-top text-13 sunken alert-answered">
      <Glyph name="reply" />
      <div className="grow">
        <p className="strong">{say(m.answers, { name: replyTo.sender })}</p>
        <p className="clip muted" dir="auto">
          {excerptOf(replyTo.text)}
        </p>
        {error && (
          <p className="error" role="alert">
            {error}
          </p>
        )}
      </div>
      <IconButton icon="x" label={say(m.noLongerAnswers)} tooltipAlign="end" disabled={disabled} onClick={onRemove} />
    </div>
  );
}
