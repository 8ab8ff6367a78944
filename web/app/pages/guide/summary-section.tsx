import type { ReactNode } from 'react';
import { DashboardSection } from '../../parts/bookings/dashboard-section.tsx';
import { useTranslation } from '../../translation/use-translation.ts';
import { LinkButton } from '../../ui/link-button.tsx';

/** The number of items that each section of /guide shows; /guide-dashboard shows all of them. */
export const SUMMARY_SHOWN = 3;

interface Props {
  title: string;
  /** The total number of items, shown unless it is 0. */
  count: number;
  /** The page that shows all items. */
  to: string;
  /** True if there are more items than the section shows. */
  hasMore?: boolean;
  children: ReactNode;
}

/** A section of /guide: the count, the next items, and a link to all of them if there are more. */
export const SummarySection = ({ title, count, to, hasMore = true, children }: Props) => {
  const { t } = useTranslation('guide-dashboard');
  return (
    <DashboardSection
      title={title}
      count={count}
      action={
        hasMore ? (
          // Aligns the link's text with the edge of the cards.
          <span className="-mx-3">
            <LinkButton tone="quiet" size="small" to={to}>
              {t('guide-dashboard.seeAll')}
              <span className="sr-only">, {title}</span>
            </LinkButton>
          </span>
        ) : null
      }
    >
      {children}
    </DashboardSection>
  );
};
