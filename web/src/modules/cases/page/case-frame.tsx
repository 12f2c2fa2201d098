import type { Action } from '@vigie/domain/modules/actions/public';
import type { ReactNode } from 'react';
import { LoadFailed, Loading } from '../../../platform/page/loading';
import { RecordLayout } from '../../../platform/records/record-layout';
import { caseCalls } from '../queries';
import { CaseHeader } from './case-header';
import { isCapaPlace } from './case-place';
import { StepNav } from './step-nav';

interface CaseFrameProps {
  caseId: string;
  action: Pick<Action, 'id' | 'origin'>;
  children: ReactNode;
}

/** The case around one of its actions: whose it is, and the way into its steps. */
export default function CaseFrame({ caseId, action, children }: CaseFrameProps) {
  const found = caseCalls.useOne(caseId);
  if (found.data) {
    const place = isCapaPlace(action.origin) ? action.origin : null;
    return (
      <RecordLayout
        header={<CaseHeader record={found.data} step={place ?? ''} isAbove />}
        nav={<StepNav record={found.data} place={place} action={action} />}
      >
        {children}
      </RecordLayout>
    );
  }
  return (
    <div className="page narrow">
      {found.isPending ? <Loading lines={8} /> : <Alone found={found}>{children}</Alone>}
    </div>
  );
}

/** The action can be worked on although its case could not be read. */
function Alone({ found, children }: { found: ReturnType<typeof caseCalls.useOne>; children: ReactNode }) {
  return (
    <>
      <LoadFailed query={found} />
      {children}
    </>
  );
}
