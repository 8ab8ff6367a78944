import { exportList } from '@tomoguide/contract/staff/calls';
import type { StaffExportInput } from '@tomoguide/contract/staff/export-columns';
import { useId } from 'react';
import { buildUrl } from '../../../lib/api-url.ts';
import { useTranslation } from '../../../translation/use-translation.ts';
import { Button } from '../../../ui/button.tsx';
import { Download } from '../../../ui/icons.ts';
import { useDownload } from '../../../ui/use-download.ts';

/** A button that downloads the list on the page as CSV, with its filters applied. */
export const ExportButton = ({ wish }: { wish: StaffExportInput }) => {
  const { t } = useTranslation('staff');
  const hint = useId();
  const file = useDownload(async () => buildUrl(exportList.path, {}, wish));
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-1">
      <Button
        tone="secondary"
        size="small"
        busy={file.isDownloading}
        aria-describedby={hint}
        onClick={file.start}
      >
        <Download aria-hidden="true" className="size-4" />
        {t('staff.exportCsv')}
      </Button>
      <p id={hint} className="text-pretty text-ink-soft text-sm">
        {t('staff.exportHint')}
      </p>
    </div>
  );
};
