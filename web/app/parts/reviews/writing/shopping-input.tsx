import { SHOPPING_QUESTIONS, type ShoppingAnswers } from '@tomoguide/contract/reviews/shopping';
import { useTranslation } from '../../../translation/use-translation.ts';
import { Button } from '../../../ui/button.tsx';
import { ChoiceChips } from '../../../ui/choice-chips.tsx';

/** The answers given so far; a question without an answer is absent. */
export type TypedAnswers = Partial<ShoppingAnswers>;

/** Returns the answers to send; null if a question has none. */
export const getCompleteAnswers = ({
  unagreedShop,
  pressure,
  overcharged,
}: TypedAnswers): ShoppingAnswers | null =>
  unagreedShop === undefined || pressure === undefined || overcharged === undefined
    ? null
    : { unagreedShop, pressure, overcharged };

/** Returns whether any question has an answer. */
export const hasAnswers = (answers: TypedAnswers): boolean =>
  SHOPPING_QUESTIONS.some((question) => answers[question] !== undefined);

interface Props {
  answers: TypedAnswers;
  onChange: (answers: TypedAnswers) => void;
  /** True while sending, so that the answers shown are the answers sent. */
  readOnly: boolean;
  /** The error to show at each question without an answer. */
  error: string | undefined;
  /** True if the questions need no answers, so that answers can be cleared. */
  isOptional?: boolean;
}

/** The three questions about shopping, without default answers. */
export const ShoppingInput = ({
  answers,
  onChange,
  readOnly,
  error,
  isOptional = false,
}: Props) => {
  const { t } = useTranslation('reviews', 'layout');
  return (
    <div className="grid gap-4">
      {isOptional ? (
        <p className="font-semibold text-sm">
          {t('reviews.shopping.legend')}{' '}
          <span className="font-normal text-ink-soft">{t('layout.optional')}</span>
        </p>
      ) : null}
      {SHOPPING_QUESTIONS.map((question) => (
        <ChoiceChips
          key={question}
          legend={
            <span className="font-normal text-[0.9375rem]">
              {t(`reviews.shopping.${question}`)}
            </span>
          }
          error={answers[question] === undefined ? error : undefined}
          choices={[
            { value: 'yes', label: t('reviews.shopping.yes') },
            { value: 'no', label: t('reviews.shopping.no') },
          ]}
          value={answers[question] === undefined ? null : answers[question] ? 'yes' : 'no'}
          onChange={(chosen) => readOnly || onChange({ ...answers, [question]: chosen === 'yes' })}
          columns="max-w-60 grid-cols-2"
        />
      ))}
      {isOptional && hasAnswers(answers) ? (
        <Button
          tone="quiet"
          size="small"
          className="-ml-3 justify-self-start"
          onClick={() => readOnly || onChange({})}
        >
          {t('reviews.shopping.clear')}
        </Button>
      ) : null}
      <p className="text-ink-soft text-sm">{t('reviews.shopping.hint')}</p>
    </div>
  );
};
