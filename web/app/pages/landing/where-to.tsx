import { useTranslation } from '../../translation/use-translation.ts';
import { Button } from '../../ui/button.tsx';
import { MapPin, Search } from '../../ui/icons.ts';

interface Props {
  /** The ID of the sheet, which both buttons can open even before hydration. */
  sheetId: string;
  /** The choices so far, as text; null for what is not chosen. */
  destination: string | null;
  date: string | null;
  travelers: string | null;
  /** The language of the guides to search for; null for any. */
  language: string | null;
  onOpen: () => void;
  /** Searches if all required fields are filled in, otherwise opens the sheet. */
  onSearch: () => void;
}

/** The first screen on phones: one field that opens the form, and a search button. */
export const WhereTo = ({
  sheetId,
  destination,
  date,
  travelers,
  language,
  onOpen,
  onSearch,
}: Props) => {
  const { t } = useTranslation('landing');
  const details = [
    date ?? t('landing.form.dateHint'),
    travelers ?? t('landing.form.travelersHint'),
    ...(language ? [language] : []),
  ];
  return (
    <div className="grid gap-2 rounded-3xl border border-line bg-surface p-2 shadow-pop sm:hidden">
      <button
        type="button"
        aria-haspopup="dialog"
        popoverTarget={sheetId}
        onClick={(event) => {
          // After hydration, `onOpen` opens the sheet and can move focus to a field.
          event.preventDefault();
          onOpen();
        }}
        className="flex min-h-15 items-center gap-3 rounded-2xl bg-sunken px-4 py-2 text-left"
      >
        <MapPin aria-hidden="true" className="size-6 shrink-0 text-seal-strong" />
        <span className="min-w-0">
          <span className="block truncate font-semibold leading-snug">
            {destination ?? t('landing.form.whereTo')}
          </span>
          <span className="block truncate text-ink-soft text-sm leading-snug">
            {details.join(' · ')}
          </span>
        </span>
      </button>
      <Button
        size="large"
        wide
        popoverTarget={sheetId}
        onClick={(event) => {
          event.preventDefault();
          onSearch();
        }}
      >
        <Search aria-hidden="true" className="size-5" />
        {t('landing.form.submit')}
      </Button>
    </div>
  );
};
