import { permits } from '@vigie/domain/kernel/identity/permission';
import { programmesPermissions } from '@vigie/domain/modules/audits/programmes/contract';
import { programmeTitleMessages, programmeWorkflowMessages } from '@vigie/domain/modules/audits/programmes/messages';
import { useSay } from '../../../platform/page/messages';
import { usePlace, useRouter } from '../../../platform/router/router';
import { useUser } from '../../../platform/session/session';
import { WhyButton } from '../../../ui/buttons/why-button';
import { RecordListPage } from '../../records/public';
import { AuditsNav } from '../audits-nav';
import { programmeListView } from './kind';

export default function ProgrammeListPage() {
  const say = useSay();
  const { history } = useRouter();
  const { search } = usePlace();
  const canBegin = permits(programmesPermissions.createAuditProgramme, useUser());
  return (
    <>
      <AuditsNav at="programmes" />
      <RecordListPage
        view={programmeListView}
        begin={
          <WhyButton
            look="primary"
            icon="plus"
            aria-haspopup="dialog"
            tooltipAlign="end"
            why={canBegin ? undefined : say(programmeWorkflowMessages.onlyQa)}
            onClick={() => history.push(`/apps/audit/programmes/new${search}`)}
          >
            {say(programmeTitleMessages.newOne)}
          </WhyButton>
        }
      />
    </>
  );
}
