import { useTranslation } from '../../../translation/use-translation.ts';

/** What a kind of account is called; one without a name here by its own. */
export const useKindName = (): ((kind: string) => string) => {
  const { sentences } = useTranslation('staff-ledger');
  const names: Readonly<Record<string, string>> = sentences.names;
  return (kind) => names[kind] ?? kind;
};
