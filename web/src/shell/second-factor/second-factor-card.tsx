import { secondFactorMessages as m } from '@vigie/domain/messages/second-factor';
import { LoadFailed, Loading } from '../../platform/page/loading';
import { useSay } from '../../platform/page/messages';
import { useUser } from '../../platform/session/session';
import { Card } from '../../ui/foundation/card';
import { Badge } from '../../ui/icons/badge';
import { Factors } from './factors';
import { useSecondFactor } from './queries';

export function SecondFactorCard() {
  const say = useSay();
  const user = useUser();
  const factor = useSecondFactor();
  return (
    <Card title={say(m.title)} end={factor.data?.isRequired && <Badge>{say(m.required)}</Badge>}>
      <p className="help">{say(m.help)}</p>
      {factor.isPending && <Loading lines={4} />}
      {factor.isError && <LoadFailed query={factor} />}
      {factor.isSuccess && (
        <Factors factor={factor.data} objection={user.may_add_second_factor ? null : say(m.confirmFirst)} />
      )}
    </Card>
  );
}
