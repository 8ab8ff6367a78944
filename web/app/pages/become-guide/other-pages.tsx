import { FORM_PAGES, NUMBER_BOUNDS } from '@tomoguide/contract/applications/fields';
import { formatHours } from '@tomoguide/contract/format';
import { useLocale, useTranslation } from '../../translation/use-translation.ts';
import { ServicesQuestion, TargetGroupsQuestion } from './chips-questions.tsx';
import { NumberQuestion } from './number-question.tsx';
import { ScoreQuestion } from './score-question.tsx';
import { SelectQuestion } from './select-question.tsx';
import { TextQuestion } from './text-question.tsx';

export const CharacterPage = () => {
  const { t } = useTranslation('application-form');
  return (
    <>
      <p className="text-ink-soft">{t('application-form.characterLead')}</p>
      <ScoreQuestion name="ethicsScore" />
      <TextQuestion name="ethicsDescription" />
      <ScoreQuestion name="boundaryScore" />
      <TextQuestion name="boundaryDescription" />
      <ScoreQuestion name="supportiveScore" />
      <TextQuestion name="supportiveDescription" />
    </>
  );
};

export const SituationsPage = () => {
  const { t } = useTranslation('application-form');
  return (
    <>
      <p className="text-ink-soft">{t('application-form.situationsLead')}</p>
      {FORM_PAGES.situations.map((name) => (
        <TextQuestion key={name} name={name} />
      ))}
    </>
  );
};

const { min, max } = NUMBER_BOUNDS.minDurationHours;
/** Tour durations in half-hour steps. */
const HOURS = Array.from({ length: (max - min) * 2 + 1 }, (_, index) => min + index / 2);

export const ToursPage = () => {
  const { t } = useTranslation('application-form');
  const locale = useLocale();
  const hours = (choice: number) => formatHours(choice, locale);
  return (
    <>
      <p className="text-ink-soft">{t('application-form.toursLead')}</p>
      <TargetGroupsQuestion />
      <div className="grid grid-cols-2 gap-5">
        <NumberQuestion name="minPeople" />
        <NumberQuestion name="maxPeople" />
        <SelectQuestion name="minDurationHours" choices={HOURS} formatOption={hours} />
        <SelectQuestion name="maxDurationHours" choices={HOURS} formatOption={hours} />
      </div>
      <p className="font-semibold text-sm">{t('application-form.currency')}</p>
      <div className="grid gap-5 sm:grid-cols-2">
        <NumberQuestion
          name="basicPriceRmb"
          hint={t('application-form.priceHint', NUMBER_BOUNDS.basicPriceRmb)}
        />
        <NumberQuestion
          name="additionalPriceRmb"
          hint={t('application-form.priceHint', NUMBER_BOUNDS.additionalPriceRmb)}
        />
      </div>
      <ServicesQuestion />
    </>
  );
};
