import { type ReactNode, useDeferredValue, useRef } from 'react';
import { Tabs as AriaTabs, Tab, TabList, TabPanel } from 'react-aria-components/Tabs';
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
  // The tab is shown as chosen at once; what it holds is drawn after that, and what was there stays until then.
  const drawn = useDeferredValue(value);
  const before = useRef(children);
  if (drawn === value) before.current = children;
  return (
    <AriaTabs className="tab-set" selectedKey={value} onSelectionChange={(key) => onChange(key as Value)}>
      <TabList className="tabs" aria-label={label}>
        {tabs.map((tab) => (
          <Tab key={tab.value} id={tab.value} className="tab">
            {tab.label}
            {tab.count ? <span className="tab-count">{tab.count}</span> : null}
          </Tab>
        ))}
      </TabList>
      {/* The library keeps the first id of a panel, which no other tab would control. */}
      <TabPanel key={drawn} className="tab-panel" id={drawn} shouldForceMount>
        {drawn === value ? children : before.current}
      </TabPanel>
    </AriaTabs>
  );
}
