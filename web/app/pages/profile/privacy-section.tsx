import { Link } from 'react-router';
import { useOwnSetting } from '../../parts/accounts/use-own-setting.ts';
import { useTranslation } from '../../translation/use-translation.ts';
import { Checkbox } from '../../ui/checkbox.tsx';

/** A switch for what other users can see: read receipts. */
export const PrivacySection = () => {
  const { t } = useTranslation('profile');
  const { on, change } = useOwnSetting('readReceiptsEnabled', {
    title: t('profile.updateFailed'),
    description: t('profile.updateFailedHint'),
  });
  return (
    <div className="grid gap-4">
      <div className="rounded-2xl border border-line bg-surface p-5">
        <Checkbox
          label={<span className="font-semibold">{t('profile.privacy.receipts')}</span>}
          aria-describedby="receipts-hint"
          checked={on}
          onChange={({ target }) => change(target.checked)}
        />
        <p id="receipts-hint" className="pl-8 text-ink-soft text-sm">
          {t('profile.privacy.receiptsHint')}
        </p>
      </div>
      <Link
        to="/settings/notifications"
        className="inline-flex min-h-11 items-center justify-self-start text-action"
      >
        {t('profile.privacy.notifications')}
      </Link>
    </div>
  );
};
