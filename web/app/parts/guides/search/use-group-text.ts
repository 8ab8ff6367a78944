import { useTranslation } from '../../../translation/use-translation.ts';
import { TEN_PLUS } from './filters.ts';

/** Returns a function that formats the group size: '2 travelers', '10+ travelers'. */
export const useGroupText = (): ((travelers: string) => string) => {
  const { t } = useTranslation('landing');
  return (travelers) =>
    travelers === TEN_PLUS
      ? t('landing.form.travelersMore')
      : t('landing.form.travelersOption', { count: Number(travelers) });
};
