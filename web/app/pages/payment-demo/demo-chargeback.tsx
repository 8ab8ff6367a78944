import { useMutation, useQueryClient } from '@tanstack/react-query';
import { formatMoney } from '@tomoguide/contract/format';
import { decideDemoChargeback, openDemoChargeback } from '@tomoguide/contract/payments/calls';
import type { DemoSession } from '@tomoguide/contract/payments/entities';
import { useOnce } from '../../form/use-once.ts';
import { api } from '../../lib/api.ts';
import { demoSessionQuery } from '../../parts/payments/queries.ts';
import { useLocale, useTranslation } from '../../translation/use-translation.ts';
import { Button } from '../../ui/button.tsx';

const DECISIONS = ['won', 'lost', 'partly'] as const;
type Step = 'open' | (typeof DECISIONS)[number];

/** Runs one action at a time. After any response, the page shows the current state. */
const useSteps = (sessionId: string) => {
  const queryClient = useQueryClient();
  const [, once] = useOnce();
  const params = { sessionId };
  const step = useMutation({
    mutationFn: (to: Step) =>
      to === 'open'
        ? api(openDemoChargeback, { params })
        : api(decideDemoChargeback, { params, body: { decision: to } }),
    onSuccess: (session) => {
      queryClient.setQueryData(demoSessionQuery(sessionId).queryKey, session);
      queryClient.invalidateQueries({ queryKey: ['me'] });
    },
    onError: () =>
      queryClient.invalidateQueries({ queryKey: demoSessionQuery(sessionId).queryKey }),
  });
  // A failure is shown below the chargeback's history.
  const runStep = (to: Step) => once(() => step.mutateAsync(to).catch(() => undefined));
  return { press: runStep, failed: step.isError, pressed: step.isPending ? step.variables : null };
};

/** Returns the status of the chargeback as text. */
const useStatusText = ({ chargeback }: DemoSession): string => {
  const { t } = useTranslation('payments');
  const locale = useLocale();
  const money = (cents: number) => formatMoney(cents, locale);
  if (!chargeback) return t('payments.demo.disputeHint');
  const { state, amountCents, returnedCents } = chargeback;
  const isPart = state === 'lost' && returnedCents > 0;
  return t(`payments.demo.dispute_${isPart ? 'partly' : state}`, {
    amount: money(amountCents),
    rest: money(amountCents - returnedCents),
    back: money(returnedCents),
  });
};

/** Plays the payer's bank: disputes a completed payment and decides the dispute. */
export const DemoChargeback = ({ session }: { session: DemoSession }) => {
  const { t } = useTranslation('payments');
  const { press, pressed, failed } = useSteps(session.id);
  const story = useStatusText(session);
  const state = session.chargeback?.state ?? null;
  const steps: readonly Step[] = state === null ? ['open'] : state === 'open' ? DECISIONS : [];
  return (
    <section className="grid gap-3 border-line border-t pt-5">
      <h3 className="font-semibold">{t('payments.demo.dispute')}</h3>
      <p aria-live="polite" className="tabular text-ink-soft">
        {story}
      </p>
      {failed ? (
        <p role="alert" className="rounded-xl border border-danger bg-danger-soft p-4">
          {t('payments.demo.hurryFailed')}
        </p>
      ) : null}
      {steps.map((step) => (
        <Button
          key={step}
          tone="secondary"
          wide
          busy={pressed === step}
          disabled={pressed !== null}
          onClick={() => press(step)}
        >
          {t(`payments.demo.bank_${step}`)}
        </Button>
      ))}
    </section>
  );
};
