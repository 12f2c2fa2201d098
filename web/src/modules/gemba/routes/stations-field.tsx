import { routeBounds } from '@vigie/domain/modules/gemba/routes/workflow';
import { gembaFormMessages as m } from '@vigie/domain/modules/gemba/walks/walking-messages';
import { useRef } from 'react';
import { useSay } from '../../../platform/page/messages';
import { IconButton } from '../../../ui/buttons/icon-button';
import { Select } from '../../../ui/choices/select';
import type { FieldInputProps } from '../../records/public';
import { useStationOptions } from '../stations/queries';
import { moved, stationsIn } from './stations-order';

/** The stations of a route in the order in which they are walked: added from a list, moved by buttons. */
export function StationsField({ label, required, value, error, disabled, onChange }: FieldInputProps) {
  const say = useSay();
  const options = useStationOptions().data ?? [];
  const chosen = stationsIn(value);
  const list = useRef<HTMLOListElement>(null);
  const labelOf = (id: string) => options.find((one) => one.id === id)?.label ?? id;
  const show = (ids: readonly string[]) => onChange(ids.join(','));
  const move = (id: string, by: 1 | -1) => {
    show(moved(chosen, id, by));
    // The button goes along with its station, and may be switched off where it arrives.
    requestAnimationFrame(() => {
      const row = list.current?.querySelector(`[data-station="${id}"]`);
      const buttons = [...(row?.querySelectorAll<HTMLButtonElement>('button:not([disabled])') ?? [])];
      (buttons[by === 1 && buttons.length > 2 ? 1 : 0] ?? buttons[0])?.focus();
    });
  };
  return (
    <div className="stack-sm">
      <Select
        label={label}
        required={required}
        error={error}
        disabled={disabled || chosen.length >= routeBounds.max}
        value=""
        options={[
          { value: '', label: say(m.addStation) },
          ...options
            .filter(({ id }) => !chosen.includes(id))
            .map((one) => ({ value: one.id, label: [one.label, one.department].join(' · ') })),
        ]}
        onChange={(id) => id && show([...chosen, id])}
      />
      {chosen.length === 0 && <p className="muted">{say(m.noStations)}</p>}
      <ol ref={list} className="lines">
        {chosen.map((id, at) => (
          <li key={id} className="row" data-station={id}>
            <span className="grow breaks">
              <span className="muted digits">{at + 1}.</span> {labelOf(id)}
            </span>
            <IconButton
              icon="arrow-up"
              label={say(m.moveUp, { station: labelOf(id) })}
              disabled={disabled || at === 0}
              onClick={() => move(id, -1)}
            />
            <IconButton
              icon="arrow-down"
              label={say(m.moveDown, { station: labelOf(id) })}
              disabled={disabled || at === chosen.length - 1}
              onClick={() => move(id, 1)}
            />
            <IconButton
              icon="x"
              label={say(m.removeStation, { station: labelOf(id) })}
              tooltipAlign="end"
              disabled={disabled}
              onClick={() => show(chosen.filter((one) => one !== id))}
            />
          </li>
        ))}
      </ol>
    </div>
  );
}
