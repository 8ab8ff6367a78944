import { formatHours, formatNumber } from '@tomoguide/contract/format';
import type { GuideDetail, GuideLanguage } from '@tomoguide/contract/guides/entities';
import { joinList } from '@tomoguide/contract/translate';
import { useLocale, useTranslation } from '../../../translation/use-translation.ts';

export interface Fact {
  name: string;
  /** The values of the fact, each on its own line. */
  values: readonly string[];
}

const HOUR = 60;
const DAY = 24 * HOUR;

const collectFacts = () => {
  const facts: Fact[] = [];
  const add = (name: string, ...values: (string | null)[]) => {
    const known = values.flatMap((value) => value || []);
    if (known.length > 0) facts.push({ name, values: known });
  };
  return { facts, add };
};

/**
 * Returns the facts that travelers ask about first: languages, response time, number of tours, group size.
 */
export const useHeadlineFacts = (guide: GuideDetail): Fact[] => {
  const { t } = useTranslation('guides');
  const { facts, add } = collectFacts();
  const { responseTimeMinutes: minutes, minPeople, maxPeople, tourCount } = guide;
  const responseText = (): string | null => {
    if (minutes === null) return null;
    if (minutes < HOUR) return t('guides.facts.responseMinutes', { count: Math.max(1, minutes) });
    if (minutes < DAY) return t('guides.facts.responseHours', { count: Math.ceil(minutes / HOUR) });
    return t('guides.facts.responseDays', { count: Math.ceil(minutes / DAY) });
  };
  const groupText = (): string => {
    if (maxPeople === 1) return t('guides.facts.groupOne');
    if (minPeople === 1) return t('guides.facts.groupUpTo', { max: maxPeople });
    if (minPeople === maxPeople) return t('guides.facts.groupOnly', { count: maxPeople });
    return t('guides.facts.groupValue', { min: minPeople, max: maxPeople });
  };
  const formatLanguage = (one: GuideLanguage): string => {
    const level = guide.languageLevels?.[one];
    const language = t(`guides.languages.${one}`);
    return level
      ? t('guides.facts.languageLevel', { language, level: t(`guides.levels.${level}`) })
      : language;
  };
  add(t('guides.facts.languages'), ...guide.languages.map(formatLanguage));
  add(t('guides.facts.response'), responseText());
  add(
    t('guides.facts.tours'),
    tourCount > 0 ? t('guides.facts.toursValue', { count: tourCount }) : null,
  );
  add(t('guides.facts.group'), groupText());
  return facts;
};

/** Returns the other known facts about a guide; omits unknown ones. */
export const useGuideFacts = (guide: GuideDetail): Fact[] => {
  const { t } = useTranslation('guides');
  const locale = useLocale();
  const { facts, add } = collectFacts();
  const { minDuration, maxDuration, experienceYears: years, acceptanceRate } = guide;
  const length =
    minDuration === maxDuration
      ? formatHours(maxDuration, locale)
      : t('guides.facts.lengthValue', {
          min: formatNumber(minDuration),
          max: formatNumber(maxDuration),
        });
  const percent = Math.round((acceptanceRate ?? 0) * 100);
  add(t('guides.facts.length'), length);
  add(
    t('guides.facts.experience'),
    years ? t('guides.facts.experienceYears', { count: years }) : null,
  );
  add(
    t('guides.facts.acceptance'),
    acceptanceRate === null ? null : t('guides.facts.acceptanceValue', { percent }),
  );
  add(
    t('guides.facts.welcome'),
    joinList(
      locale,
      guide.targetGroups.map((group) => t(`guides.targetGroups.${group}`)),
    ),
  );
  add(t('guides.facts.mbti'), guide.mbti);
  return facts;
};
