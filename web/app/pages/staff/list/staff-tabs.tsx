import type { ReactNode } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { panelProps, type Tab, Tabs } from '../../../ui/tabs.tsx';

/** Returns the list's filter in the URL: one of `values`, by default the first. */
export const useTabParam = <Value extends string>(
  name: string,
  values: readonly [Value, ...Value[]],
): Value => {
  const [params] = useSearchParams();
  return values.find((one) => one === params.get(name)) ?? values[0];
};

interface Props<Id extends string> {
  label: string;
  /** The query parameter that names the tab. */
  name: string;
  tabs: readonly [Tab<Id>, ...Tab<Id>[]];
  selected: Id;
  className?: string;
  /** True while a case is open, which hides the tabs on screens too narrow for a case next to its list. */
  caseOpen?: boolean;
  children: ReactNode;
}

/**
 * The states of a list as tabs. The URL names the selected tab, so that a reload or a shared link shows the
 * same tab.
 */
export const StaffTabs = <Id extends string>({
  label,
  name,
  tabs,
  selected,
  className,
  caseOpen = false,
  children,
}: Props<Id>) => {
  const navigate = useNavigate();
  const [params] = useSearchParams();
  const selectTab = (id: Id) => {
    const next = new URLSearchParams(params);
    if (id === tabs[0].id) next.delete(name);
    else next.set(name, id);
    navigate(`?${next}`, { replace: true });
  };
  return (
    <>
      <div className={`-mx-4 min-w-0 sm:mx-0 ${caseOpen ? 'max-xl:hidden' : ''}`}>
        <Tabs label={label} tabs={tabs} selected={selected} onSelect={selectTab} />
      </div>
      <div {...panelProps(selected)} className={className}>
        {children}
      </div>
    </>
  );
};
