import { type KeyboardEvent, type ReactNode, useId, useRef } from 'react';
import { Icon } from '../icons/icon';
import { toggledRadio } from './toggled-radio';
import './choice-cards.css';

export interface ChoiceCard<Value extends string> {
  value: Value;
  title: string;
  text?: string;
  example?: string;
  drawing: ReactNode;
}

interface ChoiceCardsProps<Value extends string> {
  /** The id of the heading that asks. */
  labelledBy: string;
  cards: readonly ChoiceCard<Value>[];
  value: Value | null;
  /** `walking` when the arrow keys only passed over it on the way to another. */
  onChange: (value: Value | null, walking: boolean) => void;
}

/** Large answers with a drawing. Real radios; the chosen one can be taken back. */
export function ChoiceCards<Value extends string>({ labelledBy, cards, value, onChange }: ChoiceCardsProps<Value>) {
  const name = useId();
  const walking = useRef(false);
  const onKey = (event: KeyboardEvent) => {
    walking.current = event.type === 'keydown' && event.key.startsWith('Arrow');
  };
  return (
    <div
      className={cards.length > 3 ? 'choices choices-many' : 'choices'}
      role="radiogroup"
      aria-labelledby={labelledBy}
      onKeyDown={onKey}
      onKeyUp={onKey}
    >
      {cards.map((card) => (
        <label key={card.value} className="surface stack gap-4 relative choice">
          <input
            type="radio"
            name={name}
            aria-label={card.title}
            aria-describedby={card.text ? `${name}-${card.value}` : undefined}
            {...toggledRadio(card.value, value, (chosen) => onChange(chosen, walking.current))}
          />
          {card.drawing}
          <b className="semibold">{card.title}</b>
          <span className="items-centre pick">
            <Icon name="check" />
          </span>
          {card.text && (
            <span className="muted choice-text" id={`${name}-${card.value}`}>
              {card.text}
            </span>
          )}
          {card.example && <em className="note line-top">{card.example}</em>}
        </label>
      ))}
    </div>
  );
}
