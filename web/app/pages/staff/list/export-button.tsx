import { useMutation } from '@tanstack/react-query';
import { exportList } from '@tomoguide/contract/staff/calls';
import type { StaffExportInput } from '@tomoguide/contract/staff/exports';
import { useId } from 'react';
import { fetchBytes } from '../../../lib/fetch-bytes.ts';
import { keepFile } from '../../../lib/keep-file.ts';
import { useTranslation } from '../../../translation/use-translation.ts';
import { Button } from '../../../ui/button.tsx';
import { Download } from '../../../ui/icons.ts';
import { showToast } from '../../../ui/toast.ts';

/** Exports the current list, with its filters, as a file. */
export const ExportButton = ({ wish }: { wish: StaffExportInput }) => {
  const { t } = useTranslation('staff');
  const hint = useId();
  const made = useMutation({
    mutationFn: () => fetchBytes(exportList.path, wish),
    onSuccess: (bytes) => keepFile(bytes, `tomoguide-${wish.list}.csv`),
    onError: () =>
      showToast({
        tone: 'destructive',
        title: t('exportFailed'),
        description: t('exportFailedHint'),
      }),
  });
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-1">
      <Button
        tone="secondary"
        size="small"
        busy={made.isPending}
        aria-describedby={hint}
        onClick={() => {
          if (!made.isPending) made.mutate();
        }}
      >
        <Download aria-hidden="true" className="size-4" />
        {made.isPending ? t('exporting') : t('exportCsv')}
      </Button>
      <p id={hint} className="text-pretty text-ink-soft text-sm">
        {t('exportHint')}
      </p>
    </div>
  );
};
