import type { UseQueryResult } from '@tanstack/react-query';
import type { Booking, ExtensionOffer } from '@tomoguide/contract/bookings/entities';
import { MAX_EXTENSIONS } from '@tomoguide/contract/bookings/figures';
import { toCents } from '@tomoguide/contract/bookings/price';
import type { ErrorCode } from '@tomoguide/contract/errors';
import { formatDuration, formatMoney } from '@tomoguide/contract/format';
import { useId } from 'react';
import { useClockTime } from '../../../parts/bookings/extension/clock-times.ts';
import { useLocale, useTranslation } from '../../../translation/use-translation.ts';
import { Line, Lines } from '../../../ui/amount-lines.tsx';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { Unbroken } from '../../../ui/unbroken.tsx';
import type { Option } from './option.ts';

interface ChoiceProps {
  booking: Booking;
  options: readonly Option[];
  chosen: Option;
  onChoose: (hours: number) => void;
}

/** The four durations, each with the tour's new end. Marks durations for which the guide is not free. */
const DurationChoice = ({ booking, options, chosen, onChoose }: ChoiceProps) => {
  const { t } = useTranslation('extension');
  const locale = useLocale();
  const formatClock = useClockTime(booking);
  const name = useId();
  return (
    <fieldset className="grid min-w-0 gap-2">
      <legend className="mb-2 font-semibold text-sm">{t('extension.time')}</legend>
      <div className="grid grid-cols-2 gap-2">
        {options.map(({ hours, possible, scheduledEndTime }) => (
          <label
            key={hours}
            className="tabular grid min-h-14 cursor-pointer content-center rounded-xl border border-line-strong bg-surface px-3 py-2 text-center has-disabled:cursor-not-allowed has-checked:border-action has-checked:bg-action-soft has-checked:text-action has-disabled:bg-sunken has-disabled:text-ink-soft has-focus-visible:outline-2 has-focus-visible:outline-action has-focus-visible:outline-offset-2"
          >
            <input
              type="radio"
              name={name}
              value={hours}
              disabled={!possible}
              checked={hours === chosen.hours}
              onChange={() => onChoose(hours)}
              className="sr-only"
            />
            <span className="font-semibold">{formatDuration(hours * 60, locale)}</span>
            <span className="text-ink-soft text-sm">
              {possible
                ? t('extension.until', { time: formatClock(scheduledEndTime) })
                : t('extension.notFree', { name: booking.guide.name })}
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  );
};

const Summary = ({ hourlyPrice, chosen }: { hourlyPrice: number; chosen: Option }) => {
  const { t } = useTranslation('extension');
  const locale = useLocale();
  const money = (price: number) => formatMoney(toCents(price), locale);
  return (
    <div className="rounded-xl bg-sunken p-4">
      <Lines>
        <Line label={t('extension.baseRate')}>
          {t('extension.perHour', { amount: money(hourlyPrice) })}
        </Line>
        <Line label={t('extension.extensionTime')}>
          {formatDuration(chosen.hours * 60, locale)}
        </Line>
        <Line label={t('extension.fee')} strong>
          {money(chosen.extensionPrice)}
        </Line>
      </Lines>
    </div>
  );
};

interface Props {
  booking: Booking;
  offer: UseQueryResult<ExtensionOffer>;
  /** The chosen duration; undefined until the options load, or if the guide is free for none of them. */
  chosen: Option | undefined;
  /** Why the last attempt was rejected; null if it was not. */
  problem: ErrorCode | null;
  onChoose: (hours: number) => void;
  onContinue: () => void;
  onClose: () => void;
}

const Body = ({ booking, offer, chosen, onChoose }: Props) => {
  const { t } = useTranslation('extension');
  const formatClock = useClockTime(booking);
  const { name } = booking.guide;
  if (offer.isError)
    return (
      <div role="alert" className="grid justify-items-start gap-2">
        <p>{t('extension.loadFailed')}</p>
        <Button tone="secondary" size="small" onClick={() => offer.refetch()}>
          {t('extension.retry')}
        </Button>
      </div>
    );
  if (!offer.data) return <Skeleton className="h-72" />;
  if (!chosen)
    return <p>{t('extension.noneFree', { name, time: formatClock(booking.scheduledEndTime) })}</p>;
  return (
    <>
      <DurationChoice
        booking={booking}
        options={offer.data.options}
        chosen={chosen}
        onChoose={onChoose}
      />
      <Summary hourlyPrice={offer.data.hourlyPrice} chosen={chosen} />
      <p className="text-ink-soft text-sm">
        <Unbroken names={[name]}>{t('extension.asksNext', { name })}</Unbroken>
      </p>
    </>
  );
};

/** The 'Request Tour Extension' dialog: the added time and its price. */
export const RequestDialog = (props: Props) => {
  const { booking, offer, chosen, problem, onContinue, onClose } = props;
  const { t } = useTranslation('extension', 'errors');
  const max = MAX_EXTENSIONS;
  return (
    <Dialog
      open
      onClose={onClose}
      title={t('extension.requestTitle')}
      footer={
        <div className="flex flex-col-reverse gap-2 sm:flex-row sm:justify-end">
          <Button tone="secondary" onClick={onClose}>
            {t('extension.cancel')}
          </Button>
          <Button onClick={onContinue} disabled={!chosen || offer.isFetching || offer.isError}>
            {t('extension.toPayment')}
          </Button>
        </div>
      }
    >
      <div className="grid gap-5">
        <div className="grid gap-1">
          <p>{t('extension.requestText')}</p>
          <p className="font-semibold">
            {t('extension.current', { count: booking.extensionCount, max })}
          </p>
          <p className="text-ink-soft text-sm">{t('extension.most', { max })}</p>
        </div>
        {problem ? (
          <p role="alert" className="rounded-xl bg-warn-soft p-3 text-warn">
            {problem === 'PRICE_CHANGED' ? t('extension.changed') : t(`errors.${problem}`)}
          </p>
        ) : null}
        <Body {...props} />
      </div>
    </Dialog>
  );
};
