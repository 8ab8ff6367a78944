import { formatHours, formatMoney } from '@tomoguide/contract/format';
import type { GuideDetail, Itinerary, ServicePrice } from '@tomoguide/contract/guides/entities';
import {
  listOfferedDurations,
  listOfferedGroupSizes,
} from '@tomoguide/contract/guides/offered-sizes';
import { useState } from 'react';
import { useLocation } from 'react-router';
import { useSession } from '../../lib/session.ts';
import { MessageButton } from '../../parts/accounts/message-link.tsx';
import { estimate } from '../../parts/guides/profile/estimate.ts';
import { PriceLines } from '../../parts/guides/profile/price-lines.tsx';
import {
  applyItinerary,
  createInitialPlan,
  getCheckoutPath,
} from '../../parts/guides/profile/tour-plan.ts';
import { useLocale, useTranslation } from '../../translation/use-translation.ts';
import type { ButtonSize } from '../../ui/button-style.ts';
import { Field } from '../../ui/field.tsx';
import { LinkButton } from '../../ui/link-button.tsx';
import { Select } from '../../ui/select.tsx';

interface Props {
  guide: GuideDetail;
  itinerary: Itinerary;
  pricing: readonly ServicePrice[];
}

/** The price of this itinerary for the group, at the guide's rates, and a link to book it. */
export const ItineraryPrice = ({ guide, itinerary, pricing }: Props) => {
  const { t } = useTranslation('itinerary', 'guides');
  const locale = useLocale();
  const { search } = useLocation();
  const [travelers, setTravelers] = useState(() => createInitialPlan(guide, search).travelers);
  const own = useSession()?.user.guideId === guide.id;
  const { durationHours } = itinerary;
  const isOffered = listOfferedDurations(guide).includes(durationHours);
  if (!isOffered) {
    return (
      <section aria-labelledby="price" className="panel grid gap-4 shadow-card">
        <h2 id="price" className="font-semibold text-xl">
          {t('itinerary.price')}
        </h2>
        <p className="text-ink-soft">{t('itinerary.notOffered', { name: guide.name })}</p>
        <div>
          <MessageButton with={{ guideId: guide.id }} name={guide.name} />
        </div>
      </section>
    );
  }
  const tour = {
    ...applyItinerary(itinerary, createInitialPlan(guide, search)),
    travelers,
    tenPlus: false,
  };
  const quote = estimate(guide, pricing, tour);
  const { totalCents: one } = estimate(guide, pricing, { ...tour, travelers: 1 });
  const { totalCents: two } = estimate(guide, pricing, { ...tour, travelers: 2 });
  const money = (cents: number) => formatMoney(cents, locale);
  const total = money(quote.totalCents);
  const group = t('guides.box.forGroup', {
    count: travelers,
    hours: formatHours(durationHours, locale),
  });
  const book = (size: ButtonSize) =>
    own ? (
      <p className="text-center text-ink-soft">{t('guides.box.own')}</p>
    ) : (
      <LinkButton to={getCheckoutPath(guide.id, tour)} size={size} wide>
        {t('guides.itineraries.book')}
      </LinkButton>
    );
  return (
    <>
      <section aria-labelledby="price" className="panel grid gap-5 shadow-card">
        <h2 id="price" aria-live="polite" className="tabular">
          <b className="block font-bold text-3xl tracking-tight">{total}</b>{' '}
          <span className="font-normal text-ink-soft">{group}</span>
        </h2>
        <ul className="tabular text-ink-soft text-sm">
          {guide.minPeople === 1 ? (
            <li>{t('itinerary.onePerson', { price: money(one) })}</li>
          ) : null}
          {guide.maxPeople > 1 ? (
            <li>{t('itinerary.eachMore', { price: money(two - one) })}</li>
          ) : null}
        </ul>
        <Field label={t('guides.box.travelers')}>
          {(field) => (
            <Select
              {...field}
              value={travelers}
              onChange={(event) => setTravelers(Number(event.target.value))}
            >
              {listOfferedGroupSizes(guide).map((people) => (
                <option key={people} value={people}>
                  {t('guides.box.groupSize', { count: people })}
                </option>
              ))}
            </Select>
          )}
        </Field>
        <div className="max-lg:hidden">{book('large')}</div>
        <PriceLines quote={quote} itinerary={itinerary} />
      </section>
      <div data-edge-bar data-price-bar className="price-bar lg:hidden">
        <p className="tabular min-w-0">
          <b className="block font-semibold text-lg leading-6">{total}</b>{' '}
          <span className="block text-ink-soft text-xs">{group}</span>
        </p>
        {book('medium')}
      </div>
    </>
  );
};
