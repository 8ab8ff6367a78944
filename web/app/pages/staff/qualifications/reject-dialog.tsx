import { inLocale } from '@tomoguide/contract/guides/local-text';
import { QUALIFICATION_REASON_MAX } from '@tomoguide/contract/guides/qualification-bounds';
import type { QualificationCase } from '@tomoguide/contract/guides/qualifications';
import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useLocale, useTranslation } from '../../../translation/use-translation.ts';
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx';
import { ReasonField } from '../reason-field.tsx';
import { useReason } from '../use-reason.ts';

interface Props {
  one: QualificationCase;
  busy: boolean;
  onReject: (reason: string) => void;
  onClose: () => void;
}

/** Asks for the text to the guide. */
export const RejectDialog = ({ one, busy, onReject, onClose }: Props) => {
  const { t } = useTranslation('staff-qualifications');
  const locale = useLocale();
  const [reason, setReason] = useReason(`qualification:${one.id}`);
  const [tried, setTried] = useState(false);
  const area = useRef<HTMLTextAreaElement>(null);
  const confirm = () => {
    flushSync(() => setTried(true));
    if (reason.trim() === '') return area.current?.focus();
    if (!busy) onReject(reason.trim());
  };
  return (
    <ConfirmDialog
      open
      danger
      title={t('rejectTitle', { title: inLocale(one.title, locale) })}
      confirmLabel={t(busy ? 'saving' : 'reject')}
      busy={busy}
      onConfirm={confirm}
      onClose={onClose}
    >
      <div className="grid gap-5">
        <p>{t('rejectText')}</p>
        <ReasonField
          ref={area}
          label={t('reason')}
          hint={t('reasonHint')}
          error={tried && reason.trim() === '' ? t('reasonMissing') : undefined}
          max={QUALIFICATION_REASON_MAX}
          rows={3}
          value={reason}
          onChange={setReason}
        />
      </div>
    </ConfirmDialog>
  );
};
