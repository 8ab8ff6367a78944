import { writtenLanguage } from '@tomoguide/contract/reviews/language';

/** What somebody typed, in whatever language: marked with its own, and with its own direction. */
export const FreeText = ({ children }: { children: string }) => (
  <bdi lang={writtenLanguage(children) ?? undefined}>{children}</bdi>
);
