import type { StaffExportInput } from '@tomoguide/contract/staff/export-columns';
import type { ReactNode } from 'react';
import { useTranslation } from '../../../translation/use-translation.ts';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { ErrorState } from '../../../ui/error-state.tsx';
import type { Paged } from '../../../ui/paged-list.tsx';
import { restoreFocusAfterRemoval } from '../../../ui/restore-focus.ts';
import { ShowMore } from '../../../ui/show-more.tsx';
import { StaffSkeleton } from '../staff-only.tsx';
import { ExportButton } from './export-button.tsx';
import { getCaseTarget, moveFocus } from './move-focus.ts';

/** Moves focus to the next case when a decided case that contains focus leaves the list. */
const passFocusOn = (item: HTMLElement | null): (() => void) | undefined =>
  item === null
    ? undefined
    : () => {
        const next = getCaseTarget(
          item.nextElementSibling ?? item.previousElementSibling ?? undefined,
        );
        if (item.contains(document.activeElement))
          restoreFocusAfterRemoval(item, next ?? undefined);
      };

interface Props<Item> {
  list: Paged<Item>;
  empty: string;
  emptyHint?: string | undefined;
  label?: string | undefined;
  /** True to render rows in a single card rather than a card per item. */
  isRows?: boolean;
  /** If set, a button exports this list. */
  exported?: StaffExportInput | undefined;
  children: (item: Item) => ReactNode;
}

/**
 * The list that all pages of the console use: pages of cases, an empty state or an error. J, K and the
 * arrow keys move between cases.
 */
export const StaffList = <Item extends { id: number }>({
  list,
  empty,
  emptyHint,
  label,
  isRows = false,
  exported,
  children,
}: Props<Item>) => {
  const { t } = useTranslation('staff');
  if (list.isPending) return <StaffSkeleton />;
  if (list.isLoadingError)
    return <ErrorState title={t('staff.loadError')} onRetry={() => list.refetch()} />;
  const all = list.data.pages.flatMap(({ data }) => data);
  // The server filters out items that this user may not read, which can leave a page empty.
  if (all.length === 0 && !list.hasNextPage)
    return <EmptyState title={empty}>{emptyHint}</EmptyState>;
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
      {all.length > 0 ? (
        <ul
          aria-label={label}
          onKeyDown={moveFocus}
          className={
            isRows
              ? 'divide-y divide-line overflow-hidden rounded-2xl border border-line bg-surface'
              : 'grid grid-cols-[minmax(0,1fr)] gap-4'
          }
        >
          {all.map((item) => (
            <li key={item.id} data-case="" tabIndex={-1} ref={passFocusOn}>
              {children(item)}
            </li>
          ))}
        </ul>
      ) : null}
      <ShowMore list={list} />
      {exported ? <ExportButton wish={exported} /> : null}
    </div>
  );
};
