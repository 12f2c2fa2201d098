import { modeInWords } from '@vigie/domain/messages/kinds';
import type { Definition } from '@vigie/domain/modules/cases/definition';
import { definitionMessages as m } from '@vigie/domain/modules/cases/messages/kinds';
import { type Say, useSay } from '../../platform/page/messages';
import { Link } from '../../platform/router/link';
import { formatDay } from '../../ui/fields/day';
import { Badge } from '../../ui/icons/badge';
import './definition-list.css';

/** Definition (5W2H), to be read: the nine questions always, the rest where something was said. */
export function DefinitionList({ definition }: { definition: Definition }) {
  const say = useSay();
  const { type, detectionMethod } = definition;
  const marks = [
    ...(type ? [{ name: 'type', text: say(m[type]) }] : []),
    ...(detectionMethod ? [{ name: 'detectionMethod', text: modeInWords(detectionMethod, say) }] : []),
  ];
  return (
    <>
      {marks.length > 0 && (
        <p className="cluster definition-marks">
          {marks.map(({ name, text }) => (
            <Badge key={name} look="line">
              {text}
            </Badge>
          ))}
        </p>
      )}
      <dl className="definition">
        {linesOf(definition, say).map(({ name, label, text }) => (
          <div key={name} data-field={name}>
            <dt className="note">{label}</dt>
            <dd className="prose">{text ? <Said text={text} /> : <span className="muted">–</span>}</dd>
          </div>
        ))}
      </dl>
    </>
  );
}

const questionnaire = /^QU_\d{5,9}$/;

/** The questionnaire that a report was made from is a press away. */
function Said({ text }: { text: string }) {
  return questionnaire.test(text) ? <Link to={`/apps/questionnaires/${text}`}>{text}</Link> : text;
}

interface Line {
  name: string;
  label: string;
  text: string;
}

function linesOf(said: Definition, say: Say): readonly Line[] {
  const line = (name: keyof Definition & keyof typeof m, text: string): Line => ({ name, label: say(m[name]), text });
  const whenSaid = (
    name: 'department' | 'site' | 'product' | 'batch' | 'equipment' | 'customer' | 'comments' | 'detectionReference',
  ) => (said[name].trim() ? [line(name, said[name])] : []);
  return [
    line('what', said.what),
    line('who', said.who),
    ...whenSaid('department'),
    ...(['site', 'equipment', 'product', 'batch', 'customer'] as const).flatMap(whenSaid),
    line('detectionDate', moment(said.detectionDate, said.detectionHour)),
    line('occurrenceDate', moment(said.occurrenceDate, said.occurrenceHour)),
    line('declarationDate', moment(said.declarationDate, said.declarationHour)),
    line('where', said.where),
    line('howMany', said.howMany),
    line('how', said.how),
    ...whenSaid('detectionReference'),
    line('why', said.why),
    ...whenSaid('comments'),
  ];
}

function moment(day: string | null, hour: string | null): string {
  if (!day) return hour ?? '';
  return hour ? `${formatDay(day)}, ${hour}` : formatDay(day);
}
