import { formatHours, formatMoney } from '@tomoguide/contract/format';
import type { GuideDetail, ServicePrice } from '@tomoguide/contract/guides/entities';
import { Suspense } from 'react';
import { estimate } from '../../parts/guides/profile/estimate.ts';
import { isPlanComplete, type PlanChange } from '../../parts/guides/profile/tour-plan.ts';
import { useLocale, useTranslation } from '../../translation/use-translation.ts';
import { Dialog } from '../../ui/dialog.tsx';
import { lazyPart } from '../../ui/lazy-part.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { NextStep } from './next-step.tsx';
import type { UsedPlan } from './use-plan.ts';

const DayPicker = lazyPart(async () => (await import('./day-picker.tsx')).DayPicker);

interface Props extends UsedPlan {
  guide: GuideDetail;
  pricing: readonly ServicePrice[];
  change: (change: PlanChange) => void;
  onClose: () => void;
}

/**
 * A sheet over the page with the free days and start times, and the price with a link to the checkout once both
 * are chosen.
 */
export const CalendarSheet = ({ guide, pricing, plan, lostStart, change, onClose }: Props) => {
  const { t } = useTranslation('guides');
  const locale = useLocale();
  const total = formatMoney(estimate(guide, pricing, plan).totalCents, locale);
  const group = t('guides.box.forGroup', {
    count: plan.travelers,
    hours: formatHours(plan.duration, locale),
  });
  return (
    <Dialog
      open
      wide
      onClose={onClose}
      title={t('guides.box.plan')}
      footer={
        isPlanComplete(plan) ? (
          <div className="grid grid-cols-[1fr_auto] items-center gap-3">
            <p className="tabular min-w-0">
              <b className="block font-semibold text-lg leading-6">{total}</b>{' '}
              <span className="block text-ink-soft text-sm">{group}</span>
            </p>
            <NextStep guide={guide} plan={plan} />
          </div>
        ) : null
      }
    >
      <Suspense fallback={<Skeleton className="h-[25rem] w-full" />}>
        <DayPicker guide={guide} plan={plan} lostStart={lostStart} onChange={change} />
      </Suspense>
    </Dialog>
  );
};
