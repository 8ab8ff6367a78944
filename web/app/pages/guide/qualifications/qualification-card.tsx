import { formatInstant } from '@tomoguide/contract/format';
import { claimsLicensedTitle } from '@tomoguide/contract/guides/licensed-title';
import { getTextInLocale, joinLanguages } from '@tomoguide/contract/guides/local-text';
import type { OwnQualification } from '@tomoguide/contract/guides/qualifications';
import { LANGUAGES } from '@tomoguide/contract/locale';
import { useState } from 'react';
import { getErrorCode } from '../../../lib/api-error.ts';
import { FileList } from '../../../parts/files/viewer/file-list.tsx';
import { useLocale, useTranslation } from '../../../translation/use-translation.ts';
import { Badge, type BadgeTone } from '../../../ui/badge.tsx';
import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx';
import { BadgeCheck } from '../../../ui/icons.ts';
import { TeamText } from '../../../ui/team-text.tsx';
import { showToast } from '../../../ui/toast.ts';
import { Unbroken } from '../../../ui/unbroken.tsx';
import { QualificationDialog } from './qualification-dialog.tsx';
import { useRemoveQualification } from './queries.ts';

const TONES: Readonly<Record<OwnQualification['state'], BadgeTone>> = {
  unchecked: 'plain',
  pending: 'action',
  checked: 'good',
  rejected: 'seal',
};

/** The status of a qualification, and what travelers see of it. */
const ReviewStatus = ({ qualification }: { qualification: OwnQualification }) => {
  const { t } = useTranslation('qualifications');
  const locale = useLocale();
  const { state, title, reason, submittedAt } = qualification;
  const isHidden =
    (state === 'pending' || state === 'unchecked') && claimsLicensedTitle(joinLanguages(title));
  const sent =
    submittedAt && state === 'pending'
      ? t('qualifications.sentAt', {
          time: formatInstant(submittedAt, Temporal.Now.timeZoneId(), locale),
        })
      : null;
  return (
    <>
      <p className="text-pretty text-ink-soft text-sm">
        {t(isHidden ? `qualifications.next.${state}Licence` : `qualifications.next.${state}`)}
      </p>
      {sent ? (
        <p className="tabular text-ink-soft text-sm">
          <Unbroken>{sent}</Unbroken>
        </p>
      ) : null}
      {reason ? <TeamText label={t('qualifications.wrote')}>{reason}</TeamText> : null}
    </>
  );
};

/** One of the guide's qualifications, with the actions for it. */
export const QualificationCard = ({ qualification }: { qualification: OwnQualification }) => {
  const { t } = useTranslation('qualifications', 'errors');
  const locale = useLocale();
  const [doing, setDoing] = useState<'change' | 'remove' | null>(null);
  const remove = useRemoveQualification();
  const { id, title, licenceNumber, state, file } = qualification;
  const name = getTextInLocale(title, locale);
  const readsChinese = LANGUAGES[locale].reads === 'zh';
  const other = readsChinese ? title.en : title.zh;
  const confirm = () =>
    remove.mutate(id, {
      onSuccess: () => showToast({ tone: 'success', title: t('qualifications.removed') }),
      onError: (error) =>
        showToast({ tone: 'destructive', title: t(`errors.${getErrorCode(error)}`) }),
      onSettled: () => setDoing(null),
    });
  return (
    <Card className="grid gap-3">
      <div className="flex flex-wrap items-start justify-between gap-x-4 gap-y-2">
        <div className="min-w-0">
          <h2 className="wrap-anywhere font-semibold text-lg">{name}</h2>
          {other && other !== name ? (
            <p className="wrap-anywhere text-ink-soft text-sm" lang={readsChinese ? 'en' : 'zh-CN'}>
              {other}
            </p>
          ) : null}
        </div>
        <Badge tone={TONES[state]}>
          {state === 'checked' ? <BadgeCheck aria-hidden="true" className="size-4" /> : null}
          {t(`qualifications.state.${state}`)}
        </Badge>
      </div>
      {licenceNumber ? (
        <p className="tabular wrap-anywhere">
          {t('qualifications.licence', { number: licenceNumber })}
        </p>
      ) : null}
      <ReviewStatus qualification={qualification} />
      {file ? (
        <FileList files={[file]} names={[t('qualifications.file', { title: name })]} />
      ) : null}
      <div className="flex flex-wrap gap-2">
        <Button
          tone="secondary"
          size="small"
          aria-label={t('qualifications.changeOf', { title: name })}
          onClick={() => setDoing('change')}
        >
          {t('qualifications.change')}
        </Button>
        <Button
          tone="quiet"
          size="small"
          aria-label={t('qualifications.removeOf', { title: name })}
          onClick={() => setDoing('remove')}
        >
          {t('qualifications.remove')}
        </Button>
      </div>
      {doing === 'change' ? (
        <QualificationDialog qualification={qualification} onClose={() => setDoing(null)} />
      ) : null}
      <ConfirmDialog
        open={doing === 'remove'}
        danger
        title={t('qualifications.removeTitle', { title: name })}
        confirmLabel={t('qualifications.remove')}
        busy={remove.isPending}
        onConfirm={confirm}
        onClose={() => setDoing(null)}
      >
        {t('qualifications.removeText')}
      </ConfirmDialog>
    </Card>
  );
};
