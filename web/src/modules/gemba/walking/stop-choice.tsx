import type { StationOption } from '@vigie/domain/modules/gemba/stations/contract';
import type { WalkStop } from '@vigie/domain/modules/gemba/walks/contract';
import { hereMessages, walkingMessages as m } from '@vigie/domain/modules/gemba/walks/walking-messages';
import { useId, useState } from 'react';
import { useSay } from '../../../platform/page/messages';
import { Button } from '../../../ui/buttons/button';
import { Select } from '../../../ui/choices/select';
import { TextField } from '../../../ui/fields/text-field';
import { Banner } from '../../../ui/overlays/banner';
import { tokenIn } from '../stations/station-code';
import { countsAt } from '../walks/stops';
import { nextStop, type Stop } from './stops-order';

interface StopChoiceProps {
  stop: Stop | null;
  stops: readonly WalkStop[];
  options: readonly StationOption[];
  onGo: (stationId: string) => void;
  onCode: (text: string) => Promise<void>;
}

/** Where the walker is, and the ways to be elsewhere: the next of the route, any station, a code. */
export function StopChoice({ stop, stops, options, onGo, onCode }: StopChoiceProps) {
  const say = useSay();
  const id = useId();
  const [isOpen, setOpen] = useState(false);
  const next = nextStop(stop?.stationId ?? null, stops);
  const isShown = isOpen || stop === null;
  const go = (stationId: string) => {
    setOpen(false);
    onGo(stationId);
  };
  return (
    <section className="card stack-sm walk-stop" aria-label={say(stop ? m.here : m.nowhere)}>
      <div className="row wrap">
        <div className="grow walk-place">
          <p className="meta">{say(stop ? m.here : m.nowhere)}</p>
          <h2 className="title breaks">{stop?.label ?? say(m.chooseStation)}</h2>
          <p className="note">{stop ? stop.department : say(m.nowhereHelp)}</p>
        </div>
        {stop && (
          <Button aria-expanded={isShown} aria-controls={isShown ? id : undefined} onClick={() => setOpen(!isOpen)}>
            {say(m.changeStation)}
          </Button>
        )}
        {next && <Button onClick={() => go(next.stationId)}>{say(m.nextStation)}</Button>}
      </div>
      {stop && !stop.isActive && <Banner kind="warning">{say(m.retiredStation)}</Banner>}
      {isShown && (
        <div id={id} className="stack-sm">
          {stops.length > 0 && (
            <ul className="stack gap-4" aria-label={say(m.stops)}>
              {stops.map((one) => (
                <li key={one.stationId}>
                  <button
                    type="button"
                    className="hoverable row full-width rounded touch-target walk-other"
                    aria-current={one.stationId === stop?.stationId ? 'location' : undefined}
                    disabled={!one.isActive}
                    onClick={() => go(one.stationId)}
                  >
                    <span className="grow breaks">{one.label}</span>
                    <span className="note digits">{countsAt(one, say)}</span>
                  </button>
                </li>
              ))}
            </ul>
          )}
          <Select
            label={say(m.otherStation)}
            value=""
            options={[
              { value: '', label: say(m.chooseStation) },
              ...options.map((one) => ({ value: one.id, label: [one.label, one.department].join(' · ') })),
            ]}
            onChange={(chosen) => chosen && go(chosen)}
          />
          <CodeField
            onCode={async (text) => {
              await onCode(text);
              setOpen(false);
            }}
          />
        </div>
      )}
    </section>
  );
}

/** For a code that no camera reads. */
function CodeField({ onCode }: { onCode: (text: string) => Promise<void> }) {
  const say = useSay();
  const [code, setCode] = useState('');
  const [error, setError] = useState<string | undefined>();
  return (
    <form
      className="row-top wrap"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        if (tokenIn(code)) void onCode(code);
        else setError(say(hereMessages.codeMissing));
      }}
    >
      <div className="grow">
        <TextField
          label={say(hereMessages.typeCode)}
          help={say(hereMessages.codeHelp)}
          error={error}
          alert
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          maxLength={200}
          value={code}
          onChange={(entered) => {
            setCode(entered);
            setError(undefined);
          }}
        />
      </div>
      <div className="walk-code">
        <Button type="submit">{say(hereMessages.go)}</Button>
      </div>
    </form>
  );
}
