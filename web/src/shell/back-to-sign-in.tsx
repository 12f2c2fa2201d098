import { Link } from '@tanstack/react-router';
import { registrationMessages as m } from '@vigie/domain/messages/registration';
import { useSay } from '../platform/messages';
import { Icon } from '../ui/icon';

export function BackToSignIn() {
  const say = useSay();
  return (
    <Link className="linkbtn back" to="/login">
      <Icon name="arrow-left" />
      {say(m.backToSignIn)}
    </Link>
  );
}
