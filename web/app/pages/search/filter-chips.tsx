import type { SearchFilters } from '../../parts/guides/search/filters.ts';
import { useTranslation } from '../../translation/use-translation.ts';
import { X } from '../../ui/icons.ts';
import type { AppliedFilter } from './use-applied-filters.ts';

interface Props {
  applied: readonly AppliedFilter[];
  onRemove: (without: Partial<SearchFilters>) => void;
  onClear: () => void;
}

/** Moves focus from a removed chip to its neighbor, or to the page if it was the last chip. */
const passFocus = (chip: HTMLElement, isLast: boolean): void => {
  const next = isLast ? null : chip.closest('li')?.nextElementSibling?.querySelector('button');
  (next ?? document.getElementById('content'))?.focus({ preventScroll: true });
};

/** The applied filters as chips that remove them, with a button to remove all of them. */
export const FilterChips = ({ applied, onRemove, onClear }: Props) => {
  const { t } = useTranslation('search');
  if (applied.length === 0) return null;
  return (
    <ul aria-label={t('search.active')} className="flex min-w-0 flex-wrap items-center gap-2">
      {applied.map(({ key, label, without }) => (
        <li key={key} className="max-w-full">
          <button
            type="button"
            aria-label={t('search.removeFilter', { filter: label })}
            onClick={({ currentTarget }) => {
              passFocus(currentTarget, applied.length === 1);
              onRemove(without);
            }}
            className="inline-flex min-h-9 max-w-full items-center gap-1.5 rounded-full border border-line-strong bg-surface pr-2 pl-3.5 text-sm hover:bg-sunken pointer-coarse:min-h-11"
          >
            <span className="truncate">{label}</span>
            <X aria-hidden="true" className="size-4 shrink-0 text-ink-soft" />
          </button>
        </li>
      ))}
      <li>
        <button
          type="button"
          onClick={({ currentTarget }) => {
            passFocus(currentTarget, true);
            onClear();
          }}
          className="-mx-2 min-h-9 rounded-full px-2 font-semibold text-action text-sm hover:bg-action-soft pointer-coarse:min-h-11"
        >
          {t('search.clearAll')}
        </button>
      </li>
    </ul>
  );
};
