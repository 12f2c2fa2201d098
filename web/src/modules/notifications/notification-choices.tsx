import { chosenTypes, findNotice } from '@vigie/domain/kernel/records/notices';
import { connectionMessages } from '@vigie/domain/messages/connection';
import { generalMessages } from '@vigie/domain/messages/shell/shell';
import { type Choices, channels } from '@vigie/domain/modules/notifications/contract';
import { notificationChoiceMessages as m } from '@vigie/domain/modules/notifications/messages/notifications';
import { type KeyboardEvent, useId } from 'react';
import { LoadFailed, Loading } from '../../platform/page/loading';
import { useSay } from '../../platform/page/messages';
import { knownRecords } from '../../platform/records/known-records';
import { useUser } from '../../platform/session/session';
import { sentenceOf } from '../../platform/transport/api-error';
import { Card } from '../../ui/foundation/card';
import { Icon } from '../../ui/icons/icon';
import { Banner } from '../../ui/overlays/banner';
import { boxBeside, type Choice, isSilent } from './choices';
import { useChoices, useChoose } from './queries';
import '../../ui/choices/checkbox.css';
import './channels.css';

export function NotificationChoices() {
  const say = useSay();
  const { email } = useUser();
  const choices = useChoices();
  const choose = useChoose();
  if (choices.data) {
    return (
      <Card title={say(m.title)} end={<SavedState call={choose} />}>
        <div className="stack-sm">
          <p className="muted">{say(m.help, { email })}</p>
          {choices.data.followsCompany && <p>{say(m.followsCompany)}</p>}
          {choose.isError && (
            <Banner kind="error">{sentenceOf(choose.error, say(connectionMessages.unknownError))}</Banner>
          )}
          <ChoiceTable choices={choices.data} onChoose={choose.mutate} />
        </div>
      </Card>
    );
  }
  if (choices.isPending) return <Loading lines={9} />;
  return <LoadFailed query={choices} />;
}

interface ChoiceProps {
  choices: Choices;
  onChoose: (choice: Choice) => void;
}

function ChoiceTable({ choices, onChoose }: ChoiceProps) {
  const say = useSay();
  return (
    <table className="text-13 full-width channels" onKeyDown={walk}>
      <caption className="sr">{say(m.title)}</caption>
      <thead>
        <tr>
          <th scope="col">{say(m.what)}</th>
          {channels.map((channel) => (
            <th key={channel} scope="col">
              {say(m[channel])}
            </th>
          ))}
        </tr>
      </thead>
      {knownRecords().notices.map((group) => (
        <tbody key={group.heading.en}>
          <tr className="channels-group">
            <th scope="rowgroup" colSpan={1 + channels.length}>
              {say(group.heading)}
            </th>
          </tr>
          {chosenTypes([group]).map((type) => (
            <ChoiceRow key={type} type={type} choices={choices} onChoose={onChoose} />
          ))}
        </tbody>
      ))}
    </table>
  );
}

function ChoiceRow({ type, choices, onChoose }: ChoiceProps & { type: string }) {
  const say = useSay();
  const silentId = useId();
  const notice = findNotice(knownRecords().notices, type);
  const what = notice ? say(notice.mail) : type;
  const silent = isSilent(choices, type);
  return (
    <tr>
      <th scope="row">
        {what}
        {silent && (
          <span className="tight block small channels-silent" id={silentId}>
            {say(m.silent)}
          </span>
        )}
      </th>
      {channels.map((channel) => (
        <td key={channel}>
          <label>
            <input
              type="checkbox"
              className="check"
              aria-label={say(m.choice, { channel: say(m[channel]), what })}
              aria-describedby={silent ? silentId : undefined}
              checked={choices[channel].includes(type)}
              onChange={({ target }) => onChoose({ channel, type, isOn: target.checked })}
            />
          </label>
        </td>
      ))}
    </tr>
  );
}

/** With Tab alone it would be eighty steps to the last box. */
function walk(event: KeyboardEvent<HTMLTableElement>): void {
  const boxes = [...event.currentTarget.querySelectorAll('input')];
  const at = boxes.indexOf(event.target as HTMLInputElement);
  const next = at < 0 ? null : boxBeside(at, event.key, boxes.length, channels.length);
  if (next === null) return;
  event.preventDefault();
  boxes[next]?.focus();
}

function SavedState({ call }: { call: Pick<ReturnType<typeof useChoose>, 'isPending' | 'isSuccess'> }) {
  const say = useSay();
  return (
    <span className="inline-row gap-4 small muted" role="status">
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
