import { registrationMessages as m } from '@vigie/domain/messages/shell/registration';
import { ownAccountEndpoints } from '@vigie/domain/modules/accounts/own-account-contract';
import { call } from '../../platform/transport/api';
import { ChoosePassword } from './choose-password';

export default function ResetPasswordPage() {
  return (
    <ChoosePassword
      title={m.resetTitle}
      lead={m.resetLead}
      submitLabel={m.resetSubmit}
      doneMessage={m.resetDone}
      redeem={(body) => call(ownAccountEndpoints.resetPassword, { body })}
      canAskAgain
    />
  );
}
