import { dayIn, formatDay, formatMoney } from '@tomoguide/contract/format';
import type { Earnings } from '@tomoguide/contract/payments/entities';
import { useLocale, useTranslation } from '../../../translation/use-translation.ts';
import { LinkButton } from '../../../ui/link-button.tsx';
import { Unbroken } from '../../../ui/unbroken.tsx';

/** What can be withdrawn, what is pending, and when the next of it is due. */
export const PayoutLine = ({ earnings }: { earnings: Earnings }) => {
  const { t } = useTranslation('payments-earnings');
  const locale = useLocale();
  const money = (cents: number) => formatMoney(cents, locale);
  const { withdrawableCents, pendingCents, frozenCents, nextPayout, timeZone } = earnings;
  return (
    <div className="flex flex-wrap items-center justify-between gap-4 border-line border-t pt-5">
      <dl className="flex flex-wrap gap-x-10 gap-y-3">
        <div>
          <dt className="text-ink-soft text-sm">{t('withdrawable')}</dt>
          <dd className="tabular font-bold text-xl">{money(withdrawableCents)}</dd>
        </div>
        <div>
          <dt className="text-ink-soft text-sm">{t('pending')}</dt>
          <dd>
            <span className="tabular font-bold text-xl">{money(pendingCents)}</span>
            <span className="tabular block max-w-sm text-ink-soft text-sm">
              <Unbroken>
                {nextPayout
                  ? t('nextPayout', {
                      amount: money(nextPayout.amountCents),
                      date: formatDay(dayIn(nextPayout.at, timeZone), locale),
                    })
                  : t('pendingHint')}
              </Unbroken>
            </span>
            {frozenCents > 0 ? (
              <span className="tabular mt-1 block max-w-sm text-sm">
                {t('frozen', { amount: money(frozenCents) })}
              </span>
            ) : null}
          </dd>
        </div>
      </dl>
      <LinkButton to="/withdrawal">{t('withdraw')}</LinkButton>
    </div>
  );
};
