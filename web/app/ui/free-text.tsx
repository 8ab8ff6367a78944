import { detectWrittenLanguage } from '@tomoguide/contract/reviews/language';

/** Text that a user typed, in any language, with its own `lang` and direction. */
export const FreeText = ({ children }: { children: string }) => (
  <bdi lang={detectWrittenLanguage(children) ?? undefined}>{children}</bdi>
);
