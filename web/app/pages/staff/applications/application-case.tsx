import { useQuery } from '@tanstack/react-query';
import type { ApplicationCase } from '@tomoguide/contract/applications/cases';
import { type ApplicationField, FORM_PAGE_NAMES } from '@tomoguide/contract/applications/fields';
import type { FileId, UserId } from '@tomoguide/contract/primitives';
import { useState } from 'react';
import { Link } from 'react-router';
import { ApiError } from '../../../lib/api-error.ts';
import { AnswerList } from '../../../parts/applications/answers/answer-list.tsx';
import { FileList } from '../../../parts/files/viewer/file-list.tsx';
import { usePersonName } from '../../../translation/use-person-name.ts';
import { useTranslation } from '../../../translation/use-translation.ts';
import { Badge } from '../../../ui/badge.tsx';
import { Card } from '../../../ui/card.tsx';
import { Checkbox } from '../../../ui/checkbox.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { ErrorState } from '../../../ui/error-state.tsx';
import { ArrowLeft } from '../../../ui/icons.ts';
import { CaseFrame } from '../case-frame.tsx';
import { StaffSkeleton } from '../staff-only.tsx';
import { WaitingSince } from '../waiting-since.tsx';
import { CaseActions } from './case-actions.tsx';
import { applicationCaseQuery } from './queries.ts';

/**
 * Fields whose labels address the applicant as 'you' in the form, and are worded in the third person here.
 * Questions keep their original wording.
 */
const REWORDED_FIELDS = [
  'residenceZipcode',
  'residenceArea',
  'experienceSessions',
  'ethicsDescription',
  'boundaryDescription',
  'supportiveDescription',
  'targetGroups',
  'services',
] as const;
const isAboutThem = (field: ApplicationField): field is (typeof REWORDED_FIELDS)[number] =>
  (REWORDED_FIELDS as readonly ApplicationField[]).includes(field);

const CaseHeader = ({ found }: { found: ApplicationCase }) => {
  const nameOf = usePersonName();
  const { t } = useTranslation('staff-applications', 'applications');
  const { answers, username, email, identityVerified, status, submittedAt, reviewer } = found;
  const waits = status === 'submitted' || status === 'in_review';
  return (
    <div className="grid gap-2">
      <div className="flex flex-wrap items-center gap-3">
        <h2 className="wrap-anywhere font-bold text-2xl tracking-tight">
          <bdi>{answers.name || nameOf(found.applicant.nickname)}</bdi>
        </h2>
        <Badge tone={status === 'approved' ? 'good' : 'action'}>
          {t(`applications.states.${status}`)}
        </Badge>
      </div>
      <p className="wrap-anywhere flex flex-wrap gap-x-3 text-ink-soft text-sm">
        <span>
          {t('staff-applications.account')}: {username}, {email}
        </span>
        <span>
          {t('staff-applications.identity')}:{' '}
          {identityVerified
            ? t('staff-applications.identityYes')
            : t('staff-applications.identityNo')}
        </span>
        {waits && submittedAt ? <WaitingSince at={submittedAt} one /> : null}
        {reviewer ? (
          <span>{t('staff-applications.with', { name: nameOf(reviewer.nickname) })}</span>
        ) : null}
      </p>
    </div>
  );
};

interface FilesProps {
  found: ApplicationCase;
  checked: readonly FileId[];
  onChange: (checked: FileId[]) => void;
}

const Files = ({ found, checked, onChange }: FilesProps) => {
  const { t } = useTranslation('staff-applications', 'applications');
  const { qualifications } = found.answers;
  return (
    <Card className="grid gap-3">
      <h3 className="font-semibold text-lg">{t('staff-applications.files')}</h3>
      {found.files.length === 0 ? (
        <p className="text-ink-soft">{t('applications.noFiles')}</p>
      ) : (
        <FileList files={found.files} />
      )}
      {found.status === 'in_review' && qualifications.length > 0 ? (
        <div>
          <p className="text-ink-soft text-sm">{t('staff-applications.checkedFiles')}</p>
          {qualifications.map(({ fileId, description }, index) => (
            <Checkbox
              key={fileId}
              // The checklist below has the first three numbers.
              aria-keyshortcuts={index < 6 ? `${index + 4}` : undefined}
              label={t('staff-applications.fileChecked', { description })}
              checked={checked.includes(fileId)}
              onChange={({ target }) =>
                onChange(
                  target.checked ? [...checked, fileId] : checked.filter((one) => one !== fileId),
                )
              }
            />
          ))}
        </div>
      ) : null}
    </Card>
  );
};

const Case = ({ found }: { found: ApplicationCase }) => {
  const { t } = useTranslation('staff-applications');
  const nameOf = usePersonName();
  const [checked, setChecked] = useState<FileId[]>([]);
  return (
    <CaseFrame
      label={found.answers.name || nameOf(found.applicant.nickname)}
      className="grid gap-6"
    >
      <CaseHeader found={found} />
      {found.reason ? (
        <Card className="grid gap-1">
          <h3 className="font-semibold text-sm">{t('staff-applications.lastReason')}</h3>
          <p className="wrap-anywhere whitespace-pre-line">{found.reason}</p>
        </Card>
      ) : null}
      <div className="flex flex-col gap-6 xl:grid xl:grid-cols-[minmax(0,1fr)_20rem] xl:items-start">
        <div className="grid min-w-0 gap-6">
          {FORM_PAGE_NAMES.map((page) => (
            <Card key={page} className="grid gap-4">
              <h3 className="font-semibold text-lg">{t(`staff-applications.pages.${page}`)}</h3>
              <AnswerList
                page={page}
                answers={found.answers}
                files={[]}
                labelOf={(field) =>
                  isAboutThem(field) ? t(`staff-applications.fields.${field}`) : undefined
                }
              />
            </Card>
          ))}
        </div>
        <div className="grid gap-6 max-xl:contents xl:sticky xl:top-20">
          <Files found={found} checked={checked} onChange={setChecked} />
          <CaseActions found={found} checked={checked} />
        </div>
      </div>
    </CaseFrame>
  );
};

/** One application: the answers, the files next to them, and the actions for staff. */
export const ApplicationCaseView = ({ userId }: { userId: UserId }) => {
  const { t } = useTranslation('staff-applications', 'staff');
  const found = useQuery(applicationCaseQuery(userId));
  const code = found.error instanceof ApiError ? found.error.code : null;
  return (
    <div className="grid gap-4">
      <Link
        to="/staff/applications"
        className="inline-flex min-h-11 items-center gap-2 justify-self-start text-action"
      >
        <ArrowLeft aria-hidden="true" className="size-4" />
        {t('staff-applications.back')}
      </Link>
      {found.isPending ? <StaffSkeleton /> : null}
      {found.isLoadingError && code === 'OWN_CASE' ? (
        <EmptyState title={t('staff-applications.own')} />
      ) : null}
      {found.isLoadingError && code === 'NOT_FOUND' ? (
        <EmptyState title={t('staff-applications.missing')} />
      ) : null}
      {found.isLoadingError && code !== 'OWN_CASE' && code !== 'NOT_FOUND' ? (
        <ErrorState title={t('staff.loadError')} onRetry={() => found.refetch()} />
      ) : null}
      {found.data ? <Case key={`${userId}:${found.data.revision}`} found={found.data} /> : null}
    </div>
  );
};
