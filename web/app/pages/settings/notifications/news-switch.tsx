import { useOwnSetting } from '../../../parts/accounts/use-own-setting.ts';
import { useTranslation } from '../../../translation/use-translation.ts';
import { Checkbox } from '../../../ui/checkbox.tsx';

/** A switch for the email updates that sign-up offers. */
export const NewsSwitch = () => {
  const { t } = useTranslation('notification-settings');
  const { on, change } = useOwnSetting('emailUpdates', {
    title: t('notification-settings.updateFailed'),
    description: t('notification-settings.updateFailedHint'),
  });
  return (
    <Checkbox
      label={t('notification-settings.newsLabel')}
      checked={on}
      onChange={({ target }) => change(target.checked)}
    />
  );
};
