import { useCatalog } from '../../../translation/use-translation.ts';

/** Returns a function that names a kind of account; an unknown kind is shown as is. */
export const useKindName = (): ((kind: string) => string) => {
  const sentences = useCatalog('staff-ledger');
  const names: Readonly<Record<string, string>> = sentences.names;
  return (kind) => names[kind] ?? kind;
};
