import { type KeyboardEvent, type ReactNode, useId } from 'react';
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
  const tabId = (one: Value) => `${id}tab-${one}`;
  const panelId = `${id}panel-${value}`;
  const walk = (event: KeyboardEvent) => {
    const next =
      tabs[
        placeAfter(
          event.key,
          tabs.findIndex((tab) => tab.value === value),
          tabs.length,
        )
      ];
    if (!next) return;
    event.preventDefault();
    onChange(next.value);
    document.getElementById(tabId(next.value))?.focus();
  };
  return (
    <div className="tab-set">
      <div className="tabs" role="tablist" aria-label={label} aria-orientation="horizontal">
        {tabs.map((tab) => (
          <div
            key={tab.value}
            id={tabId(tab.value)}
            className="tab"
            role="tab"
            tabIndex={tab.value === value ? 0 : -1}
            aria-selected={tab.value === value}
            aria-controls={tab.value === value ? panelId : undefined}
            onClick={() => onChange(tab.value)}
            onKeyDown={walk}
          >
            {tab.label}
            {tab.count ? <span className="tab-count">{tab.count}</span> : null}
          </div>
        ))}
      </div>
      <div key={value} className="tab-panel" role="tabpanel" id={panelId} aria-labelledby={tabId(value)}>
        {children}
      </div>
    </div>
  );
}

function placeAfter(key: string, place: number, count: number): number {
  if (key === 'ArrowRight' || key === 'ArrowDown') return (place + 1) % count;
  if (key === 'ArrowLeft' || key === 'ArrowUp') return (place + count - 1) % count;
  if (key === 'Home') return 0;
  return key === 'End' ? count - 1 : -1;
}
