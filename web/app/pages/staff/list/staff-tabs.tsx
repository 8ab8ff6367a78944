import type { ReactNode } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { panelProps, type Tab, Tabs } from '../../../ui/tabs.tsx';

/** What the address asks a list to show: one of `values`, the first where it names none of them. */
export const useShown = <Value extends string>(
  name: string,
  values: readonly [Value, ...Value[]],
): Value => {
  const [params] = useSearchParams();
  return values.find((one) => one === params.get(name)) ?? values[0];
};

interface Props<Id extends string> {
  label: string;
  /** The parameter of the address that names the tab. */
  name: string;
  tabs: readonly [Tab<Id>, ...Tab<Id>[]];
  selected: Id;
  className?: string;
  /** Below the width where a case stands beside its list, the tabs give way to the case. */
  caseOpen?: boolean;
  children: ReactNode;
}

/** The states of a list as tabs that stand in the address: reloading, or sending it to somebody, shows the same. */
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
  const show = (id: Id) => {
    const next = new URLSearchParams(params);
    if (id === tabs[0].id) next.delete(name);
    else next.set(name, id);
    navigate(`?${next}`, { replace: true });
  };
  return (
    <>
      <div className={`-mx-4 min-w-0 sm:mx-0 ${caseOpen ? 'max-xl:hidden' : ''}`}>
        <Tabs label={label} tabs={tabs} selected={selected} onSelect={show} />
      </div>
      <div {...panelProps(selected)} className={className}>
        {children}
      </div>
    </>
  );
};
