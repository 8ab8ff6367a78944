import { useNow } from '../../lib/use-now.ts';
import { useTranslation } from '../../translation/use-translation.ts';

/** How long the oldest has waited, in whole days or hours. */
export const WaitingSince = ({ at }: { at: string | null }) => {
  const { t } = useTranslation('staff');
  const now = useNow(60);
  if (at === null) return null;
  const hours = Math.max(0, Math.floor(Temporal.Instant.from(at).until(now).total('hours')));
  return (
    <span className="text-ink-soft">
      {hours < 48
        ? t('oldestHours', { count: hours })
        : t('oldestDays', { count: Math.floor(hours / 24) })}
    </span>
  );
};
