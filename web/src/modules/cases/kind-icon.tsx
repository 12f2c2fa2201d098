import { caseKinds, type Kind } from '@vigie/domain/modules/cases/kinds';
import { moduleDrawings } from '../../platform/records/module-drawings';
import './kind-icon.css';

export function KindIcon({ kind }: { kind: Kind }) {
  return (
    <svg className="rigid rounded kind-icon" viewBox="0 0 24 24" aria-hidden="true" focusable="false">
      {moduleDrawings[caseKinds[kind].route]}
    </svg>
  );
}
