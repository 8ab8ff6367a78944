import { useCatalog } from '../../../translation/use-translation.ts';

/** Returns a function that names a kind of account; an unknown kind is shown as is. */
export const useKindName = (): ((kind: string) => string) => {
  const catalog = useCatalog('staff-ledger');
  const names: Readonly<Record<string, string>> = catalog.names;
  return (kind) => names[kind] ?? kind;
};
