/** Returns the list with one item moved one place earlier or later. */
export const moveItem = <Item>(items: readonly Item[], from: number, by: -1 | 1): Item[] => {
  const item = items[from];
  if (item === undefined) return [...items];
  return items.toSpliced(from, 1).toSpliced(from + by, 0, item);
};
