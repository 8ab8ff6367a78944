import type { OwnStatement } from '@tomoguide/contract/guides/work-permission';
import {
  HOLIDAY_DAYS_MAX,
  HOLIDAYS_MAX,
  isUnlimitedStatus,
  RESIDENCE_STATUSES,
  type ResidenceStatus,
  WORK_KINDS,
  type WorkKind,
} from '@tomoguide/contract/guides/work-permission-bounds';
import { useForm, useValues } from '../../../form/use-form.ts';
import { ApiError, getErrorCode } from '../../../lib/api-error.ts';
import { FilePicker } from '../../../parts/files/picker/file-picker.tsx';
import { useUploads } from '../../../parts/files/picker/use-uploads.ts';
import { useTranslation } from '../../../translation/use-translation.ts';
import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { Field } from '../../../ui/field.tsx';
import { Group } from '../../../ui/group.tsx';
import { Input } from '../../../ui/input.tsx';
import { Select } from '../../../ui/select.tsx';
import { showToast } from '../../../ui/toast.ts';
import { useStatePermission } from './queries.ts';

interface Period {
  key: number;
  from: string;
  to: string;
}

interface Typed {
  residenceStatus: ResidenceStatus | '';
  permits: WorkKind | '';
  until: string;
  holidays: Period[];
}

const toTyped = (statement: OwnStatement | null): Typed =>
  statement
    ? {
        residenceStatus: statement.residenceStatus,
        permits: statement.permits,
        until: statement.until ?? '',
        holidays: statement.holidays.map((period, key) => ({ key, ...period })),
      }
    : { residenceStatus: '', permits: '', until: '', holidays: [] };

const isPeriod = ({ from, to }: Period): boolean =>
  from !== '' && from <= to && Temporal.PlainDate.from(from).until(to).days < HOLIDAY_DAYS_MAX;

interface Props {
  /** The statement to start from; null if there is none. */
  statement: OwnStatement | null;
  /** Whether its file can be sent again. */
  keepsFile: boolean;
}

