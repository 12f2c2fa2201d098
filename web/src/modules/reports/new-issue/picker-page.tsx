import { caseKinds, type Kind, kinds } from '@vigie/domain/modules/cases/public';
import { newIssueMessages as m } from '@vigie/domain/modules/reports/messages/new-issue';
import { placeOf } from '../../../platform/page/address';
import { useSay } from '../../../platform/page/messages';
import { Link } from '../../../platform/router/link';
import { localStore } from '../../../platform/storage/browser-storage';
import { DraftBanner } from './draft/draft-banner';
import { OfflinePart } from './draft/offline-part';
import { drawingOfKind } from './drawings';
import { newIssueAddress } from './new-issue-search';
import { forgetWizard } from './wizard-memory';
import '../../../ui/choices/choice-cards.css';
import './question.css';
import './picker.css';

export default function PickerPage() {
  const say = useSay();
  const begin = () => forgetWizard(localStore);
  return (
    <div className="picker">
      <h1>{say(m.title)}</h1>
      <p className="lead">{say(m.lead)}</p>
      <ul className="choices choices-many" aria-label={say(m.category)}>
        {kinds.map((kind) => (
          <li key={kind}>
            <CategoryCard kind={kind} onChoose={begin} />
          </li>
        ))}
      </ul>
      <p className="picker-other">
        <Link className="linkbtn" to="/apps/new-issue/categories" onClick={begin}>
          {say(m.guided)}
        </Link>
      </p>
      <p className="picker-other">
        <Link className="linkbtn" to="/offline">
          {say(m.offlineWork)}
        </Link>
      </p>
      <OfflinePart />
      <DraftBanner />
    </div>
  );
}

function CategoryCard({ kind, onChoose }: { kind: Kind; onChoose: () => void }) {
  const say = useSay();
  return (
    <Link
      className="surface stack gap-4 relative choice"
      {...placeOf(newIssueAddress('form', { category: kind }))}
      onClick={onChoose}
    >
      {drawingOfKind(kind)}
      <b className="semibold">{say(caseKinds[kind].label)}</b>
      <span className="muted choice-text">{say(m[kind])}</span>
    </Link>
  );
}
