import { formatTimeLeft } from '@tomoguide/contract/format';
import { formatDeadline } from '../../lib/own-zone.ts';
import { getSecondsUntil, useNow } from '../../lib/use-now.ts';
import { useLocale, useTranslation } from '../../translation/use-translation.ts';
import { Clock } from '../../ui/icons.ts';
import { Unbroken } from '../../ui/unbroken.tsx';

/** Until when the slot is held. */
export const HoldDeadline = ({ until, timeZone }: { until: string; timeZone: string }) => {
  const { t } = useTranslation('checkout');
  const locale = useLocale();
  const left = getSecondsUntil(until, useNow());
  return (
    <div className="flex gap-3 rounded-xl bg-warn-soft p-4 text-left text-warn">
      <Clock aria-hidden="true" className="mt-0.5 size-5 shrink-0" />
      <div className="grid gap-0.5">
        {left > 0 ? (
          <p className="tabular font-semibold" role="timer">
            <Unbroken>{t('checkout.heldLeft', { time: formatTimeLeft(left, locale) })}</Unbroken>
          </p>
        ) : null}
        <p className="text-[0.9375rem]">
          <Unbroken>
            {t('checkout.held', {
              time: formatDeadline(until, timeZone, locale),
            })}
          </Unbroken>
        </p>
      </div>
    </div>
  );
};
