import type { QuestionnaireDetail } from '@vigie/domain/modules/questionnaires/filled/record';
import { questionnairePageMessages as m } from '@vigie/domain/modules/questionnaires/messages/questionnaire-page';
import { Suspense, useState } from 'react';
import { Loading } from '../../../platform/page/loading';
import { useSay } from '../../../platform/page/messages';
import { lazyComponent } from '../../../platform/page-files/lazy-component';
import { CommentCount } from '../../../platform/records/entry-marks';
import { Icon } from '../../../ui/icons/icon';

const RecordParts = lazyComponent(() => import('./record-parts'));

/** Who opens the page wants the answers: the rest is asked for when it is opened. */
export function MoreOfRecord({ record }: { record: QuestionnaireDetail }) {
  const say = useSay();
  const [isOpen, setOpen] = useState(false);
  return (
    <section className="questionnaire-parts" aria-label={say(m.more)}>
      <button
        type="button"
        className="row gap-6 muted strong questionnaire-more"
        aria-expanded={isOpen}
        onClick={() => setOpen(!isOpen)}
      >
        <Icon name={isOpen ? 'chevron-down' : 'chevron-right'} />
        {say(m.more)}
        {record.comments > 0 && <CommentCount count={record.comments} />}
      </button>
      {isOpen && (
        <Suspense fallback={<Loading lines={6} />}>
          <RecordParts record={record} />
        </Suspense>
      )}
    </section>
  );
}
