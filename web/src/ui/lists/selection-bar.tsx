import { Icon, type IconName } from '../icons/icon';
import './selection-bar.css';
import { measureFoot } from '../foundation/measure-foot';

export interface SelectionAction {
  id: string;
  icon: IconName;
  label: string;
  /** Why it cannot be done with what is selected. */
  why?: string | undefined;
  onPress: () => void;
}

interface SelectionBarProps {
  label: string;
  count: string;
  actions: readonly SelectionAction[];
  clearLabel: string;
  onClear: () => void;
}

/** What can be done with the selected rows, floating below them so that no row moves. */
export function SelectionBar({ label, count, actions, clearLabel, onClear }: SelectionBarProps) {
  return (
    <section ref={measureFoot} className="row gap-2 text-13 phone-wrap no-print selbar" aria-label={label}>
      <span className="n" role="status">
        {count}
      </span>
      {actions.map(({ id, icon, label: name, why, onPress }) => (
        <button
          className="inline-row strong nowrap rounded"
          key={id}
          type="button"
          aria-label={why ? `${name}. ${why}` : name}
          title={why ?? name}
          disabled={why !== undefined}
          onClick={onPress}
        >
          <Icon name={icon} />
          <span className="lbl">{name}</span>
        </button>
      ))}
      <button
        className="inline-row strong nowrap rounded"
        type="button"
        aria-label={clearLabel}
        title={clearLabel}
        onClick={onClear}
      >
        <Icon name="x" />
      </button>
    </section>
  );
}
