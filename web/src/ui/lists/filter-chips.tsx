import type { ReactNode } from 'react';
import { Button } from '../buttons/button';
import { Icon } from '../icons/icon';
import './filter-chips.css';

interface FilterChipsProps {
  chips: readonly { id: string; label: string; value: string; removeLabel: string; onRemove: () => void }[];
  clearLabel: string;
  onClear: () => void;
  /** What else can be done with the filters together. */
  more?: ReactNode;
}

/** What narrows a list, each to be taken off again. */
export function FilterChips({ chips, clearLabel, onClear, more }: FilterChipsProps) {
  if (chips.length === 0) return null;
  return (
    <div className="space-below row wrap chips">
      {chips.map((chip) => (
        <span key={chip.id} className="surface text-13 rounded icons-12 filter-chip">
          <span className="clip">
            <span className="muted">{chip.label} : </span>
            {chip.value}
          </span>
          <button type="button" aria-label={chip.removeLabel} onClick={chip.onRemove}>
            <Icon name="x" />
          </button>
        </span>
      ))}
      <Button look="ghost" size="small" onClick={onClear}>
        {clearLabel}
      </Button>
      {more}
    </div>
  );
}
