import type { GuideDetail } from '@tomoguide/contract/guides/entities';
import { Suspense } from 'react';
import { isPlanComplete, type PlanChange } from '../../parts/guides/profile/tour-plan.ts';
import { useTranslation } from '../../translation/use-translation.ts';
import { Dialog } from '../../ui/dialog.tsx';
import { lazyPart } from '../../ui/lazy-part.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { NextStep } from './next-step.tsx';
import type { UsedPlan } from './use-plan.ts';

const DayPicker = lazyPart(async () => (await import('./day-picker.tsx')).DayPicker);

interface Props extends UsedPlan {
  guide: GuideDetail;
  change: (change: PlanChange) => void;
  onClose: () => void;
}

/**
 * A sheet over the page with the free days and start times, and a link to the checkout once both are
 * chosen.
 */
export const CalendarSheet = ({ guide, plan, lostStart, change, onClose }: Props) => {
  const { t } = useTranslation('guides');
  return (
    <Dialog
      open
      wide
      onClose={onClose}
      title={t('guides.box.plan')}
      footer={isPlanComplete(plan) ? <NextStep guide={guide} plan={plan} /> : null}
    >
      <Suspense fallback={<Skeleton className="h-[25rem] w-full" />}>
        <DayPicker guide={guide} plan={plan} lostStart={lostStart} onChange={change} />
      </Suspense>
    </Dialog>
  );
};
