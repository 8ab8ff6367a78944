import { CITIES } from '@tomoguide/contract/catalog/cities';
import { getLocalizedName } from '@tomoguide/contract/catalog/names';
import type { Audience } from '@tomoguide/contract/notifications/announcements';
import { usePersonName } from '../../../translation/use-person-name.ts';
import { useLocale, useTranslation } from '../../../translation/use-translation.ts';

/**
 * Returns a function that describes an audience: a single recipient by full name, unless the account was
 * deleted.
 */
export const useAudienceText = () => {
  const { t } = useTranslation('staff-announcements');
  const locale = useLocale();
  const nameOf = usePersonName();
  return (audience: Audience, personName: string | null): string => {
    if (audience.kind === 'person')
      return personName === null
        ? t('staff-announcements.someone')
        : t('staff-announcements.toPerson', { name: nameOf(personName) });
    if (audience.kind !== 'city') return t(`staff-announcements.groups.${audience.kind}`);
    const city = CITIES.find(({ slug }) => slug === audience.city);
    return t('staff-announcements.guidesOf', {
      city: city ? getLocalizedName(city, locale) : audience.city,
    });
  };
};
