import type { BookingId, FileId } from '@tomoguide/contract/primitives';
import { requireText } from '../../../form/required.ts';
import { useForm } from '../../../form/use-form.ts';
import { useTranslation } from '../../../translation/use-translation.ts';
import { useCaseDraft } from '../case-draft.ts';

/**
 * Manages the form for a user's statement, with its files. `send` calls `clear` once the statement has
 * arrived.
 */
export const useStatement = (
  bookingId: BookingId,
  send: (told: { words: string; fileIds: FileId[] }, clear: () => void) => Promise<void>,
) => {
  const { t } = useTranslation('dispute');
  const { state, uploads, clear } = useCaseDraft('dispute', bookingId, { words: '' });
  const form = useForm({
    state,
    validate: ({ words }) => ({
      words: requireText(words, t('dispute.reasonMissing')),
      // Files are optional, but a failed upload would be omitted, so it counts as an error. The file picker
      // shows the message.
      files: uploads.failed ? t('dispute.reasonMissing') : undefined,
    }),
    send: async ({ words }): Promise<void> => {
      if (uploads.busy) return;
      const fileIds = uploads.stored.map(({ id }) => id);
      await send({ words: words.trim(), fileIds }, () => {
        clear();
        form.reset();
      });
    },
  });
  return { ...form, uploads };
};

export type Statement = ReturnType<typeof useStatement>;
