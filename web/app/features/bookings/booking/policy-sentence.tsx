import { formatInBothZones } from '@tomoguide/contract/format';
import type { CancellationPolicy } from '@tomoguide/contract/payments/entities';
import { Link } from 'react-router';
import { useLocale, useTranslation } from '../../../translation/use-translation.ts';
import { Unbroken } from '../../../ui/unbroken.tsx';
import { ownZone } from './own-zone.ts';
import { policyParts } from './policy-parts.ts';

interface Props {
  policy: CancellationPolicy;
  /** RFC 3339. */
  start: string;
  timeZone: string;
  now: Temporal.Instant;
  /**
   * The guide had accepted before, as with a tour request: there is no period before the answer.
   */
  accepted: boolean;
  /** The table of the same tiers stands below: the sentence says what is not in it. */
  withTable?: boolean;
}

/** Where the first clause is left out the next one begins the sentence. */
const capital = (sentence: string): string => sentence.charAt(0).toUpperCase() + sentence.slice(1);
const percent = (value: number) => `${value}%`;

/**
 * What a cancellation gives back, in one sentence with its deadline on both clocks, the reader's first
 * (`docs/product/time.md, "Whose clock"`).
 */
export const PolicySentence = ({
  policy,
  start,
  timeZone,
  now,
  accepted,
  withTable = false,
}: Props) => {
  const { t } = useTranslation('bookings-checkout');
  const locale = useLocale();
  const parts = policyParts(policy, Temporal.Instant.from(start), now);
  const words = accepted ? 'policyAccepted' : 'policyAsked';
  const { first } = parts;
  const isInTable = withTable && first !== null;
  const tiers = first
    ? [
        t(`${words}.${first.percent === 100 ? 'full' : 'part'}`, {
          percent: percent(first.percent),
          deadline: formatInBothZones(first.until.toString(), ownZone(), timeZone, locale),
        }),
        ...parts.later.map(({ percent: share, hours }) =>
          t('policyThen', { percent: percent(share), hours }),
        ),
        t('policyNothing'),
      ]
    : [t(`${words}.none`, { hours: parts.lastHours })];
  const beforeAccepted = accepted ? [] : [t('policyBeforeAccepted')];
  const sentence = [
    ...(isInTable ? beforeAccepted : [tiers.join(t('policyJoin'))]),
    ...(parts.grace ? [t('policyGrace')] : []),
  ].join(t('policyClause'));
  return (
    <p className="text-[0.9375rem]">
      {sentence ? <Unbroken>{capital(sentence) + t('policyEnd')}</Unbroken> : null}{' '}
      <Link to="/help/cancellation" className="whitespace-nowrap text-action underline">
        {t('policyMore')}
      </Link>
    </p>
  );
};
