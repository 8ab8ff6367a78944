import { useQuery } from '@tanstack/react-query';
import { getChangeAnswerDeadline } from '@tomoguide/contract/bookings/change-proposal';
import type { Booking, BookingDetail, ChangeTerms } from '@tomoguide/contract/bookings/entities';
import { formatHours, formatMoney, getDayInZone } from '@tomoguide/contract/format';
import type { GuideDetail } from '@tomoguide/contract/guides/entities';
import { getTextInLocale } from '@tomoguide/contract/guides/local-text';
import { useId } from 'react';
import { getErrorCode } from '../../../lib/api-error.ts';
import { formatDeadline } from '../../../lib/own-zone.ts';
import { usePersonName } from '../../../translation/use-person-name.ts';
import { useLocale, useTranslation } from '../../../translation/use-translation.ts';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { ErrorState } from '../../../ui/error-state.tsx';
import { Field } from '../../../ui/field.tsx';
import { Select } from '../../../ui/select.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { showToast } from '../../../ui/toast.ts';
import { Unbroken } from '../../../ui/unbroken.tsx';
import { getOtherName } from '../booking/other-name.ts';
import { GroupFields } from '../checkout-form/particulars/group-fields.tsx';
import { checkoutGuideQuery } from '../checkout-form/queries.ts';
import type { TourChoice } from '../checkout-form/tour/tour-choice.ts';
import { TourFields } from '../checkout-form/tour/tour-fields.tsx';
import { CollapsiblePlan } from '../itinerary/collapsible-plan.tsx';
import { RequestFrame } from '../request/request-frame.tsx';
import { ChangeRefusal } from './change-refusal.tsx';
import { findOpenProposal } from './open-proposal.ts';
import { TermsComparison } from './terms-comparison.tsx';
import { TermsMoney, TermsRefund } from './terms-money.tsx';
import { TermsWeather } from './terms-weather.tsx';
import { type ChangeFormState, useChangeForm } from './use-change-form.ts';

interface Props {
  booking: Booking;
  /** What the two have agreed on, to begin with instead of the stored draft. */
  agreed?: Partial<TourChoice> | undefined;
  onClose: () => void;
}

interface PartProps {
  booking: Booking;
  guide: GuideDetail;
  state: ChangeFormState;
}

/** A select for the itinerary: as agreed, one of the guide's current ones, or none. */
const ItinerarySelect = ({ booking, guide, state }: PartProps) => {
  const { t } = useTranslation('change');
  const locale = useLocale();
  const { itinerary } = state.draft;
  const agreed = booking.itinerary;
  // The version on the guide's page is a choice of its own only if it differs from the agreed one.
  const offered = guide.itineraries.filter(
    ({ id }) => id !== agreed?.id || booking.itineraryNow === 'changed',
  );
  if (!agreed && offered.length === 0) return null;
  const chosen = offered.find(({ id }) => id === itinerary);
  const choose = (value: string) => {
    if (value === '' || value === 'agreed')
      return state.change({ itinerary: value === '' && agreed ? null : 'agreed' });
    const next = offered.find(({ id }) => String(id) === value);
    if (!next) return;
    const { durationHours, services } = next;
    const fits = durationHours >= guide.minDuration && durationHours <= guide.maxDuration;
    const { choice } = state.draft;
    state.change({
      itinerary: next.id,
      choice: {
        ...choice,
        duration: fits ? durationHours : choice.duration,
        services: services.length > 0 ? services : choice.services,
      },
    });
  };
  return (
    <div data-field="itinerary" className="grid gap-1">
      <Field label={t('change.itinerary')} error={state.wrong.itinerary}>
        {(field) => (
          <Select
            {...field}
            value={chosen ? String(chosen.id) : agreed && itinerary !== null ? 'agreed' : ''}
            onChange={({ target }) => choose(target.value)}
          >
            {agreed ? (
              <option value="agreed">
                {t('change.itineraryKept', { title: getTextInLocale(agreed.title, locale) })}
              </option>
            ) : null}
            {offered.map(({ id, title, durationHours }) => (
              <option key={id} value={id}>
                {title} · {formatHours(durationHours, locale)}
              </option>
            ))}
            <option value="">{t('change.itineraryNone')}</option>
          </Select>
        )}
      </Field>
      {chosen ? <CollapsiblePlan plan={chosen} /> : null}
    </div>
  );
};

const Fields = ({ booking, guide, state }: PartProps) => {
  const { t } = useTranslation('change');
  const { draft, wrong } = state;
  const id = useId();
  return (
    <section aria-labelledby={id} className="grid min-w-0 content-start gap-5">
      <h3 id={id} className="font-semibold text-lg">
        {t('change.fields')}
      </h3>
      <ItinerarySelect booking={booking} guide={guide} state={state} />
      <TourFields
        guideId={guide.id}
        moved={{
          id: booking.id,
          day: getDayInZone(booking.scheduledStartTime, booking.timeZone),
        }}
        offer={state.offer}
        choice={draft.choice}
        wrong={wrong}
        onChange={state.changeTour}
        onDayProblem={state.setDayProblem}
        startNote={null}
      />
      {booking.group ? (
        <GroupFields
          group={draft.group}
          travelers={draft.choice.travelers}
          error={wrong.group}
          isNeeded
          onChange={(group) => state.change({ group })}
        />
      ) : null}
    </section>
  );
};

