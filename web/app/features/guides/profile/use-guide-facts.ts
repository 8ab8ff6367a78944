import { formatNumber } from '@tomoguide/contract/format';
import type { GuideDetail } from '@tomoguide/contract/guides/entities';
import { useLocale, useTranslation } from '../../../translation/use-translation.ts';

export interface Fact {
  name: string;
  value: string;
}

const HOUR = 60;
const DAY = 24 * HOUR;

/** The key facts of a guide in words; unknown ones are left out. */
export const useGuideFacts = (guide: GuideDetail): Fact[] => {
  const { t } = useTranslation('guides');
  const between = useLocale() === 'zh-CN' ? '、' : ', ';
  const facts: Fact[] = [];
  const add = (name: string, value: string | null | undefined) => {
    if (value) facts.push({ name, value });
  };
  const response = (minutes: number): string => {
    if (minutes < HOUR) return t('facts.responseMinutes', { count: Math.max(1, minutes) });
    if (minutes < DAY) return t('facts.responseHours', { count: Math.ceil(minutes / HOUR) });
    return t('facts.responseDays', { count: Math.ceil(minutes / DAY) });
  };
  const { minPeople, maxPeople, minDuration, maxDuration } = guide;
  add(t('facts.languages'), guide.languages.map((one) => t(`languages.${one}`)).join(between));
  if (guide.responseTimeMinutes !== null) {
    add(t('facts.response'), response(guide.responseTimeMinutes));
  }
  if (guide.acceptanceRate !== null) {
    const percent = Math.round(guide.acceptanceRate * 100);
    add(t('facts.acceptance'), t('facts.acceptanceValue', { percent }));
  }
  if (guide.tourCount > 0) {
    add(t('facts.tours'), t('facts.toursValue', { count: guide.tourCount }));
  }
  add(
    t('facts.group'),
    maxPeople === 1
      ? t('facts.groupOne')
      : t('facts.groupValue', { min: minPeople, max: maxPeople }),
  );
  add(
    t('facts.length'),
    t('facts.lengthValue', { min: formatNumber(minDuration), max: formatNumber(maxDuration) }),
  );
  if (guide.experienceYears !== null && guide.experienceYears > 0) {
    add(t('facts.experience'), t('facts.experienceYears', { count: guide.experienceYears }));
  }
  add(t('facts.occupation'), guide.occupation);
  add(t('facts.mbti'), guide.mbti);
  add(
    t('facts.welcome'),
    guide.targetGroups.map((group) => t(`targetGroups.${group}`)).join(between),
  );
  return facts;
};
