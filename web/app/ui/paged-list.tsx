import type { InfiniteData, UseInfiniteQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Card } from './card.tsx';
import { ErrorState } from './error-state.tsx';
import { QuietNote } from './quiet-note.tsx';
import { ShowMore } from './show-more.tsx';
import { Skeleton } from './skeleton.tsx';

export type Paged<Item> = UseInfiniteQueryResult<InfiniteData<{ data: readonly Item[] }>>;

interface Props<Item> {
  list: Paged<Item>;
  words: { loadError: string; none: string; noneHint: string };
  /** Renders one item as a list item. */
  children: (item: Item) => ReactNode;
}

/** A list in one card that loads page by page, with its loading, empty and error states. */
export const PagedList = <Item,>({ list, words, children }: Props<Item>) => {
  if (list.isPending) return <Skeleton className="h-60 rounded-2xl" />;
  if (list.isLoadingError)
    return <ErrorState title={words.loadError} onRetry={() => list.refetch()} />;
  const all = list.data.pages.flatMap(({ data }) => data);
  if (all.length === 0) return <QuietNote title={words.none}>{words.noneHint}</QuietNote>;
  return (
    <>
      <Card flush>
        <ul className="divide-y divide-line">{all.map(children)}</ul>
      </Card>
      <ShowMore list={list} />
    </>
  );
};
