import type { StaffExportInput } from '@tomoguide/contract/staff/export-columns';
import type { ReactNode } from 'react';
import type { Paged } from '../../../ui/paged-list.tsx';
import { StaffList } from './staff-list.tsx';
import { StaffTabs, useTabParam } from './staff-tabs.tsx';

interface Words<Shown extends string> {
  /** The labels of the tabs. */
  show: string;
  shown: Readonly<Record<Shown, string>>;
  empty: string;
  emptyHint?: string;
  emptyOther: string;
}

interface Props<Shown extends string, Item> {
  /** The tabs: first the one with waiting cases, then those with decided cases. */
  shown: readonly [Shown, ...Shown[]];
  words: Words<Shown>;
  useCaseList: (show: Shown) => Paged<Item>;
  exportOf: (show: Shown) => StaffExportInput;
  children: (item: Item) => ReactNode;
}

/** A queue of cases for staff: waiting cases longest-waiting first, decided cases latest first. */
export const CheckQueue = <Shown extends string, Item extends { id: number }>(
  props: Props<Shown, Item>,
) => {
  const { shown, words } = props;
  const show = useTabParam('show', shown);
  const [first, ...others] = shown;
  const getTab = (id: Shown) => ({ id, label: words.shown[id] });
  return (
    <StaffTabs
      label={words.show}
      name="show"
      tabs={[getTab(first), ...others.map(getTab)]}
      selected={show}
    >
      <Cases key={show} show={show} {...props} />
    </StaffTabs>
  );
};

const Cases = <Shown extends string, Item extends { id: number }>({
  show,
  shown,
  words,
  useCaseList,
  exportOf,
  children,
}: Props<Shown, Item> & { show: Shown }) => {
  const waits = show === shown[0];
  return (
    <StaffList
      exported={exportOf(show)}
      list={useCaseList(show)}
      empty={waits ? words.empty : words.emptyOther}
      emptyHint={waits ? words.emptyHint : undefined}
    >
      {children}
    </StaffList>
  );
};
