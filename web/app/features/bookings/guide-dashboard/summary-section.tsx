import type { ReactNode } from 'react';
import { useTranslation } from '../../../translation/use-translation.ts';
import { LinkButton } from '../../../ui/link-button.tsx';
import { DashboardSection } from './dashboard-section.tsx';

/** How many of each thing stand on /guide; all of them stand on /guide-dashboard. */
export const SUMMARY_SHOWN = 2;

interface Props {
  title: string;
  /** How many there are in all; left out where there are none. */
  count: number;
  /** Where all of them are. */
  to: string;
  /** Whether more of them are there than are shown. */
  hasMore?: boolean;
  children: ReactNode;
}

/** A thing on /guide: its number, the next two, and the way to all of them where there are more. */
export const SummarySection = ({ title, count, to, hasMore = true, children }: Props) => {
  const { t } = useTranslation('bookings-guide-dashboard');
  return (
    <DashboardSection
      title={
        <>
          {title}
          {count > 0 ? <span className="tabular font-normal text-ink-soft"> · {count}</span> : null}
        </>
      }
      action={
        hasMore ? (
          // Its words begin or end where the cards do.
          <span className="-mx-3">
            <LinkButton tone="quiet" size="small" to={to}>
              {t('seeAll')}
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
