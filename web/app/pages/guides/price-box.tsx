import { useQuery } from '@tanstack/react-query';
import {
  formatDay,
  formatHours,
  formatMoney,
  formatOnGuidesClock,
} from '@tomoguide/contract/format';
import type { GuideDetail, ServicePrice } from '@tomoguide/contract/guides/entities';
import { useTimeZone } from '../../lib/use-time-zone.ts';
import { estimate } from '../../parts/guides/profile/estimate.ts';
import { PriceLines } from '../../parts/guides/profile/price-lines.tsx';
import type { Plan, PlanChange } from '../../parts/guides/profile/tour-plan.ts';
import { guideStartTimesQuery, quoteQuery } from '../../parts/guides/queries.ts';
import { useLocale, useTranslation } from '../../translation/use-translation.ts';
import { NextStep } from './next-step.tsx';
import { PlanFields } from './plan-fields.tsx';
import { PolicyLine } from './policy-line.tsx';
import { PriceComparison } from './price-comparison.tsx';
import { TourRequestButton } from './tour-request-button.tsx';

interface Props {
  guide: GuideDetail;
  plan: Plan;
  onChange: (change: PlanChange) => void;
  /** Opens the free days and start times. */
  onChooseTime: () => void;
  names: (ids: readonly number[]) => string[];
  pricing: readonly ServicePrice[];
}

/** The chosen date and time, in the guide's time zone. */
const useStartText = ({ timeZone }: GuideDetail, { day, start }: Plan): string => {
  const { t } = useTranslation('guides');
  const locale = useLocale();
  const zone = useTimeZone();
  if (day === null) return t('guides.box.chooseDay');
  if (start === null) return `${formatDay(day, locale)} · ${t('guides.box.chooseStart')}`;
  return formatOnGuidesClock(start, timeZone, zone, locale);
};

/**
 * Fetches the start times of a day that was chosen without a start; the data is undefined until they are
 * loaded.
 */
const useStarts = (guide: GuideDetail, { day, start, duration }: Plan) =>
  useQuery({
    ...guideStartTimesQuery(guide.id, day ?? '', duration),
    enabled: day !== null && start === null,
  }).data;

/** The box next to the profile, with the price for the group, the choices, and one button. */
export const PriceBox = (props: Props) => {
  const { guide, plan, pricing, onChooseTime } = props;
  const { t } = useTranslation('guides');
  const locale = useLocale();
  const { duration, travelers, services } = plan;
  const { data } = useQuery({
    ...quoteQuery(guide.id, { duration, travelers, services }),
    placeholderData: () => estimate(guide, pricing, plan),
  });
  const quote = data ?? estimate(guide, pricing, plan);
  const total = formatMoney(quote.totalCents, locale);
  const group = t('guides.box.forGroup', {
    count: travelers,
    hours: formatHours(duration, locale),
  });
  const starts = useStarts(guide, plan);
  // A day without a start time for this duration counts as not chosen, as in the calendar.
  const shown = starts?.length === 0 ? { ...plan, day: null } : plan;
  const when = useStartText(guide, shown);
  // Without a chosen start, uses the first start of the day, because no deadline on that day is earlier.
  const deadlineStart = plan.start ?? starts?.[0]?.start ?? null;
  return (
    <>
      <section aria-labelledby="plan" className="panel grid gap-5 shadow-card">
        <h2 id="plan" aria-live="polite" className="tabular max-lg:sr-only">
          <b className="block font-bold text-3xl tracking-tight">{total}</b>{' '}
          <span className="font-normal text-ink-soft">{group}</span>
        </h2>
        <button type="button" aria-haspopup="dialog" onClick={onChooseTime} className="plan-when">
          <b>{t('guides.box.day')}</b> <span className="tabular">{when}</span>
        </button>
        <PlanFields {...props} />
        {/* Before the price lines, so that it is on the first screen on desktop, below the total. */}
        <div className="max-lg:hidden">
          <NextStep guide={guide} plan={shown} onChooseTime={onChooseTime} />
        </div>
        {/* On phones, it is only next to the name. */}
        <div className="grid empty:hidden max-lg:hidden">
          <TourRequestButton guide={guide} plan={plan} />
        </div>
        <PriceLines quote={quote} />
        <PriceComparison guide={guide} />
        <PolicyLine start={deadlineStart} timeZone={guide.timeZone} />
      </section>
      <div data-edge-bar data-price-bar className="price-bar lg:hidden">
        <p className="tabular min-w-0">
          <b className="block font-semibold text-lg leading-6">{total}</b>{' '}
          <span className="block text-ink-soft text-xs">{group}</span>
        </p>
        <NextStep guide={guide} plan={shown} onChooseTime={onChooseTime} size="medium" />
      </div>
    </>
  );
};
