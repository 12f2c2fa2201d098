import { type KeyboardEvent, type ReactNode, useDeferredValue, useEffect, useId, useRef, useState } from 'react';
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

/**
 * Arrow keys, Home and End walk the tabs; the chosen one is the only one that Tab stops at. Our own because the library's
 * looks at every element of a panel, and at every one around it, each time something in the panel changes.
 */
export function Tabs<Value extends string>({ label, tabs, value, onChange, children }: TabsProps<Value>) {
  const id = useId();
  const list = useRef<HTMLDivElement>(null);
  // The tab is shown as chosen at once; what it holds is drawn after that, and what was there stays until then.
  const drawn = useDeferredValue(value);
  const before = useRef(children);
  if (drawn === value) before.current = children;
  const onKeyDown = (event: KeyboardEvent) => {
    const at = tabs.findIndex((tab) => tab.value === value);
    const place = tabAfter(event.key, at, tabs.length);
    const tab = place === null ? undefined : tabs[place];
    if (place === null || !tab || event.altKey || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    (list.current?.children[place] as HTMLElement | undefined)?.focus();
    if (tab.value !== value) onChange(tab.value);
  };
  return (
    <div className="tab-set">
      <div ref={list} role="tablist" className="flex gap-12 tabs" aria-label={label} onKeyDown={onKeyDown}>
        {tabs.map((tab) => (
          // biome-ignore lint/a11y/useKeyWithClickEvents: the arrow keys choose, so that there is nothing left to press
          <div
            key={tab.value}
            id={`${id}-${tab.value}`}
            role="tab"
            className="inline-row relative note strong nowrap tab"
            tabIndex={tab.value === value ? 0 : -1}
            aria-selected={tab.value === value}
            aria-controls={tab.value === drawn ? `${id}-panel` : undefined}
            onClick={() => tab.value !== value && onChange(tab.value)}
          >
            {tab.label}
            {tab.count ? <span className="muted digits tab-count">{tab.count}</span> : null}
          </div>
        ))}
      </div>
      <Panel key={drawn} id={`${id}-panel`} labelledBy={`${id}-${drawn}`}>
        {drawn === value ? children : before.current}
      </Panel>
    </div>
  );
}

function tabAfter(key: string, at: number, count: number): number | null {
  if (key === 'ArrowRight') return (at + 1) % count;
  if (key === 'ArrowLeft') return (at - 1 + count) % count;
  if (key === 'Home') return 0;
  return key === 'End' ? count - 1 : null;
}

const enabled = (name: string) => `${name}:not([disabled])`;
const controls = [
  'a[href]',
  'summary',
  '[tabindex="0"]',
  ...['button', 'input', 'select', 'textarea'].map(enabled),
].join();

interface PanelProps {
  id: string;
  labelledBy: string;
  children: ReactNode;
}

/** Without a control in it, the panel itself is what Tab stops at: otherwise a keyboard could not scroll it. */
function Panel({ id, labelledBy, children }: PanelProps) {
  const panel = useRef<HTMLDivElement>(null);
  const [isStop, setIsStop] = useState(false);
  useEffect(() => {
    const { current } = panel;
    if (!current) return;
    const look = () => setIsStop(current.querySelector(controls) === null);
    look();
    const watch = new MutationObserver(look);
    watch.observe(current, { childList: true, subtree: true });
    return () => watch.disconnect();
  }, []);
  return (
    <div
      ref={panel}
      id={id}
      role="tabpanel"
      className="tab-panel"
      aria-labelledby={labelledBy}
      tabIndex={isStop ? 0 : undefined}
    >
      {children}
    </div>
  );
}
