import { formatOnGuidesClock } from '@tomoguide/contract/format';
import type { CancellationPolicy } from '@tomoguide/contract/payments/entities';
import { Link } from 'react-router';
import { getUserTimeZone } from '../../../lib/own-zone.ts';
import { useLocale, useTranslation } from '../../../translation/use-translation.ts';
import { Unbroken } from '../../../ui/unbroken.tsx';
import { getPolicyParts } from './policy-parts.ts';

interface Props {
  policy: CancellationPolicy;
  /** The start in RFC 3339 format; null before a start is chosen, when there is no deadline to show. */
  start: string | null;
  timeZone: string;
  now: Temporal.Instant;
  /**
   * True if the guide has already accepted, as with a tour request, so that there is no period before the
   * answer.
   */
  accepted: boolean;
  /**
   * How much to show. 'all': every tier. 'first': only the current tier. 'summary': the same without the
   * link to the policy, for a `<summary>`. 'beside-table': only what the table of tiers next to it omits.
   */
  detail?: 'all' | 'first' | 'summary' | 'beside-table';
}

/** Capitalizes a clause, because it begins the sentence if the clause before it is omitted. */
const capitalize = (sentence: string): string =>
  sentence.charAt(0).toUpperCase() + sentence.slice(1);
const formatPercent = (value: number) => `${value}%`;

type Clauses = Pick<Props, 'policy' | 'timeZone' | 'now' | 'accepted'> & {
  start: string;
  detail: NonNullable<Props['detail']>;
};

/** Returns a function that creates the clauses of the sentence for a chosen start. */
const useClauses = () => {
  const { t } = useTranslation('checkout');
  const locale = useLocale();
  return ({ policy, start, timeZone, now, accepted, detail }: Clauses): string[] => {
    const { first, later, lastHours, grace } = getPolicyParts(
      policy,
      Temporal.Instant.from(start),
      now,
    );
    const isShort = detail === 'first' || detail === 'summary';
    const words = accepted ? 'policyAccepted' : 'policyAsked';
    const afterFirst = () => [
      ...later.map(({ percent: share, hours }) =>
        t('checkout.policyThen', { percent: formatPercent(share), hours }),
      ),
      t('checkout.policyNothing'),
    ];
    const tiers = first
      ? [
          t(`checkout.${words}.${first.percent === 100 ? 'full' : 'part'}`, {
            percent: formatPercent(first.percent),
            deadline: formatOnGuidesClock(
              first.until.toString(),
              timeZone,
              getUserTimeZone(),
              locale,
            ),
          }),
          ...(isShort ? [] : afterFirst()),
        ]
      : [t(`checkout.${words}.none`, { hours: lastHours })];
    const beforeAccepted = accepted ? [] : [t('checkout.policyBeforeAccepted')];
    return [
      ...(detail === 'beside-table' && first
        ? beforeAccepted
        : [tiers.join(t('checkout.policyJoin'))]),
      ...(grace && !isShort ? [t('checkout.policyGrace')] : []),
    ];
  };
};

/**
 * The refund for a cancellation, in one sentence, with its deadline in the guide's time zone
 * (docs/product/time.md, "Whose clock").
 */
export const PolicySentence = ({ start, detail = 'all', ...given }: Props) => {
  const { t } = useTranslation('checkout');
  const clausesOf = useClauses();
  const clauses =
    start === null ? [t('checkout.policyBeforeAccepted')] : clausesOf({ ...given, start, detail });
  const sentence = clauses.join(t('checkout.policyClause'));
  const words = <Unbroken>{capitalize(sentence) + t('checkout.policyEnd')}</Unbroken>;
  if (detail === 'summary') return <span className="text-ink-soft text-sm">{words}</span>;
  return (
    <p className={detail === 'first' ? 'text-ink-soft text-sm' : 'text-[0.9375rem]'}>
      {words}{' '}
      <Link to="/help/cancellation" className="whitespace-nowrap text-action underline">
        {t('checkout.policyMore')}
      </Link>
    </p>
  );
};