/** The form in which a guide states their permission to work. */
export const PermissionForm = ({ statement, keepsFile }: Props) => {
  const { t } = useTranslation('work-permission', 'files', 'errors');
  const uploads = useUploads(1);
  const [upload] = uploads.stored;
  const stating = useStatePermission();
  const formerFile = keepsFile ? (statement?.file ?? null) : null;
  const form = useForm<Typed, 'residenceStatus' | 'permits' | 'until' | 'holidays' | 'file'>({
    state: useValues(() => toTyped(statement)),
    validate: ({ residenceStatus, permits, until, holidays }) => {
      const expires = residenceStatus === '' || !isUnlimitedStatus(residenceStatus);
      return {
        residenceStatus:
          residenceStatus === '' ? t('work-permission.form.statusMissing') : undefined,
        permits: expires && permits === '' ? t('work-permission.form.permitsMissing') : undefined,
        until: expires && until === '' ? t('work-permission.form.untilMissing') : undefined,
        holidays:
          expires && permits === 'limited' && !holidays.every(isPeriod)
            ? t('work-permission.form.daysWrong')
            : undefined,
        file: uploads.busy ? t('work-permission.form.wait') : undefined,
      };
    },
    fieldErrorsOf: (error) =>
      error instanceof ApiError && error.field === 'until'
        ? { until: t(`errors.${getErrorCode(error)}`) }
        : {},
    send: async ({ residenceStatus, permits, until, holidays }) => {
      if (residenceStatus === '') return;
      const isUnlimited = isUnlimitedStatus(residenceStatus);
      await stating.mutateAsync({
        residenceStatus,
        permits: isUnlimited || permits === '' ? 'full' : permits,
        until: isUnlimited ? null : until,
        holidays:
          !isUnlimited && permits === 'limited'
            ? holidays.map(({ from, to }) => ({ from, to }))
            : [],
        fileId: upload?.id ?? formerFile?.id ?? null,
      });
      uploads.forget();
      showToast({ tone: 'success', title: t('work-permission.form.sent') });
    },
  });
  const { values, change, errors } = form;
  const expires = values.residenceStatus !== '' && !isUnlimitedStatus(values.residenceStatus);
  const { holidays } = values;
  const changePeriod = (key: number, part: Partial<Period>) =>
    change({ holidays: holidays.map((one) => (one.key === key ? { ...one, ...part } : one)) });
  return (
    <Card>
      <form ref={form.ref} onSubmit={form.submit} noValidate className="grid gap-5">
        <h2 className="font-semibold text-lg">
          {t(statement ? 'work-permission.form.change' : 'work-permission.form.title')}
        </h2>
        <Field label={t('work-permission.form.status')} error={errors.residenceStatus}>
          {(field) => (
            <Select
              {...field}
              value={values.residenceStatus}
              onChange={({ target }) =>
                change({ residenceStatus: target.value as Typed['residenceStatus'] })
              }
            >
              <option value="">{t('work-permission.form.choose')}</option>
              {RESIDENCE_STATUSES.map((status) => (
                <option key={status} value={status}>
                  {t(`work-permission.status.${status}`)}
                </option>
              ))}
            </Select>
          )}
        </Field>
        {expires ? (
          <>
            <Field label={t('work-permission.form.permits')} error={errors.permits}>
              {(field) => (
                <Select
                  {...field}
                  value={values.permits}
                  onChange={({ target }) => change({ permits: target.value as Typed['permits'] })}
                >
                  <option value="">{t('work-permission.form.choose')}</option>
                  {WORK_KINDS.map((kind) => (
                    <option key={kind} value={kind}>
                      {t(`work-permission.permits.${kind}`)}
                    </option>
                  ))}
                </Select>
              )}
            </Field>
            <Field
              label={t('work-permission.form.until')}
              hint={t('work-permission.form.untilHint')}
              error={errors.until}
            >
              {(field) => <Input {...field} {...form.text('until')} type="date" />}
            </Field>
          </>
        ) : null}
        {expires && values.permits === 'limited' ? (
          <Group
            label={t('work-permission.form.holidays')}
            hint={t('work-permission.form.holidaysHint')}
            error={errors.holidays}
          >
            <div className="grid gap-4">
              {holidays.map(({ key, from, to }, index) => {
                const number = String(index + 1);
                return (
                  <fieldset
                    key={key}
                    aria-label={t('work-permission.form.period', { number })}
                    className="grid gap-3 sm:grid-cols-[1fr_1fr_auto] sm:items-end"
                  >
                    <Field label={t('work-permission.form.from')}>
                      {(field) => (
                        <Input
                          {...field}
                          type="date"
                          value={from}
                          onChange={({ target }) => changePeriod(key, { from: target.value })}
                        />
                      )}
                    </Field>
                    <Field label={t('work-permission.form.to')}>
                      {(field) => (
                        <Input
                          {...field}
                          type="date"
                          value={to}
                          onChange={({ target }) => changePeriod(key, { to: target.value })}
                        />
                      )}
                    </Field>
                    <Button
                      tone="quiet"
                      onClick={() =>
                        change({ holidays: holidays.filter((one) => one.key !== key) })
                      }
                    >
                      {t('work-permission.form.remove', { number })}
                    </Button>
                  </fieldset>
                );
              })}
              {holidays.length < HOLIDAYS_MAX ? (
                <Button
                  tone="secondary"
                  className="justify-self-start"
                  onClick={() =>
                    change({
                      holidays: [
                        ...holidays,
                        {
                          key: Math.max(-1, ...holidays.map(({ key }) => key)) + 1,
                          from: '',
                          to: '',
                        },
                      ],
                    })
                  }
                >
                  {t('work-permission.form.add')}
                </Button>
              ) : null}
            </div>
          </Group>
        ) : null}
        <FilePicker label={t('work-permission.form.file')} uploads={uploads} error={errors.file} />
        {formerFile ? (
          <p className="text-ink-soft text-sm">{t('work-permission.form.keepFile')}</p>
        ) : null}
        {form.error ? (
          <p role="alert" className="text-danger">
            {t(`errors.${getErrorCode(form.error)}`)}
          </p>
        ) : null}
        <Button type="submit" className="justify-self-start" busy={form.busy}>
          {t(form.busy ? 'work-permission.form.sending' : 'work-permission.form.send')}
        </Button>
      </form>
    </Card>
  );
};
