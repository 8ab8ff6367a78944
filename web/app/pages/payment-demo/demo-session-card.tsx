import { formatMoney, formatTimeLeft } from '@tomoguide/contract/format';
import type { DemoSession } from '@tomoguide/contract/payments/entities';
import { getSecondsUntil, useNow } from '../../lib/use-now.ts';
import { MethodMark } from '../../parts/payments/method-mark.tsx';
import { useLocale, useTranslation } from '../../translation/use-translation.ts';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { LinkButton } from '../../ui/link-button.tsx';
import { Unbroken } from '../../ui/unbroken.tsx';
import { DemoChargeback } from './demo-chargeback.tsx';
import { DemoRefunds } from './demo-refunds.tsx';
import { useDemoButtons } from './use-demo-buttons.ts';

const PageInfo = ({ session }: { session: DemoSession }) => {
  const { t } = useTranslation('payments');
  const locale = useLocale();
  // The payment provider receives only a text description, which contains the booking number.
  const booking = /TG\d+/.exec(session.description)?.[0];
  return (
    <dl className="grid grid-cols-2 gap-4">
      <div className="col-span-2">
        <dt className="text-ink-soft text-sm">{t('payments.demo.amount')}</dt>
        <dd className="tabular font-bold text-4xl">{formatMoney(session.amountCents, locale)}</dd>
      </div>
      <div>
        <dt className="text-ink-soft text-sm">{t('payments.demo.for')}</dt>
        <dd className="font-semibold">
          {booking ? t('payments.demo.booking', { number: booking }) : session.description}
        </dd>
      </div>
      <div>
        <dt className="text-ink-soft text-sm">{t('payments.demo.with')}</dt>
        <dd className="flex items-center gap-2.5 font-semibold">
          <MethodMark method={session.method} />
          {t(`payments.method.${session.method}`)}
        </dd>
      </div>
    </dl>
  );
};

const Buttons = ({ session }: { session: DemoSession }) => {
  const { t } = useTranslation('payments');
  const locale = useLocale();
  const { pressed, failed, press } = useDemoButtons(session.id);
  const amount = formatMoney(session.amountCents, locale);
  const left = getSecondsUntil(session.expiresAt, useNow(5));
  return (
    <div className="grid gap-3">
      {failed ? (
        <p role="alert" className="rounded-xl border border-danger bg-danger-soft p-4">
          {t('payments.demo.failed')}
        </p>
      ) : null}
      <Button
        size="large"
        wide
        busy={pressed === 'succeed'}
        disabled={pressed !== null}
        onClick={() => press('succeed')}
      >
        {pressed === 'succeed'
          ? t('payments.demo.succeeding')
          : t('payments.demo.succeed', { amount })}
      </Button>
      <Button
        tone="secondary"
        wide
        busy={pressed === 'fail'}
        disabled={pressed !== null}
        onClick={() => press('fail')}
      >
        {pressed === 'fail' ? t('payments.demo.failing') : t('payments.demo.fail')}
      </Button>
      <Button tone="quiet" wide disabled={pressed !== null} onClick={() => press('abandon')}>
        {t('payments.demo.abandon')}
      </Button>
      {left > 0 ? (
        <p className="tabular text-center text-ink-soft text-sm" role="timer">
          <Unbroken>{t('payments.demo.timeLeft', { time: formatTimeLeft(left, locale) })}</Unbroken>
        </p>
      ) : null}
    </div>
  );
};

const Ended = ({ status }: { status: 'succeeded' | 'failed' | 'expired' }) => {
  const { t } = useTranslation('payments');
  const words = {
    succeeded: t('payments.demo.succeeded'),
    failed: t('payments.demo.failedBefore'),
    expired: t('payments.demo.expired'),
  };
  return (
    <div className="grid gap-3">
      <p className="font-semibold">{words[status]}</p>
      {status === 'expired' ? (
        <p className="text-ink-soft">{t('payments.demo.expiredHint')}</p>
      ) : null}
      <LinkButton to="/dashboard" wide>
        {t('payments.demo.toTrips')}
      </LinkButton>
    </div>
  );
};

/** The form of the demo payment provider: the payment, the payee, and a button for each outcome. */
export const DemoSessionCard = ({ session }: { session: DemoSession }) => {
  const { t } = useTranslation('payments');
  return (
    <Card className="grid gap-6">
      <h2 className="font-semibold text-xl">{t('payments.demo.payTo')}</h2>
      <PageInfo session={session} />
      {session.status === 'open' ? (
        <Buttons session={session} />
      ) : (
        <Ended status={session.status} />
      )}
      {session.status === 'succeeded' ? <DemoChargeback session={session} /> : null}
      {session.refunds.length > 0 ? <DemoRefunds session={session} /> : null}
    </Card>
  );
};
