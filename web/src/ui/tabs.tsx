import { type KeyboardEvent, type ReactNode, useId, useRef } from 'react';
import './tabs.css';

export interface Tab {
  id: string;
  label: ReactNode;
  count?: number;
  panel: ReactNode;
}

interface TabsProps {
  /** The label of the tab list. */
  label: string;
  tabs: readonly Tab[];
  value: string;
  onChange: (id: string) => void;
}

/** Panels on one page. Pages with their own URL are links in a `nav`, not tabs. */
export function Tabs({ label, tabs, value, onChange }: TabsProps) {
  const id = useId();
  const row = useRef<HTMLDivElement>(null);
  const current = Math.max(
    0,
    tabs.findIndex((tab) => tab.id === value),
  );

  const onKeyDown = (event: KeyboardEvent) => {
    const last = tabs.length - 1;
    const target = {
      ArrowRight: current === last ? 0 : current + 1,
      ArrowLeft: current === 0 ? last : current - 1,
      Home: 0,
      End: last,
    }[event.key];
    const tab = target === undefined ? undefined : tabs[target];
    if (target === undefined || !tab) return;
    event.preventDefault();
    onChange(tab.id);
    row.current?.querySelectorAll<HTMLElement>('[role=tab]')[target]?.focus();
  };

  return (
    <div>
      <div ref={row} role="tablist" aria-label={label} className="tabs" onKeyDown={onKeyDown}>
        {tabs.map((tab, index) => (
          <button
            key={tab.id}
            type="button"
            role="tab"
            id={`${id}-${tab.id}`}
            className="tabs-tab"
            aria-selected={index === current}
            aria-controls={`${id}-${tab.id}-panel`}
            // One tab stop; arrow keys move inside the row.
            tabIndex={index === current ? 0 : -1}
            onClick={() => onChange(tab.id)}
          >
            {tab.label}
            {tab.count !== undefined && <span className="tabs-count">{tab.count}</span>}
          </button>
        ))}
      </div>
      {tabs.map((tab, index) => (
        <div
          key={tab.id}
          role="tabpanel"
          id={`${id}-${tab.id}-panel`}
          aria-labelledby={`${id}-${tab.id}`}
          hidden={index !== current}
          // A panel may hold nothing focusable; a keyboard user still must be able to reach and scroll it.
          // biome-ignore lint/a11y/noNoninteractiveTabindex: the ARIA tabs pattern asks for it
          tabIndex={0}
          className="tabs-panel"
        >
          {index === current && tab.panel}
        </div>
      ))}
    </div>
  );
}
