import { formatMoney } from '@tomoguide/contract/format';
import type { Chargeback } from '@tomoguide/contract/staff/entities';
import { usePersonName } from '../../../translation/use-person-name.ts';
import { useLocale, useTranslation } from '../../../translation/use-translation.ts';
import { Card } from '../../../ui/card.tsx';
import { LinkButton } from '../../../ui/link-button.tsx';
import { useStaffTime } from '../use-staff-time.ts';
import { CollapsibleHistory } from './booking-history.tsx';

/**
 * Returns the URL of the chargeback's page in the payment provider's merchant dashboard; null if there is
 * none.
 */
const getPage = ({ provider, providerId, demoPage }: Chargeback): string | null =>
  provider === 'stripe' ? `https://dashboard.stripe.com/disputes/${providerId}` : demoPage;

/** What staff can do before the bank decides: submit evidence. */
const NextStep = ({ chargeback }: { chargeback: Chargeback }) => {
  const { t } = useTranslation('staff-chargebacks', 'staff');
  const time = useStaffTime();
  const { answerBy } = chargeback;
  const provider = t(`staff.providers.${chargeback.provider}`);
  const page = getPage(chargeback);
  return (
    <>
      <p>{t(chargeback.taken ? 'staff-chargebacks.taken' : 'staff-chargebacks.asked')}</p>
      <div>
        <h3 className="font-semibold">{t('staff-chargebacks.todo')}</h3>
        <ol className="mt-1 list-decimal space-y-1 pl-5">
          <li>{t('staff-chargebacks.steps.read')}</li>
          <li>
            {answerBy
              ? t('staff-chargebacks.steps.answer', { provider, time: time(answerBy) })
              : t('staff-chargebacks.steps.answerAnyTime', { provider })}
          </li>
          <li>{t('staff-chargebacks.steps.rest')}</li>
        </ol>
      </div>
      {page ? (
        <LinkButton to={page} tone="secondary" className="justify-self-start">
          {t('staff-chargebacks.atProvider', { provider })}
        </LinkButton>
      ) : null}
    </>
  );
};

const Outcome = ({ chargeback }: { chargeback: Chargeback }) => {
  const { t } = useTranslation('staff-chargebacks');
  const locale = useLocale();
  const time = useStaffTime();
  const { state, decidedAt, openedAt, coveredCents, lossCents } = chargeback;
  const at = time(decidedAt ?? openedAt);
  if (state === 'won') return <p>{t('staff-chargebacks.won', { time: at })}</p>;
  return (
    <p>
      {t('staff-chargebacks.lost', { time: at })}{' '}
      {t('staff-chargebacks.split', {
        covered: formatMoney(coveredCents, locale),
        loss: formatMoney(lossCents, locale),
      })}
    </p>
  );
};

/** One chargeback: the users, the bank's reason, the amount, and the next step or the outcome. */
export const ChargebackCard = ({ chargeback }: { chargeback: Chargeback }) => {
  const { t } = useTranslation('staff-chargebacks', 'staff', 'payments');
  const nameOf = usePersonName();
  const locale = useLocale();
  const time = useStaffTime();
  return (
    <Card className="grid gap-3">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4">
        <h2 className="wrap-anywhere font-semibold">
          <bdi>{nameOf(chargeback.person.nickname)}</bdi>
        </h2>
        <p className="tabular text-ink-soft text-sm">{chargeback.bookingNumber}</p>
      </div>
      <p className="tabular font-bold text-xl">{formatMoney(chargeback.amountCents, locale)}</p>
      <div className="grid gap-1 text-ink-soft">
        <p>{t(`staff-chargebacks.reason.${chargeback.reason}`)}</p>
        <p>
          {t(`staff-chargebacks.what.${chargeback.kind}`, {
            method: t(`payments.method.${chargeback.method}`),
            provider: t(`staff.providers.${chargeback.provider}`),
          })}
        </p>
        <p className="tabular">
          {t('staff-chargebacks.opened', { time: time(chargeback.openedAt) })}
        </p>
      </div>
      {chargeback.state === 'open' ? (
        <NextStep chargeback={chargeback} />
      ) : (
        <Outcome chargeback={chargeback} />
      )}
      <CollapsibleHistory id={chargeback.bookingId} />
    </Card>
  );
};
