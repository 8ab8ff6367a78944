import { useQuery } from '@tanstack/react-query';
import type { TourRequest } from '@tomoguide/contract/bookings/entities';
import { LANGUAGES, LOCALES } from '@tomoguide/contract/locale';
import { Suspense, useId, useState } from 'react';
import { InLanguage } from '../../../translation/in-language.tsx';
import { useLocale, useTranslation } from '../../../translation/use-translation.ts';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { GroupLine } from '../booking/group-line.tsx';
import { PolicySentence } from '../booking/policy-sentence.tsx';
import { ServiceList } from '../booking/service-list.tsx';
import { NeedBadges } from '../lead-traveler/need-badges.tsx';
import { QuoteLines } from '../quote/quote-lines.tsx';
import { QuoteSignatures } from '../quote/quote-signatures.tsx';
import { requestLeadQuery } from './queries.ts';

/** What the guide should know about the travelers if the booker does not travel. */
const TravelersWithoutBooker = ({ request }: { request: TourRequest }) => {
  const { t } = useTranslation('tour-request');
  const { data } = useQuery(requestLeadQuery(request.id));
  return (
    <div className="grid gap-1.5">
      <p className="font-semibold text-sm">{t('tour-request.forOthers')}</p>
      {data ? <NeedBadges needs={data.needs} /> : null}
    </div>
  );
};

/** The cancellation policy that the traveler and the guide sign, as the traveler sees it. */
const Policy = ({ request }: { request: TourRequest }) => {
  const { t } = useTranslation('tour-request');
  return (
    <div>
      {request.viewerIs === 'guide' ? (
        <p className="text-ink-soft text-xs">{t('tour-request.policyOfTraveler')}</p>
      ) : null}
      <PolicySentence
        policy={request.quote.policy}
        start={request.scheduledStartTime}
        timeZone={request.timeZone}
        now={Temporal.Instant.from(request.sentAt)}
        accepted
      />
    </div>
  );
};

const Content = ({ request }: { request: TourRequest }) => (
  <div className="grid gap-4">
    <div>
      <GroupLine booking={request} />
    </div>
    {request.forOthers ? <TravelersWithoutBooker request={request} /> : null}
    <ServiceList services={request.services} />
    <QuoteLines quote={request.quote} choices={request} travelers={request.travelers} />
    <Policy request={request} />
    <QuoteSignatures quote={request.quote} />
  </div>
);

/** Every line that the traveler and the guide sign, in either language. */
export const RequestDetails = ({ request }: { request: TourRequest }) => {
  const { t } = useTranslation('layout');
  const own = useLocale();
  const name = useId();
  const [shown, setShown] = useState(own);
  return (
    <div className="grid gap-4">
      <fieldset className="flex gap-1 justify-self-start rounded-full bg-sunken p-1">
        <legend className="sr-only">{t('layout.language')}</legend>
        {LOCALES.map((locale) => (
          <label
            key={locale}
            className="inline-flex min-h-11 cursor-pointer items-center rounded-full px-4 text-sm has-checked:bg-surface has-checked:font-semibold has-checked:shadow-card has-focus-visible:outline-2 has-focus-visible:outline-action"
          >
            <input
              type="radio"
              name={name}
              checked={shown === locale}
              onChange={() => setShown(locale)}
              className="sr-only"
            />
            {LANGUAGES[locale].name}
          </label>
        ))}
      </fieldset>
      <Suspense fallback={<Skeleton className="h-80" />}>
        <InLanguage locale={shown}>
          <Content request={request} />
        </InLanguage>
      </Suspense>
    </div>
  );
};
