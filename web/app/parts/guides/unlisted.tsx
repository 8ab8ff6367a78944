import type { OwnGuide, UnlistedReason } from '@tomoguide/contract/guides/entities';
import { Link } from 'react-router';
import { useTranslation } from '../../translation/use-translation.ts';
import { SupportTextLink } from '../help/support/support-way.tsx';

/** The page on which the guide can resolve each reason; `to` is null if only staff can. */
const WAYS = {
  identity_unverified: { to: '/verify-identity', words: 'verifyIdentity' },
  no_work_permission: { to: '/guide/work-permission', words: 'statePermission' },
  no_rates: { to: '/guide/rates', words: 'setRates' },
  no_weekly_hours: { to: '/guide/calendar', words: 'setHours' },
  paused: { to: '/guide/calendar', words: 'endPause' },
  paused_by_staff: { to: null, words: 'askTeam' },
} as const satisfies Partial<Record<UnlistedReason, { to: string | null; words: string }>>;

const WAY = 'inline-flex min-h-11 items-center underline';

const UnlistedRemedy = ({ reason }: { reason: UnlistedReason }) => {
  const { t } = useTranslation('guide-dashboard');
  if (!(reason in WAYS)) return null;
  const { to, words } = WAYS[reason as keyof typeof WAYS];
  return to === null ? (
    <SupportTextLink topic="general" className={WAY}>
      {t(`guide-dashboard.${words}`)}
    </SupportTextLink>
  ) : (
    <Link to={to} className={WAY}>
      {t(`guide-dashboard.${words}`)}
    </Link>
  );
};

/** Explains why the guide is not currently listed. */
export const Unlisted = ({ guide }: { guide: OwnGuide }) => {
  const { t } = useTranslation('guide-dashboard');
  if (guide.listed) return null;
  return (
    <div className="grid gap-1 rounded-2xl bg-warn-soft p-5 text-warn">
      <p className="font-semibold">{t('guide-dashboard.unlisted')}</p>
      <ul>
        {guide.unlistedBecause.map((reason) => (
          <li key={reason}>
            {t(`guide-dashboard.unlistedBecause.${reason}`)} <UnlistedRemedy reason={reason} />
          </li>
        ))}
      </ul>
    </div>
  );
};
