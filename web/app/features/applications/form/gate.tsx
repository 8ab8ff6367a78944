import { withRedirect } from '@tomoguide/contract/accounts/redirect';
import { DEFAULT_ADDITIONAL_PRICE_CENTS, tourPrice } from '@tomoguide/contract/bookings/price';
import { formatHours, formatMoney } from '@tomoguide/contract/format';
import { earnedOnCompletion } from '@tomoguide/contract/payments/commission';
import { Link, useLocation } from 'react-router';
import { useLocale, useTranslation } from '../../../translation/use-translation.ts';
import { Card } from '../../../ui/card.tsx';
import { LinkButton } from '../../../ui/link-button.tsx';
import { Unbroken } from '../../../ui/unbroken.tsx';

/** A tour to count by, in the middle of what guides ask. */
const EXAMPLE = {
  durationMinutes: 240,
  travelers: 2,
  hourlyPriceCents: 20_000,
  additionalPriceCents: DEFAULT_ADDITIONAL_PRICE_CENTS,
} as const;

const FACTS = ['price', 'fee', 'checks'] as const;

/** What the example brings, by the rules that count a real tour (docs/product/money.md, "Commission"). */
const Example = () => {
  const { t } = useTranslation('applications-form');
  const locale = useLocale();
  const { totalCents, depositCents, finalPaymentCents } = tourPrice(EXAMPLE);
  const { commissionCents, guideCents } = earnedOnCompletion({
    totalCents,
    extensionCents: 0,
    onlineCents: depositCents,
  });
  const money = (cents: number) => formatMoney(cents, locale);
  return (
    <div className="tabular grid gap-1">
      <h2 className="font-bold text-2xl tracking-tight">
        <Unbroken>
          {t('gate.example', {
            hours: formatHours(EXAMPLE.durationMinutes / 60, locale),
            count: EXAMPLE.travelers,
            earned: money(guideCents + finalPaymentCents),
          })}
        </Unbroken>
      </h2>
      <p className="text-ink-soft text-sm">
        {t('gate.counted', {
          hourly: money(EXAMPLE.hourlyPriceCents),
          extra: money(EXAMPLE.additionalPriceCents),
          total: money(totalCents),
          fee: money(commissionCents),
          cash: money(finalPaymentCents),
          online: money(guideCents),
        })}
      </p>
    </div>
  );
};

/** Who is not signed in reads what a tour brings, then the way in; most are new, so signing up comes first; below what it asks. */
export const Gate = () => {
  const { t } = useTranslation(['applications-form', 'applications']);
  const { pathname } = useLocation();
  return (
    <div className="grid gap-6">
      <Card className="grid gap-5">
        <Example />
        <div className="grid gap-3">
          <div className="flex flex-wrap gap-2 max-sm:*:grow">
            <LinkButton to={withRedirect('/signup', pathname)}>
              {t('applications:signUp')}
            </LinkButton>
            <LinkButton tone="secondary" to={withRedirect('/login', pathname)}>
              {t('applications:logIn')}
            </LinkButton>
          </div>
          <p className="text-ink-soft text-sm">{t('applications:logInHint')}</p>
        </div>
      </Card>
      <Card className="grid gap-5">
        <dl className="grid gap-4">
          {FACTS.map((fact) => (
            <div key={fact} className="grid gap-1">
              <dt className="font-semibold">{t(`gate.${fact}`)}</dt>
              <dd className="text-ink-soft">{t(`gate.${fact}Text`)}</dd>
            </div>
          ))}
        </dl>
        <Link
          to="/help/guide-resources"
          className="inline-flex min-h-11 items-center justify-self-start text-action"
        >
          {t('gate.handbook')}
        </Link>
      </Card>
    </div>
  );
};
