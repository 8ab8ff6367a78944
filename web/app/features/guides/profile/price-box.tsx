import { useQuery } from '@tanstack/react-query';
import { formatDay, formatHourlyPrice, formatMoney, formatTime } from '@tomoguide/contract/format';
import type { GuideDetail, ServicePrice } from '@tomoguide/contract/guides/entities';
import { pageExists } from '../../../lib/pages.ts';
import { useSession } from '../../../lib/session.ts';
import { useLocale, useTranslation } from '../../../translation/use-translation.ts';
import { Button } from '../../../ui/button.tsx';
import { LinkButton } from '../../../ui/link-button.tsx';
import { quoteQuery } from '../queries.ts';
import { PlanFields } from './plan-fields.tsx';
import { PolicyLine } from './policy-line.tsx';
import { PriceLines } from './price-lines.tsx';
import { checkoutPath, type Plan, type PlanChange } from './tour-plan.ts';

interface Props {
  guide: GuideDetail;
  plan: Plan;
  onChange: (change: PlanChange) => void;
  names: (ids: readonly number[]) => string[];
  pricing: readonly ServicePrice[];
}

/** Leads to what is still to be chosen: the starts of the chosen day, else the days. */
const toCalendar = () => {
  const calendar = document.getElementById('calendar');
  const still = matchMedia('(prefers-reduced-motion: reduce)').matches;
  calendar?.scrollIntoView({ behavior: still ? 'instant' : 'smooth', block: 'start' });
  const next =
    calendar?.querySelector<HTMLElement>('fieldset button') ??
    calendar?.querySelector<HTMLElement>('[data-day][tabindex="0"]');
  next?.focus({ preventScroll: true });
};

/** Leads on: to the checkout when day and start are chosen, else to the calendar. */
const NextStep = ({ guide, plan }: Pick<Props, 'guide' | 'plan'>) => {
  const { t } = useTranslation('guides');
  const own = useSession()?.user.guideId === guide.id;
  const to = checkoutPath(guide.id, plan);
  if (own) return <p className="text-center text-ink-soft">{t('box.own')}</p>;
  if (!guide.listed) return <p className="text-center text-ink-soft">{t('unlisted')}</p>;
  if (to && pageExists('/checkout')) {
    return (
      <LinkButton to={to} tone="seal" size="large" wide>
        {t('box.book')}
      </LinkButton>
    );
  }
  return (
    <Button size="large" wide onClick={toCalendar}>
      {t('box.plan')}
    </Button>
  );
};

/** The box beside the profile: what is chosen, what it costs, one button. */
export const PriceBox = (props: Props) => {
  const { guide, plan } = props;
  const { t } = useTranslation('guides');
  const locale = useLocale();
  const { duration, travelers, services } = plan;
  const { data: quote, isFetching } = useQuery(
    quoteQuery(guide.id, { duration, travelers, services }),
  );
  const when =
    plan.day === null
      ? t('box.chooseDay')
      : plan.start === null
        ? `${formatDay(plan.day, locale)} · ${t('box.chooseStart')}`
        : `${formatDay(plan.day, locale)} · ${formatTime(plan.start, guide.timeZone, locale)}`;
  return (
    <>
      <section
        aria-labelledby="plan"
        className="grid gap-5 rounded-2xl border border-line bg-surface p-5 shadow-card"
      >
        <h2 id="plan" className="tabular font-semibold text-xl">
          {t('box.from', { price: formatMoney(guide.basicPricePerHourCents, locale) })}
        </h2>
        <button
          type="button"
          onClick={toCalendar}
          className="grid min-h-12 gap-0.5 rounded-xl border border-line-strong px-3.5 py-2 text-left hover:bg-sunken"
        >
          <span className="font-semibold text-sm">{t('box.day')}</span>
          <span className="tabular text-[0.9375rem]">{when}</span>
        </button>
        <PlanFields {...props} />
        <PriceLines quote={quote} busy={isFetching} />
        <div className="max-md:hidden">
          <NextStep guide={guide} plan={plan} />
        </div>
        <PolicyLine start={plan.start} timeZone={guide.timeZone} />
      </section>
      <div
        data-edge-bar
        data-price-bar
        className="fixed inset-x-0 bottom-(--bottom-bar) z-30 grid grid-cols-[1fr_auto] items-center gap-3 border-line border-t bg-surface px-4 py-2.5 md:hidden"
      >
        <p className="tabular min-w-0">
          <span className="block text-ink-soft text-xs">
            {quote ? t('box.total') : t('services.standard')}
          </span>
          <span className="font-semibold text-lg">
            {quote
              ? formatMoney(quote.totalCents, locale)
              : formatHourlyPrice(guide.basicPricePerHourCents, locale)}
          </span>
        </p>
        <NextStep guide={guide} plan={plan} />
      </div>
    </>
  );
};
