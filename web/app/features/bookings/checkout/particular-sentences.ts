import type { ParticularField } from '@tomoguide/contract/bookings/particulars';
import { useTranslation } from '../../../translation/use-translation.ts';
import type { FieldProblem } from './refusal.ts';

/** What is wrong with a particular, in words; nothing for those that are right. */
export type ParticularSentences = Readonly<Partial<Record<ParticularField, string>>>;

/** Words for the fields that the form finds wrong, and for the one that the server refused. */
export const useParticularSentences = (
  wrong: ReadonlySet<ParticularField>,
  refused: FieldProblem | null,
): ParticularSentences => {
  const { t } = useTranslation('bookings-checkout');
  const { t: errors } = useTranslation('errors');
  return {
    ...(refused ? { [refused.field]: errors(refused.code) } : {}),
    ...Object.fromEntries([...wrong].map((field) => [field, t(`wrong.${field}`)])),
  };
};
