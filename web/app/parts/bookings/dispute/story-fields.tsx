import { DISPUTE_WORDS_MAX } from '@tomoguide/contract/bookings/calls';
import { useTranslation } from '../../../translation/use-translation.ts';
import { Field } from '../../../ui/field.tsx';
import { Textarea } from '../../../ui/textarea.tsx';
import { FilePicker } from '../../files/picker/file-picker.tsx';
import type { Story } from './use-story.ts';

interface Props {
  story: Story;
  label: string;
  hint: string;
}

/** One side's statement and the files that support it. */
export const StoryFields = ({ story, label, hint }: Props) => {
  const { t } = useTranslation('dispute');
  return (
    <div ref={story.ref} className="grid gap-5">
      <Field label={label} hint={hint} error={story.errors.words}>
        {(field) => (
          <Textarea {...field} {...story.text('words')} rows={5} maxLength={DISPUTE_WORDS_MAX} />
        )}
      </Field>
      <FilePicker label={t('dispute.files')} uploads={story.uploads} tried={story.tried} />
    </div>
  );
};
