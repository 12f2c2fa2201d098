import { Link } from '@tanstack/react-router';
import { registrationMessages as m } from '@vigie/domain/messages/shell/registration';
import { useSay } from '../../platform/page/messages';
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
