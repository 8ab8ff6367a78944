import { CITIES, type CitySlug } from '@tomoguide/contract/catalog/cities';
import { getCityDrawing } from '@tomoguide/contract/catalog/drawings';
import { getCityName } from '../../parts/guides/city-name.ts';
import { useLocale, useTranslation } from '../../translation/use-translation.ts';
import { Drawing } from '../../ui/drawing.tsx';

interface Props {
  value: CitySlug | null;
  onChange: (city: CitySlug | null) => void;
}

/**
 * The cities as tiles below the destination field on phones, so that choosing one takes one tap and opens
 * no keyboard.
 */
export const CityChoice = ({ value, onChange }: Props) => {
  const { t } = useTranslation('search');
  const locale = useLocale();
  return (
    <ul
      aria-label={t('search.destinations')}
      className="-mt-1 grid grid-cols-5 gap-1.5 large-text:grid-cols-2 sm:hidden"
    >
      {CITIES.map(({ slug }) => (
        <li key={slug} className="grid grid-cols-1">
          <button
            type="button"
            aria-pressed={slug === value}
            onClick={() => onChange(slug === value ? null : slug)}
            className="overflow-hidden rounded-xl border border-line text-xs aria-pressed:border-action aria-pressed:bg-action-soft aria-pressed:font-semibold aria-pressed:text-action aria-pressed:outline-1 aria-pressed:outline-action"
          >
            <Drawing name={getCityDrawing(slug)} className="aspect-[4/3] w-full" />
            <span className="block truncate px-0.5 py-1">{getCityName(slug, locale)}</span>
          </button>
        </li>
      ))}
    </ul>
  );
};
