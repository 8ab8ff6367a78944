import { DAY_FIGURE_BOUNDS } from '@tomoguide/contract/catalog/sight-bounds';
import { FormAlert } from '../../../form/form-alert.tsx';
import { getErrorCode } from '../../../lib/api-error.ts';
import { useTranslation } from '../../../translation/use-translation.ts';
import { Button } from '../../../ui/button.tsx';
import { Field } from '../../../ui/field.tsx';
import { Input } from '../../../ui/input.tsx';
import { useToday } from './use-today.ts';

/** What every form for a figure contains. */
export interface CheckValues {
  checkedOn: string;
  note: string;
}

interface Props {
  form: {
    text: (name: 'checkedOn' | 'note') => object;
    errors: { checkedOn?: string | undefined };
    error: unknown;
    busy: boolean;
  };
  onCancel: () => void;
}

/** The end of every form for a figure: the day and the source of the check, an error, and the buttons. */
export const CheckFields = ({ form, onCancel }: Props) => {
  const { t } = useTranslation('staff-day-figures', 'errors');
  const today = useToday();
  return (
    <>
      <div className="grid gap-5 sm:grid-cols-2">
        <Field label={t('staff-day-figures.form.checkedOn')} error={form.errors.checkedOn}>
          {(field) => <Input {...field} {...form.text('checkedOn')} type="date" max={today} />}
        </Field>
        <Field
          label={t('staff-day-figures.form.note')}
          note={t('staff-day-figures.form.optional')}
          hint={t('staff-day-figures.form.noteHint')}
        >
          {(field) => (
            <Input
              {...field}
              {...form.text('note')}
              autoComplete="off"
              maxLength={DAY_FIGURE_BOUNDS.note}
            />
          )}
        </Field>
      </div>
      <FormAlert
        title={t('staff-day-figures.form.failed')}
        message={form.error ? t(`errors.${getErrorCode(form.error)}`) : null}
      />
      <div className="flex flex-wrap gap-2">
        <Button type="submit" busy={form.busy}>
          {t(form.busy ? 'staff-day-figures.form.saving' : 'staff-day-figures.form.save')}
        </Button>
        <Button tone="quiet" onClick={onCancel}>
          {t('staff-day-figures.form.cancel')}
        </Button>
      </div>
    </>
  );
};
