import { builderMessages } from '@vigie/domain/modules/questionnaires/messages/builder';
import { builderPageMessages as m } from '@vigie/domain/modules/questionnaires/messages/builder-page';
import { LoadFailed, Loading } from '../../../platform/page/loading';
import { useSay } from '../../../platform/page/messages';
import { Link } from '../../../platform/router/link';
import { useParams } from '../../../platform/router/router';
import { isStatus } from '../../../platform/transport/failures';
import { EmptyState } from '../../../ui/lists/empty-state';
import { Builder } from './builder';
import { useTemplate } from './store/template-calls';

export default function BuilderPage() {
  const say = useSay();
  const { id = '' } = useParams();
  const found = useTemplate(id);
  const isUnknown = isStatus(found.error, 404) || isStatus(found.error, 422);
  if (found.data && !isUnknown) return <Builder key={found.data.id} found={found.data} />;
  return (
    <div className="page narrow">
      <h1 className="sr">{say(builderMessages.title)}</h1>
      {found.isPending && <Loading lines={10} />}
      {!found.isPending && (isUnknown ? <NotFound id={id} /> : <LoadFailed query={found} />)}
    </div>
  );
}

function NotFound({ id }: { id: string }) {
  const say = useSay();
  return (
    <EmptyState
      title={say(m.notFound, { id })}
      text={say(m.notFoundHelp)}
      action={
        <Link className="btn" to="/template">
          {say(m.toList)}
        </Link>
      }
    />
  );
}
