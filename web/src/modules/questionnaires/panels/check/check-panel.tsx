import type { Filling } from '@vigie/domain/modules/questionnaires/answers/filling';
import { type FlatFilling, unflatFilling } from '@vigie/domain/modules/questionnaires/answers/flat-filling';
import { checkPanelMessages as m } from '@vigie/domain/modules/questionnaires/messages/check-panel';
import { faultMessages } from '@vigie/domain/modules/questionnaires/messages/checker';
import { placeTextOf } from '@vigie/domain/modules/questionnaires/template/places';
import type { TemplateCheck } from '@vigie/domain/modules/questionnaires/templates/contract';
import { useId } from 'react';
import { useDebounced } from '../../../../platform/page/debounced';
import { LoadFailed, Loading } from '../../../../platform/page/loading';
import { useSay } from '../../../../platform/page/messages';
import { Button } from '../../../../ui/buttons/button';
import { Banner } from '../../../../ui/overlays/banner';
import { useTemplateEditor } from '../../builder/edit-context';
import { useTemplateCheck } from '../queries';
import './check-panel.css';

/** While the designer writes, the server is asked once they pause. */
const pause = 1500;

interface CheckPanelProps {
  /** Shows one of the fillings in the preview. */
  onShowFilling?: (filling: Filling) => void;
}

/** Every fault that the checker finds in what the server has, with a way to its place; or that there is none. */
export function CheckPanel({ onShowFilling }: CheckPanelProps) {
  const say = useSay();
  const heading = useId();
  const { detail } = useTemplateEditor();
  const check = useTemplateCheck(detail.id, useDebounced(detail.revision, pause));
  return (
    <section className="check-panel stack-sm" aria-labelledby={heading}>
      <div className="row row-between">
        <h3 id={heading}>{say(m.title)}</h3>
        <Button size="small" icon="retry" busy={check.isFetching} onClick={() => void check.refetch()}>
          {say(check.isFetching ? m.checking : m.again)}
        </Button>
      </div>
      {check.isPending && <Loading lines={3} />}
      {check.isError && <LoadFailed query={check} />}
      {check.data && !check.isError && (
        <>
          <Faults faults={check.data.faults} />
          <TestFillings fillings={check.data.fillings} onShowFilling={onShowFilling} />
        </>
      )}
    </section>
  );
}

function Faults({ faults }: Pick<TemplateCheck, 'faults'>) {
  const say = useSay();
  const { template, select } = useTemplateEditor();
  if (faults.length === 0) return <Banner kind="success">{say(m.sound)}</Banner>;
  return (
    <>
      <p className="strong" role="status">
        {say(m.faults, { n: faults.length })}
      </p>
      <ol className="stack gap-8">
        {faults.map(({ code, ids, condition, values }) => (
          <li key={`${code} ${ids.join(' ')} ${condition}`} className="bordered breaks rounded fault">
            <p>{say(faultMessages[code], values)}</p>
            <p className="cluster fault-places">
              {[...new Set(ids)].flatMap((id) => {
                const place = placeTextOf(template, id);
                return place === null ? [] : [<PlaceLink key={id} place={place} onPress={() => select(id)} />];
              })}
            </p>
          </li>
        ))}
      </ol>
    </>
  );
}

function PlaceLink({ place, onPress }: { place: string; onPress: () => void }) {
  const say = useSay();
  return (
    <button type="button" className="linkbtn" onClick={onPress}>
      {say(m.goTo, { place })}
    </button>
  );
}

interface TestFillingsProps extends Pick<TemplateCheck, 'fillings'> {
  onShowFilling: CheckPanelProps['onShowFilling'];
}

function TestFillings({ fillings, onShowFilling }: TestFillingsProps) {
  const say = useSay();
  const heading = useId();
  if (fillings.length === 0) return null;
  const reached = new Set(fillings.flatMap(({ shown }) => shown)).size;
  return (
    <section className="stack-sm" aria-labelledby={heading}>
      <h4 id={heading}>{say(m.fillings)}</h4>
      <p className="muted">{say(m.reached, { n: fillings.length, m: reached })}</p>
      <ul className="stack gap-8">
        {fillings.map(({ answers, shown, isComplete }, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a filling has no name but its place
          <li className="row wrap" key={at}>
            <span className="grow">
              <b>{say(m.filling, { n: at + 1 })}</b> {say(m.shows, { n: shown.length })}
              {!isComplete && `, ${say(m.isDraft)}`}
            </span>
            {onShowFilling && (
              <Button
                size="small"
                icon="eye"
                aria-label={say(m.showOne, { n: at + 1 })}
                onClick={() => onShowFilling(unflatFilling(answers as FlatFilling))}
              >
                {say(m.show)}
              </Button>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}
