import { formatInBothZones } from '@tomoguide/contract/format';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { useLocale } from '../../../lib/i18n.ts';
import { Unbroken } from '../../../ui/unbroken.tsx';
import { useReaderZone } from './use-reader-zone.ts';

interface Props {
  /** RFC 3339; null while no start is chosen. */
  start: string | null;
  timeZone: string;
}

const FULL = 168;
const MOST = 72;
const HALF = 24;

/** The cancellation policy in one sentence, with its deadline once a start is chosen. */
export const PolicyLine = ({ start, timeZone }: Props) => {
  const { t } = useTranslation('guides');
  const locale = useLocale();
  const zone = useReaderZone();
  const sentence = () => {
    if (start === null) return t('policy.before');
    const at = Temporal.Instant.from(start);
    const hours = at.since(Temporal.Now.instant()).total('hours');
    const by = (notice: number) =>
      formatInBothZones(at.subtract({ hours: notice }).toString(), timeZone, zone, locale);
    if (hours > FULL) return t('policy.until', { deadline: by(FULL) });
    if (hours >= MOST) return t('policy.partly', { percent: 70, deadline: by(MOST) });
    if (hours >= HALF) return t('policy.partly', { percent: 50, deadline: by(HALF) });
    return t('policy.last');
  };
  return (
    <p className="text-ink-soft text-sm">
      <Unbroken>{sentence()}</Unbroken>{' '}
      <Link to="/help/cancellation" className="whitespace-nowrap text-action underline">
        {t('policy.more')}
      </Link>
    </p>
  );
};
