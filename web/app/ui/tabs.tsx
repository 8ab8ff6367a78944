import { type KeyboardEvent, type ReactNode, useRef } from 'react';
import { ChevronRight } from './icons.ts';
import { useCenteredChoice } from './use-centered-choice.ts';
import { FADED, useFade } from './use-fade.ts';

export interface Tab<Id extends string> {
  id: Id;
  label: ReactNode;
  count?: number | undefined;
}

interface Props<Id extends string> {
  /** The label for screen readers. */
  label: string;
  tabs: readonly Tab<Id>[];
  selected: Id;
  /** Called with the selected tab. `isStep` is true if a key that steps from tab to tab selected it. */
  onSelect: (id: Id, isStep: boolean) => void;
  /** True for a column next to the content from 1024 pixels; below that, a scrolling row. */
  sidebar?: boolean;
}

/** Returns the props that connect a panel to its tab. */
export const panelProps = (id: string) => ({
  role: 'tabpanel' as const,
  id: `panel-${id}`,
  'aria-labelledby': `tab-${id}`,
});

/**
 * Tabs with the standard keyboard pattern: a single tab stop; arrow keys, Home and End move between tabs.
 * The row scrolls if it is too narrow.
 */
export const Tabs = <Id extends string>({
  label,
  tabs,
  selected,
  onSelect,
  sidebar = false,
}: Props<Id>) => {
  const list = useRef<HTMLDivElement>(null);
  useFade(list);
  useCenteredChoice(list, selected);
  const move = (event: KeyboardEvent) => {
    const at = tabs.findIndex((tab) => tab.id === selected);
    const after = tabs[(at + 1) % tabs.length];
    const before = tabs[(at - 1 + tabs.length) % tabs.length];
    const next = {
      ArrowRight: after,
      ArrowDown: after,
      ArrowLeft: before,
      ArrowUp: before,
      Home: tabs[0],
      End: tabs.at(-1),
    }[event.key];
    if (!next) return;
    event.preventDefault();
    onSelect(next.id, true);
    list.current?.querySelector<HTMLElement>(`#tab-${next.id}`)?.focus();
  };
  return (
    <div className="relative min-w-0">
      <div
        ref={list}
        role="tablist"
        aria-label={label}
        onKeyDown={move}
        className={`peer data-more:[--fade-clear:1.75rem] flex gap-1 overflow-x-auto px-4 [scrollbar-width:none] sm:px-0 ${FADED} ${sidebar ? 'lg:flex-col' : ''}`}
      >
        {tabs.map((tab) => (
          <button
            key={tab.id}
            id={`tab-${tab.id}`}
            type="button"
            role="tab"
            aria-selected={tab.id === selected}
            aria-controls={tab.id === selected ? `panel-${tab.id}` : undefined}
            tabIndex={tab.id === selected ? 0 : -1}
            onClick={() => onSelect(tab.id, false)}
            className={`flex min-h-11 shrink-0 items-center justify-between gap-1.5 rounded-xl px-3 text-[0.9375rem] transition-colors sm:gap-2 sm:px-4 ${
              tab.id === selected
                ? 'bg-action-soft font-semibold text-action'
                : 'text-ink-soft hover:bg-sunken hover:text-ink'
            }`}
          >
            <span>{tab.label}</span>
            {tab.count ? (
              <span
                className={`tabular rounded-full px-2 text-xs leading-5 ${
                  tab.id === selected ? 'bg-action text-on-action' : 'bg-line text-ink'
                }`}
              >
                {tab.count}
              </span>
            ) : null}
          </button>
        ))}
      </div>
      {/* Over the faded end of the row: shows that it continues. */}
      <ChevronRight
        aria-hidden="true"
        className="pointer-events-none absolute inset-y-0 right-1 my-auto hidden size-5 text-ink-soft peer-data-more:block"
      />
    </div>
  );
};
