import { builderMessages } from '@vigie/domain/modules/questionnaires/messages/builder';
import { builderPageMessages as m } from '@vigie/domain/modules/questionnaires/messages/builder-page';
import { useSay } from '../../../platform/page/messages';
import { LoadedRecord } from '../../../platform/records/loaded-record';
import { useParams } from '../../../platform/router/router';
import { Builder } from './builder';
import { templateCalls } from './store/template-calls';

export default function BuilderPage() {
  const say = useSay();
  const { id = '' } = useParams();
  const missing = {
    title: say(m.notFound, { id }),
    text: say(m.notFoundHelp),
    to: '/template',
    label: say(m.toList),
  };
  return (
    <LoadedRecord found={templateCalls.useOne(id)} heading={say(builderMessages.title)} missing={missing}>
      {(found) => <Builder key={found.id} found={found} />}
    </LoadedRecord>
  );
}
