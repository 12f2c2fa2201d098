import { registrationMessages as m } from '@vigie/domain/messages/shell/registration';
import { useSay } from '../../platform/page/messages';
import { Link } from '../../platform/router/link';
import { Icon } from '../../ui/icons/icon';

export function BackToSignIn() {
  const say = useSay();
  return (
    <Link className="linkbtn back" to="/login">
      <Icon name="arrow-left" />
      {say(m.backToSignIn)}
    </Link>
  );
}
