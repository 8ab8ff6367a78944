import { DISPUTE_TEXT_MAX } from '@tomoguide/contract/bookings/calls';
import { useTranslation } from '../../../translation/use-translation.ts';
import { Field } from '../../../ui/field.tsx';
import { Textarea } from '../../../ui/textarea.tsx';
import { FilePicker } from '../../files/picker/file-picker.tsx';
import type { Statement } from './use-statement.ts';

interface Props {
  statement: Statement;
  label: string;
  hint: string;
}

/** The fields for a user's statement and the files that support it. */
export const StatementFields = ({ statement, label, hint }: Props) => {
  const { t } = useTranslation('dispute');
  return (
    <div ref={statement.ref} className="grid gap-5">
      <Field label={label} hint={hint} error={statement.errors.words}>
        {(field) => (
          <Textarea {...field} {...statement.text('words')} rows={5} maxLength={DISPUTE_TEXT_MAX} />
        )}
      </Field>
      <FilePicker label={t('dispute.files')} uploads={statement.uploads} tried={statement.tried} />
    </div>
  );
};
