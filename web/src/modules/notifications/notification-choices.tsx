import { connectionMessages } from '@vigie/domain/messages/connection';
import { notificationChoiceMessages as m, notificationMailMessages } from '@vigie/domain/messages/notifications';
import { generalMessages } from '@vigie/domain/messages/shell';
import { notificationTypes } from '@vigie/domain/modules/notifications/types';
import { sentenceOf } from '../../platform/api-error';
import { LoadFailed, Loading } from '../../platform/loading';
import { useSay } from '../../platform/messages';
import { useUser } from '../../platform/session';
import { Card } from '../../ui/card';
import { CheckboxGroup } from '../../ui/checkbox-group';
import { Icon } from '../../ui/icon';
import './notifications.css';
import { useChoices, useChoose } from './queries';

export function NotificationChoices() {
  const say = useSay();
  return (
    <div className="stack">
      <Card title={say(m.inVigie)}>
        <p>{say(m.inVigieHelp)}</p>
      </Card>
      <ByMail />
    </div>
  );
}

function ByMail() {
  const say = useSay();
  const { email } = useUser();
  const choices = useChoices();
  const choose = useChoose();
  if (choices.isPending) return <Loading lines={9} />;
  if (!choices.data) {
    return <LoadFailed query={choices} />;
  }
  return (
    <Card title={say(m.byMail)} end={<SavedState call={choose} />}>
      <div className="stack-sm">
        <p className="muted">{say(m.byMailHelp, { email })}</p>
        <CheckboxGroup
          label={say(m.prompt)}
          options={notificationTypes.map((value) => ({ value, label: say(notificationMailMessages[value]) }))}
          value={choices.data.mail}
          error={choose.isError ? sentenceOf(choose.error, say(connectionMessages.unknownError)) : undefined}
          onChange={(mail) => choose.mutate({ mail: [...mail] })}
        />
      </div>
    </Card>
  );
}

function SavedState({ call }: { call: Pick<ReturnType<typeof useChoose>, 'isPending' | 'isSuccess'> }) {
  const say = useSay();
  return (
    <span className="choices-state" role="status">
      {call.isPending && say(generalMessages.saving)}
      {call.isSuccess && (
        <>
          <Icon name="check" />
          {say(m.saved)}
        </>
      )}
    </span>
  );
}
