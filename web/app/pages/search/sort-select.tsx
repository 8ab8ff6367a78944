import type { GuideSort } from '@tomoguide/contract/guides/calls';
import { SORTS } from '../../parts/guides/search/filters.ts';
import { useTranslation } from '../../translation/use-translation.ts';
import { Select } from '../../ui/select.tsx';

interface Props {
  value: GuideSort;
  onChange: (sort: GuideSort) => void;
}

export const SortSelect = ({ value, onChange }: Props) => {
  const { t } = useTranslation('search');
  return (
    // biome-ignore lint/a11y/noLabelWithoutControl: the select is inside.
    <label className="flex min-w-0 items-center gap-2 text-ink-soft text-sm max-sm:grow">
      <span className="max-sm:sr-only">{t('search.sort')}</span>
      <Select
        className="min-w-0 max-sm:grow sm:w-48"
        value={value}
        onChange={(event) =>
          onChange(SORTS.find((sort) => sort === event.target.value) ?? 'recommended')
        }
      >
        {SORTS.map((sort) => (
          <option key={sort} value={sort}>
            {t(`search.sorts.${sort}`)}
          </option>
        ))}
      </Select>
    </label>
  );
};
