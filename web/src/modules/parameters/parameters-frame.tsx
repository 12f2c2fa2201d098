import type { Message } from '@vigie/domain/kernel/message';
import { glossaryTitle, importsTitle } from '@vigie/domain/messages/shell/page-titles';
import { appMessages } from '@vigie/domain/messages/shell/shell';
import { parametersMessages } from '@vigie/domain/modules/parameters/messages/parameters';
import { rulesMessages } from '@vigie/domain/modules/parameters/messages/rules';
import { valuesTitle } from '@vigie/domain/modules/values/messages/lists';
import type { ReactNode } from 'react';
import { useSay } from '../../platform/page/messages';
import { useRouter } from '../../platform/router/router';
import { useUser } from '../../platform/session/session';
import { Page } from '../../ui/foundation/page';
import { Tabs } from '../../ui/lists/tabs';
import { addressOfRoom, type ParametersRoom, roomsFor } from './rooms';

function labelOf(room: ParametersRoom): Message {
  const { tabUsers: users, tabTeams: teams } = parametersMessages;
  const { tab: rules } = rulesMessages;
  return { users, teams, rules, glossary: glossaryTitle, values: valuesTitle, import: importsTitle }[room];
}

interface ParametersFrameProps {
  room: ParametersRoom;
  children: ReactNode;
}

/** One of the rooms of the parameters, and the way to the others; users who may enter this one alone see no way. */
export function ParametersFrame({ room, children }: ParametersFrameProps) {
  const say = useSay();
  const { history } = useRouter();
  const rooms = roomsFor(useUser());
  if (rooms.length < 2) return <Page title={say(labelOf(room))}>{children}</Page>;
  return (
    <Page title={say(appMessages.parameters)}>
      <Tabs
        label={say(appMessages.parameters)}
        tabs={rooms.map((value) => ({ value, label: say(labelOf(value)) }))}
        value={room}
        onChange={(next) => history.push(addressOfRoom(next, rooms))}
      >
        {children}
      </Tabs>
    </Page>
  );
}
