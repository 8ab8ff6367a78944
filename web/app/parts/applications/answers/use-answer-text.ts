import { useQuery } from '@tanstack/react-query';
import type { ApplicationAnswers } from '@tomoguide/contract/applications/answers';
import { findAnswerProblem, getDayInJapan } from '@tomoguide/contract/applications/completeness';
import type { ApplicationField } from '@tomoguide/contract/applications/fields';
import { scoreBand } from '@tomoguide/contract/applications/fields';
import { CITIES } from '@tomoguide/contract/catalog/cities';
import { getLocalizedName } from '@tomoguide/contract/catalog/names';
import {
  formatDay,
  formatHours,
  formatMoney,
  formatMonth,
  formatPostalCode,
} from '@tomoguide/contract/format';
import { isUnlimitedStatus } from '@tomoguide/contract/guides/work-permission-bounds';
import { joinList } from '@tomoguide/contract/translate';
import { useLocale, useTranslation } from '../../../translation/use-translation.ts';
import { serviceCategoriesQuery } from '../../guides/queries.ts';

/** Returns a function that formats an answer as text; an empty answer gets a text that says so. */
export const useAnswerText = (answers: ApplicationAnswers) => {
  const { t } = useTranslation('applications', 'work-permission');
  const locale = useLocale();
  const categories = useQuery(serviceCategoriesQuery());
  const list = (words: readonly string[]) => joinList(locale, words);
  const present = getDayInJapan(Temporal.Now.instant());

  const serviceName = (id: number): string => {
    const found = categories.data
      ?.flatMap(({ subcategories }) => subcategories)
      .find((one) => one.id === id);
    return found ? getLocalizedName(found, locale) : '…';
  };
  const cityName = (slug: string): string => {
    const found = CITIES.find((city) => city.slug === slug);
    return found ? getLocalizedName(found, locale) : slug;
  };
  const score = (field: 'ethicsScore' | 'boundaryScore' | 'supportiveScore') => {
    const value = answers[field];
    return value === null
      ? null
      : `${t('applications.score', { score: value })} · ${t(`applications.bands.${field}.${scoreBand(value)}`)}`;
  };
  const hours = (value: number | null) => value && formatHours(value, locale);
  const money = (value: number | null) =>
    value === null ? null : formatMoney(value * 100, locale);
  const count = (key: 'people' | 'years' | 'toursLed', value: number | null) =>
    value === null ? null : t(`applications.${key}`, { count: value });

  const words: Partial<Record<ApplicationField, () => string | number | null>> = {
    gender: () => answers.gender && t(`applications.genders.${answers.gender}`),
    serviceCities: () => list(answers.serviceCities.map(cityName)),
    residenceZipcode: () =>
      answers.residenceZipcode && formatPostalCode(answers.residenceZipcode.replace('-', '')),
    residenceYear: () =>
      answers.residenceYear && answers.residenceMonth && answers.residenceMonth <= 12
        ? formatMonth(
            Temporal.PlainYearMonth.from({
              year: answers.residenceYear,
              month: answers.residenceMonth,
            }),
            locale,
          )
        : answers.residenceYear,
    residenceStatus: () => {
      const { residenceStatus, workPermits, permittedUntil } = answers;
      if (residenceStatus === null) return null;
      const status = t(`work-permission.status.${residenceStatus}`);
      if (isUnlimitedStatus(residenceStatus)) return status;
      return [
        status,
        workPermits && t(`work-permission.permits.${workPermits}`),
        permittedUntil && t('work-permission.until', { day: formatDay(permittedUntil, locale) }),
      ]
        .filter((line) => line !== null)
        .join('\n');
    },
    languages: () =>
      list(answers.languages.map((language) => t(`applications.languages.${language}`))),
    experienceYears: () => count('years', answers.experienceYears),
    experienceSessions: () => count('toursLed', answers.experienceSessions),
    qualifications: () =>
      answers.qualifications.length === 0
        ? t('applications.noFiles')
        : answers.qualifications
            .map(
              ({ description }, index) =>
                `${index + 1}. ${description || t('applications.notAnswered')}`,
            )
            .join('\n'),
    ethicsScore: () => score('ethicsScore'),
    boundaryScore: () => score('boundaryScore'),
    supportiveScore: () => score('supportiveScore'),
    targetGroups: () =>
      list(answers.targetGroups.map((group) => t(`applications.targetGroups.${group}`))),
    minPeople: () => count('people', answers.minPeople),
    maxPeople: () => count('people', answers.maxPeople),
    minDurationHours: () => hours(answers.minDurationHours),
    maxDurationHours: () => hours(answers.maxDurationHours),
    basicPriceRmb: () => money(answers.basicPriceRmb),
    additionalPriceRmb: () => money(answers.additionalPriceRmb),
    services: () => list(answers.services.map(serviceName)),
  };

  return (field: ApplicationField): string => {
    const own = words[field];
    const value = own ? own() : (answers[field] as string | number | null);
    if (value !== null && value !== '') return String(value);
    return findAnswerProblem(field, answers, present) === null
      ? t('applications.notGiven')
      : t('applications.notAnswered');
  };
};
