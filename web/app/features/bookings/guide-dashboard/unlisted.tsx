import type { OwnGuide } from '@tomoguide/contract/guides/entities';
import { Link } from 'react-router';
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
          <li key={reason}>
            {t(`unlistedBecause.${reason}`)}{' '}
            {reason === 'identity_unverified' ? (
              <Link to="/verify-identity" className="inline-flex min-h-11 items-center underline">
                {t('verifyIdentity')}
              </Link>
            ) : null}
          </li>
        ))}
      </ul>
    </div>
  );
};
