import { FILES_EACH } from '@tomoguide/contract/files/figures';
import type { BookingId } from '@tomoguide/contract/primitives';
import { useState } from 'react';
import { useStoredDraft } from '../../form/stored-draft.ts';
import type { FormState } from '../../form/use-form.ts';
import { useSession } from '../../lib/session.ts';
import { type StoredUpload, type Uploads, useUploads } from '../files/picker/use-uploads.ts';

interface CaseDraft<Draft> {
  state: FormState<Draft>;
  uploads: Uploads;
  /** Clears the draft; call it after a successful submit. */
  clear: () => void;
}

/**
 * Holds the text and uploads of a form about a booking: a statement in a dispute, an emergency claim, or a
 * payment proof. They are stored on the device. Each draft belongs to one user (docs/product/accounts.md,
 * "Sessions").
 */
export const useCaseDraft = <Draft extends object>(
  form: 'dispute' | 'emergency' | 'proof',
  bookingId: BookingId,
  empty: Draft,
): CaseDraft<Draft> => {
  const userId = useSession()?.user.id ?? 0;
  // Fixed at mount, so that a user who logs in while the form is open does not get this draft.
  const [key] = useState(`draft:${userId}:${form}:${bookingId}`);
  const state = useStoredDraft(key, empty);
  const [, , clear] = state;
  const [files, keepFiles, clearFiles] = useStoredDraft<{ list: readonly StoredUpload[] }>(
    `${key}:files`,
    { list: [] },
  );
  const uploads = useUploads(FILES_EACH, {
    files: files.list,
    keep: (list) => keepFiles({ list }),
  });
  return {
    state,
    uploads,
    clear: () => {
      clear();
      uploads.forget();
      clearFiles();
    },
  };
};
