import type { ImportRecord } from '@vigie/domain/modules/imports/contract';
import { importPageMessages as m } from '@vigie/domain/modules/imports/messages/page';
import { useSay } from '../../platform/page/messages';
import { Link } from '../../platform/router/link';
import { Icon } from '../../ui/icons/icon';
import { addressOfImport, type ImportStep, importPath, importSteps, stepsIn } from './import-search';

const labels = {
  file: m.stepFile,
  columns: m.stepColumns,
  check: m.stepCheck,
  approval: m.stepApproval,
  import: m.stepImport,
};

/** Where the import stands, and the way back to what can still be changed. */
export function StepList({ shown, record }: { shown: ImportStep; record: ImportRecord | null }) {
  const say = useSay();
  const open: readonly ImportStep[] = record ? stepsIn(record.status) : [];
  const place = importSteps.indexOf(shown);
  return (
    <nav aria-label={say(m.steps)}>
      <ol className="grid import-steps">
        {importSteps.map((step, at) => {
          const isDone = at < place || record?.status === 'done';
          const mark = isDone ? <Icon name="check" /> : <span aria-hidden="true">{at + 1}</span>;
          const words = (
            <>
              <span className="items-centre small rigid import-step-mark">{mark}</span>
              {say(labels[step])}
            </>
          );
          return (
            <li key={step} className={isDone ? 'import-step import-step-done' : 'import-step'}>
              {step !== shown && (step === 'file' ? record !== null : open.includes(step)) ? (
                <Link to={step === 'file' ? importPath : addressOfImport({ id: record?.id ?? 0, step })}>{words}</Link>
              ) : (
                <span aria-current={step === shown ? 'step' : undefined}>{words}</span>
              )}
            </li>
          );
        })}
      </ol>
    </nav>
  );
}
