import { formatOnGuidesClock } from '@tomoguide/contract/format';
import { listOpenTiers, startsGracePeriod } from '@tomoguide/contract/payments/cancellation-policy';
import { CANCELLATION_POLICY } from '@tomoguide/contract/payments/figures';
import { Link } from 'react-router';
import { useTimeZone } from '../../lib/use-time-zone.ts';
import { useLocale, useTranslation } from '../../translation/use-translation.ts';
import { Unbroken } from '../../ui/unbroken.tsx';

interface Props {
  /**
   * The chosen start, or the first start of the chosen day, in RFC 3339 format; null before a day is
   * chosen.
   */
  start: string | null;
  timeZone: string;
}

/**
 * The cancellation policy in one sentence, with its deadline once a start is chosen, in the guide's time zone
 * (`docs/product/time.md, "Whose clock"`).
 */
export const PolicyLine = ({ start, timeZone }: Props) => {
  const { t } = useTranslation('guides');
  const locale = useLocale();
  const zone = useTimeZone();
  const policyText = () => {
    if (start === null) return t('guides.policy.before');
    const at = Temporal.Instant.from(start);
    const [open, ...later] = listOpenTiers(CANCELLATION_POLICY, at, Temporal.Now.instant());
    if (!open) return t('guides.policy.last');
    const deadline = formatOnGuidesClock(open.until.toString(), timeZone, zone, locale);
    if (open.refundPercent === 100) return t('guides.policy.until', { deadline });
    const words = later.length > 0 ? 'policy.most' : 'policy.partly';
    return t(`guides.${words}`, { percent: open.refundPercent, deadline });
  };
  /**
   * Returns the sentence about the full refund in the hour after payment, if a start is chosen that is far
   * enough away; otherwise an empty string.
   */
  const graceText = () => {
    if (start === null) return '';
    const at = Temporal.Instant.from(start);
    return startsGracePeriod(CANCELLATION_POLICY, at, Temporal.Now.instant())
      ? t('guides.policy.grace')
      : '';
  };
  return (
    <p className="text-ink-soft text-sm">
      <Unbroken>{`${policyText()}${graceText()}${t('guides.policy.end')}`}</Unbroken>{' '}
      <Link to="/help/cancellation" className="whitespace-nowrap text-action underline">
        {t('guides.policy.more')}
      </Link>
    </p>
  );
};
