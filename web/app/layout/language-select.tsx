import { LANGUAGES, LOCALES, type Locale } from '@tomoguide/contract/locale';
import { useLocale, useTranslation } from '../translation/use-translation.ts';
import { Languages } from '../ui/icons.ts';

interface Props {
  className: string;
  onChoose: (locale: Locale) => void;
}

/** A select with all languages, each named in that language. */
const LanguageSelect = ({ className, onChoose }: Props) => {
  const { t } = useTranslation('layout');
  const locale = useLocale();
  return (
    <span
      className={`relative inline-flex items-center rounded-xl text-[0.9375rem] hover:bg-sunken ${className}`}
    >
      <Languages
        aria-hidden="true"
        className="pointer-events-none absolute left-2 size-5 sm:left-3"
      />
      <select
        aria-label={t('layout.language')}
        value={locale}
        onChange={({ target }) => onChoose(target.value as Locale)}
        className="min-h-11 appearance-none rounded-xl bg-transparent pr-2 pl-9 sm:pr-3 sm:pl-10"
      >
        {LOCALES.map((one) => (
          <option key={one} value={one} lang={one}>
            {LANGUAGES[one].name}
          </option>
        ))}
      </select>
    </span>
  );
};

export default LanguageSelect;
