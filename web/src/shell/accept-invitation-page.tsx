import { registrationMessages as m } from '@vigie/domain/messages/registration';
import { ownAccountEndpoints } from '@vigie/domain/modules/accounts/own-account-contract';
import { call } from '../platform/api';
import { ChoosePassword } from './choose-password';

export default function AcceptInvitationPage() {
  return (
    <ChoosePassword
      title={m.invitationTitle}
      lead={m.invitationLead}
      submitLabel={m.invitationSubmit}
      doneMessage={m.invitationDone}
      redeem={(body) => call(ownAccountEndpoints.acceptInvitation, { body })}
      canAskAgain={false}
    />
  );
}
