import type { UseInfiniteQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useTranslation } from '../translation/use-translation.ts';
import { Button } from './button.tsx';
import type { ButtonSize, ButtonTone } from './button-style.ts';
import { restoreFocusAfterRemoval } from './restore-focus.ts';

export type MorePages = Pick<
  UseInfiniteQueryResult,
  'hasNextPage' | 'isFetchingNextPage' | 'isFetchNextPageError' | 'fetchNextPage'
>;

interface Props {
  list: MorePages;
  /** Reveals items that are loaded but hidden; takes precedence over fetching if set. */
  onUnfold?: (() => void) | undefined;
  tone?: ButtonTone;
  size?: ButtonSize;
  /** The label of the button, if 'Show more' is too vague. */
  children?: ReactNode;
  className?: string;
}

/**
 * Moves focus to the last item above, after which the new items follow, or near it if it is not focusable.
 */
const focusItemAbove = (part: HTMLElement | null): (() => void) | undefined =>
  part === null
    ? undefined
    : () => {
        if (!part.contains(document.activeElement)) return;
        const above = part.previousElementSibling?.querySelectorAll<HTMLElement>(
          'a[href], button, [tabindex]',
        );
        restoreFocusAfterRemoval(part, above?.[above.length - 1]);
      };

/**
 * A button that fetches the next page of a list. On failure, it shows an error, keeps focus and retries.
 * After the last page, it disappears and focus moves to the items above.
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
    <div
      ref={focusItemAbove}
      className={`grid justify-items-center gap-2 text-center ${className}`}
    >
      {failed ? <p role="alert">{t('layout.moreFailed')}</p> : null}
      <Button
        tone={tone}
        size={size}
        busy={busy}
        onClick={() => (onUnfold ? onUnfold() : list.fetchNextPage())}
      >
        {busy
          ? t('layout.loadingMore')
          : failed
            ? t('layout.retry')
            : (children ?? t('layout.showMore'))}
      </Button>
    </div>
  );
};
