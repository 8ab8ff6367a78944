import type { UseInfiniteQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useTranslation } from '../translation/use-translation.ts';
import { Button } from './button.tsx';
import type { ButtonSize, ButtonTone } from './button-style.ts';
import { handOnFocus } from './hand-on-focus.ts';

export type MorePages = Pick<
  UseInfiniteQueryResult,
  'hasNextPage' | 'isFetchingNextPage' | 'isFetchNextPageError' | 'fetchNextPage'
>;

interface Props {
  list: MorePages;
  /** Shows what is loaded but folded; it comes first, where there is some. */
  onUnfold?: (() => void) | undefined;
  tone?: ButtonTone;
  size?: ButtonSize;
  /** What the button says, where "Show more" is not enough. */
  children?: ReactNode;
  className?: string;
}

/** To the last item above, which what has come stands behind; where it takes no focus, to what is around. */
const toItemAbove = (part: HTMLElement | null): (() => void) | undefined =>
  part === null
    ? undefined
    : () => {
        if (!part.contains(document.activeElement)) return;
        const above = part.previousElementSibling?.querySelectorAll<HTMLElement>(
          'a[href], button, [tabindex]',
        );
        handOnFocus(part, above?.[above.length - 1]);
      };

/**
 * Fetches a list's next page. When that fails it says so, and the same button, which keeps the
 * focus, tries again. With the last page it goes, and hands the focus on.
 */
export const ShowMore = ({
  list,
  onUnfold,
  tone = 'secondary',
  size = 'medium',
  children,
  className = '',
}: Props) => {
  const { t } = useTranslation('layout');
  if (!list.hasNextPage && !onUnfold) return null;
  const busy = list.isFetchingNextPage;
  const failed = list.isFetchNextPageError && !busy;
  return (
    <div ref={toItemAbove} className={`grid justify-items-center gap-2 text-center ${className}`}>
      {failed ? <p role="alert">{t('moreFailed')}</p> : null}
      <Button
        tone={tone}
        size={size}
        busy={busy}
        onClick={() => (onUnfold ? onUnfold() : list.fetchNextPage())}
      >
        {busy ? t('loadingMore') : failed ? t('retry') : (children ?? t('showMore'))}
      </Button>
    </div>
  );
};
