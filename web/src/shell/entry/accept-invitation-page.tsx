import { registrationMessages as m } from '@vigie/domain/messages/shell/registration';
import { ownAccountEndpoints } from '@vigie/domain/modules/accounts/own-account-contract';
import { call } from '../../platform/transport/api';
import { ChoosePassword } from './choose-password';

export default function AcceptInvitationPage() {
  return (
    <ChoosePassword
      title={m.invitationTitle}
      lead={m.invitationLead}
      submitLabel={m.invitationSubmit}
      doneMessage={m.invitationDone}
      redeem={(body) => call(ownAccountEndpoints.acceptInvitation, { body })}
      signsIn
      canAskAgain={false}
    />
  );
}
