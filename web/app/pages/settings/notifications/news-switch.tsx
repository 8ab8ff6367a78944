import { useOwnSetting } from '../../../parts/accounts/use-own-setting.ts';
import { useTranslation } from '../../../translation/use-translation.ts';
import { Checkbox } from '../../../ui/checkbox.tsx';

/** The tick of the sign-up for e-mail updates. */
export const NewsSwitch = () => {
  const { t } = useTranslation('notifications-settings');
  const { on, change } = useOwnSetting('emailUpdates', {
    title: t('updateFailed'),
    description: t('updateFailedHint'),
  });
  return (
    <Checkbox
      label={t('newsLabel')}
      checked={on}
      onChange={({ target }) => change(target.checked)}
    />
  );
};
