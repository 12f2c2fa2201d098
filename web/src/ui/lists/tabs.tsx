import { type KeyboardEvent, type ReactNode, useId, useRef } from 'react';
import './tabs.css';

interface TabsProps<Value extends string> {
  label: string;
  /** A count stands behind the label, when there is something to count. */
  tabs: readonly { value: Value; label: string; count?: number | string | undefined }[];
  value: Value;
  onChange: (value: Value) => void;
  /** What the chosen tab shows. */
  children: ReactNode;
}

/** Arrow keys, Home and End walk the tabs; the chosen one is the only one that Tab stops at. */
export function Tabs<Value extends string>({ label, tabs, value, onChange, children }: TabsProps<Value>) {
  const id = useId();
  const list = useRef<HTMLDivElement>(null);
  const onKeyDown = (event: KeyboardEvent) => {
    const next = neighbour(
      tabs.map((tab) => tab.value),
      value,
      event.key,
    );
    if (!next) return;
    event.preventDefault();
    onChange(next);
    list.current?.querySelector<HTMLElement>(`[data-tab="${next}"]`)?.focus();
  };
  return (
    <>
      <div ref={list} className="tabs" role="tablist" aria-label={label} onKeyDown={onKeyDown}>
        {tabs.map((tab) => (
          <button
            key={tab.value}
            type="button"
            role="tab"
            id={`${id}-${tab.value}`}
            data-tab={tab.value}
            aria-selected={tab.value === value}
            aria-controls={`${id}-panel`}
            tabIndex={tab.value === value ? 0 : -1}
            onClick={() => onChange(tab.value)}
          >
            {tab.label}
            {tab.count ? <span className="tab-count">{tab.count}</span> : null}
          </button>
        ))}
      </div>
      <div className="tab-panel" role="tabpanel" id={`${id}-panel`} aria-labelledby={`${id}-${value}`}>
        {children}
      </div>
    </>
  );
}

function neighbour<Value>(values: readonly Value[], current: Value, key: string): Value | undefined {
  const at = values.indexOf(current);
  const targets: Readonly<Record<string, number>> = {
    ArrowRight: (at + 1) % values.length,
    ArrowLeft: (at - 1 + values.length) % values.length,
    Home: 0,
    End: values.length - 1,
  };
  const target = targets[key];
  return target === undefined ? undefined : values[target];
}