/** Says until when the other user can answer if the proposal is sent now, and what declining means. */
const AnswerDeadline = ({ booking, terms }: { booking: Booking; terms: ChangeTerms }) => {
  const { t } = useTranslation('change');
  const locale = useLocale();
  const name = usePersonName()(getOtherName(booking));
  const deadline = getChangeAnswerDeadline(
    Temporal.Now.instant(),
    Temporal.Instant.from(booking.scheduledStartTime),
    Temporal.Instant.from(terms.after.scheduledStartTime),
  );
  return (
    <div className="grid gap-2 text-sm">
      <p>
        <Unbroken names={[name]}>
          {t('change.asks', {
            name,
            time: formatDeadline(deadline.toString(), booking.timeZone, locale),
          })}
        </Unbroken>
      </p>
      {booking.viewerIs === 'guide' ? (
        <p>
          <Unbroken names={[name]}>{t('change.ifDeclined', { name })}</Unbroken>
        </p>
      ) : null}
    </div>
  );
};

const Preview = ({ booking, state }: { booking: Booking; state: ChangeFormState }) => {
  const { t } = useTranslation('change', 'errors');
  const { shown, terms, error, retry, plan } = state.preview;
  if (error)
    return (
      <div role="alert" className="grid justify-items-start gap-2">
        <p className="text-danger">{t(`errors.${getErrorCode(error)}`)}</p>
        <Button tone="secondary" size="small" onClick={() => retry()}>
          {t('change.compare.retry')}
        </Button>
      </div>
    );
  if (plan === null) return <p className="text-ink-soft">{t('change.compare.nothing')}</p>;
  if (!shown) return <Skeleton className="h-56" />;
  return (
    <div aria-busy={!terms} className={`grid gap-4 ${terms ? '' : 'opacity-60'}`}>
      <TermsComparison terms={shown} timeZone={booking.timeZone} />
      <TermsMoney booking={booking} terms={shown} isAsking />
      <TermsWeather booking={booking} terms={shown} />
      <section className="grid gap-2">
        <h4 className="font-semibold text-sm">{t('change.refund.title')}</h4>
        <TermsRefund booking={booking} terms={shown} />
      </section>
      <AnswerDeadline booking={booking} terms={shown} />
    </div>
  );
};

const Form = ({ booking, guide, agreed, onClose }: Props & { guide: GuideDetail }) => {
  const { t } = useTranslation('change');
  const locale = useLocale();
  const id = useId();
  const titleId = useId();
  const name = usePersonName()(getOtherName(booking));
  const hasArrived = (detail: BookingDetail) => {
    onClose();
    const time = formatDeadline(
      findOpenProposal(detail)?.answerBy ?? null,
      booking.timeZone,
      locale,
    );
    showToast({
      tone: 'success',
      title: t('change.sent'),
      description: t('change.sentHint', { name, time }),
    });
  };
  const state = useChangeForm({ guide, booking, agreed, onSent: hasArrived });
  const { busy, waiting, refusal, preview, wrong } = state;
  const total = preview.shown?.after.totalCents ?? booking.totalCents;
  return (
    <Dialog
      open
      wide
      locked={busy}
      onClose={onClose}
      title={t('change.title', { name })}
      footer={
        <div className="flex items-center justify-between gap-4">
          <p className="tabular min-w-0 text-sm">
            <span className="block text-ink-soft">{t('change.compare.part.total')}</span>
            <b className="font-semibold text-lg">{formatMoney(total, locale)}</b>
          </p>
          <Button type="submit" form={id} size="large" busy={busy || waiting}>
            {busy ? t('change.sending') : t('change.send')}
          </Button>
        </div>
      }
    >
      <form
        id={id}
        ref={state.form}
        noValidate
        onSubmit={state.submit}
        className="grid gap-8 lg:grid-cols-[minmax(0,1fr)_24rem] lg:gap-10"
      >
        <Fields booking={booking} guide={guide} state={state} />
        <aside aria-labelledby={titleId} className="min-w-0">
          <div
            data-field="price"
            tabIndex={-1}
            className="grid gap-3 rounded-2xl bg-sunken p-5 outline-none lg:sticky lg:top-0"
          >
            <h3 id={titleId} className="font-semibold text-lg">
              {t('change.compare.title')}
            </h3>
            {wrong.price && !preview.error ? (
              <p role="alert" className="text-danger">
                {wrong.price}
              </p>
            ) : null}
            <Preview booking={booking} state={state} />
          </div>
        </aside>
        {refusal ? (
          <div className="lg:col-span-2">
            <ChangeRefusal problem={refusal} onChooseStart={state.chooseStart} />
          </div>
        ) : null}
      </form>
    </Dialog>
  );
};

/** The form for a change proposal: a sheet on phones, a wide dialog elsewhere. Closing it keeps the input. */
export const ChangeDialog = ({ booking, agreed, onClose }: Props) => {
  const { t } = useTranslation('change');
  const name = usePersonName()(getOtherName(booking));
  const guide = useQuery(checkoutGuideQuery(booking.guideId));
  if (guide.data?.listed)
    return <Form booking={booking} guide={guide.data} agreed={agreed} onClose={onClose} />;
  const frame = { title: t('change.title', { name }), onClose };
  if (guide.isPending) return <RequestFrame {...frame} />;
  return (
    <Dialog open {...frame}>
      {guide.isLoadingError ? (
        <ErrorState title={t('change.loadFailed')} onRetry={() => guide.refetch()} />
      ) : (
        <p>{t('change.unlisted')}</p>
      )}
    </Dialog>
  );
};
