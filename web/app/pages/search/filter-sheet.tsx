import type { ReactNode } from 'react';
import { useTranslation } from '../../translation/use-translation.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';

/** The key of the sheet's history entry (ui/use-sheet-entry.ts). */
export const FILTER_SHEET = 'filters';

interface Props {
  open: boolean;
  /** The number of guides who match, up to the counting limit. */
  guides: number;
  /** True if more guides match than were counted. */
  more: boolean;
  onClear: () => void;
  onClose: () => void;
  children: ReactNode;
}

/** The filters on a phone, as a sheet. The button that closes it shows how many guides match. */
export const FilterSheet = ({ open, guides, more, onClear, onClose, children }: Props) => {
  const { t } = useTranslation('search');
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={t('search.filters')}
      footer={
        <div className="flex gap-2">
          <Button tone="quiet" className="shrink-0 whitespace-nowrap" onClick={onClear}>
            {t('search.clearAll')}
          </Button>
          <Button wide onClick={onClose} aria-live="polite">
            {t(more ? 'search.showMoreGuides' : 'search.showGuides', { count: guides })}
          </Button>
        </div>
      }
    >
      {children}
    </Dialog>
  );
};
