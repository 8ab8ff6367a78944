import { useMutation, useQueryClient } from '@tanstack/react-query';
import { formatInstant, formatMoney } from '@tomoguide/contract/format';
import { completeDemoRefunds } from '@tomoguide/contract/payments/calls';
import type { DemoSession } from '@tomoguide/contract/payments/entities';
import { api } from '../../lib/api.ts';
import { demoSessionQuery } from '../../parts/payments/queries.ts';
import { useLocale, useTranslation } from '../../translation/use-translation.ts';
import { Button } from '../../ui/button.tsx';
import { Unbroken } from '../../ui/unbroken.tsx';

/** The refunds of a payment, with a button to skip the day that a refund takes. */
export const DemoRefunds = ({ session: { id, refunds } }: { session: DemoSession }) => {
  const { t } = useTranslation('payments');
  const locale = useLocale();
  const queryClient = useQueryClient();
  const completeNow = useMutation({
    mutationFn: () => api(completeDemoRefunds, { params: { sessionId: id } }),
    onSuccess: (session) => {
      queryClient.setQueryData(demoSessionQuery(id).queryKey, session);
      queryClient.invalidateQueries({ queryKey: ['me'] });
    },
  });
  const wait = refunds.some(({ arrived }) => !arrived);
  return (
    <section className="grid gap-3 border-line border-t pt-5">
      <h3 className="font-semibold">{t('payments.demo.refunds')}</h3>
      <ul aria-live="polite" className="tabular grid gap-1">
        {refunds.map(({ amountCents, arrivesAt, arrived }) => (
          <li key={`${arrivesAt}:${amountCents}`}>
            <Unbroken>
              {t(arrived ? 'payments.demo.refundArrived' : 'payments.demo.refundUnderWay', {
                amount: formatMoney(amountCents, locale),
                time: formatInstant(arrivesAt, Temporal.Now.timeZoneId(), locale),
              })}
            </Unbroken>
          </li>
        ))}
      </ul>
      {completeNow.isError ? (
        <p role="alert" className="rounded-xl border border-danger bg-danger-soft p-4">
          {t('payments.demo.hurryFailed')}
        </p>
      ) : null}
      {wait ? (
        <Button
          tone="secondary"
          wide
          busy={completeNow.isPending}
          onClick={() => completeNow.mutate()}
        >
          {completeNow.isPending ? t('payments.demo.hurrying') : t('payments.demo.hurry')}
        </Button>
      ) : null}
    </section>
  );
};
