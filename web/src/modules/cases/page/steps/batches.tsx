import { stepFieldMessages as m } from '@vigie/domain/modules/cases/messages/step-pages';
import { batchStatuses, type ProductBatch } from '@vigie/domain/modules/cases/steps/impact';
import { useEffect, useRef, useState } from 'react';
import { useSay } from '../../../../platform/page/messages';
import { Button } from '../../../../ui/buttons/button';
import { IconButton } from '../../../../ui/buttons/icon-button';
import { Icon } from '../../../../ui/icons/icon';
import { ValueInput } from '../../../values/public';
import { useStepField } from './form-context';
import '../../../../ui/fields/field.css';
import '../../../../ui/choices/select.css';
import './batches.css';

type Batch = ProductBatch['batches'][number];

const maxBatches = 200;
const noBatch: Batch = { product: '', batchNumber: '', status: null };

/** Products and batches: rows that are added, written and taken off in place. */
export function Batches() {
  const say = useSay();
  const { value: batches, readOnly, set } = useStepField<ProductBatch['batches']>('batches');
  const body = useRef<HTMLTableSectionElement>(null);
  const addButton = useRef<HTMLButtonElement>(null);
  const [added, setAdded] = useState(0);
  useEffect(() => {
    if (added > 0) body.current?.querySelector<HTMLElement>('tr:last-child input')?.focus();
  }, [added]);
  const add = () => {
    set([...batches, noBatch]);
    setAdded(added + 1);
  };
  const isFull = batches.length >= maxBatches;
  return (
    <section className="step-section-part">
      <div className="row section-head">
        <h3 className="text-14">{say(m.batches)}</h3>
        <span className="muted">{batches.length}</span>
        <span className="grow" />
        {!readOnly && (
          <Button
            ref={addButton}
            size="small"
            icon="plus"
            disabled={isFull}
            title={isFull ? say(m.maxBatches, { n: maxBatches }) : undefined}
            onClick={add}
          >
            {say(m.addBatch)}
          </Button>
        )}
      </div>
      {batches.length === 0 ? (
        <p className="muted">{say(m.noBatches)}</p>
      ) : (
        <table className="card full-width batches">
          <thead>
            <tr>
              <th scope="col">{say(m.product)}</th>
              <th scope="col">{say(m.batchNumber)}</th>
              <th scope="col">{say(m.status)}</th>
              {!readOnly && (
                <th scope="col">
                  <span className="sr">{say(m.removal)}</span>
                </th>
              )}
            </tr>
          </thead>
          <tbody ref={body}>
            {batches.map((batch, at) => (
              <BatchRow
                // biome-ignore lint/suspicious/noArrayIndexKey: a row has nothing of its own but its place
                key={at}
                batch={batch}
                number={at + 1}
                readOnly={readOnly}
                onChange={(changed) => set(batches.map((one, place) => (place === at ? changed : one)))}
                onRemove={() => {
                  set(batches.filter((_, place) => place !== at));
                  addButton.current?.focus();
                }}
              />
            ))}
          </tbody>
        </table>
      )}
    </section>
  );
}

interface BatchRowProps {
  batch: Batch;
  number: number;
  readOnly: boolean;
  onChange: (batch: Batch) => void;
  onRemove: () => void;
}

function BatchRow({ batch, number, readOnly, onChange, onRemove }: BatchRowProps) {
  const say = useSay();
  const { product, batchNumber, status } = batch;
  if (readOnly) {
    return (
      <tr className="read">
        <td data-label={say(m.product)}>{product || '–'}</td>
        <td data-label={say(m.batchNumber)}>{batchNumber || '–'}</td>
        <td data-label={say(m.status)}>{status ? say(m[status]) : '–'}</td>
      </tr>
    );
  }
  const labelOf = (field: 'product' | 'batchNumber' | 'status') => say(m.ofRow, { field: say(m[field]), n: number });
  const text = (field: 'product' | 'batchNumber') => (
    <td data-label={say(m[field])}>
      <ValueInput
        label={labelOf(field)}
        list={field === 'product' ? 'product' : 'batch'}
        value={batch[field]}
        parent={field === 'product' ? '' : product}
        onChange={(text) => onChange({ ...batch, [field]: text })}
        onChosen={({ label, parentLabel }) => {
          if (field === 'batchNumber' && !product.trim() && parentLabel) {
            onChange({ ...batch, batchNumber: label, product: parentLabel });
          }
        }}
      />
    </td>
  );
  return (
    <tr>
      {text('product')}
      {text('batchNumber')}
      <td data-label={say(m.status)}>
        <span className="select">
          <select
            aria-label={labelOf('status')}
            value={status ?? ''}
            onChange={(event) =>
              onChange({ ...batch, status: batchStatuses.find((one) => one === event.target.value) ?? null })
            }
          >
            <option value="">{say(m.chooseStatus)}</option>
            {batchStatuses.map((one) => (
              <option key={one} value={one}>
                {say(m[one])}
              </option>
            ))}
          </select>
          <Icon name="chevron-down" />
        </span>
      </td>
      <td className="batch-act">
        <IconButton
          icon="trash"
          label={batchNumber ? say(m.removeBatch, { batch: batchNumber }) : say(m.removeRow, { n: number })}
          tooltipAlign="end"
          onClick={onRemove}
        />
      </td>
    </tr>
  );
}
