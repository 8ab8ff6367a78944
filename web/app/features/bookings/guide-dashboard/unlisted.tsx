import type { OwnGuide } from '@tomoguide/contract/guides/entities';
import { useTranslation } from '../../../translation/use-translation.ts';

/** Why the guide is not listed at the moment. */
export const Unlisted = ({ guide }: { guide: OwnGuide }) => {
  const { t } = useTranslation('bookings-guide-dashboard');
  if (guide.listed) return null;
  return (
    <div className="grid gap-1 rounded-2xl bg-warn-soft p-5 text-warn">
      <p className="font-semibold">{t('unlisted')}</p>
      <ul>
        {guide.unlistedBecause.map((reason) => (
          <li key={reason}>{t(`unlistedBecause.${reason}`)}</li>
        ))}
      </ul>
    </div>
  );
};
