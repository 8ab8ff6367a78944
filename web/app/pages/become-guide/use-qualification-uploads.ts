import type { ApplicationAnswers } from '@tomoguide/contract/applications/answers';
import type { StoredFile } from '@tomoguide/contract/files/entities';
import { useEffect, useEffectEvent, useState } from 'react';
import { type UseFormReturn, useController } from 'react-hook-form';
import { type Uploads, useUploads } from '../../parts/files/picker/use-uploads.ts';

/** Adds uploads as qualifications when they finish, no matter which page is shown. */
export const useQualificationUploads = (
  form: UseFormReturn<ApplicationAnswers>,
  before: readonly StoredFile[],
): { uploads: Uploads; files: readonly StoredFile[] } => {
  const uploads = useUploads();
  const { field } = useController({ name: 'qualifications', control: form.control });
  const [arrived, setArrived] = useState<readonly StoredFile[]>([]);

  const keep = useEffectEvent((stored: readonly StoredFile[]) => {
    const lines = stored.map(({ id }) => ({ fileId: id, description: '' }));
    field.onChange([...form.getValues('qualifications'), ...lines]);
    setArrived((all) => [...all, ...stored]);
    uploads.release(stored);
  });
  useEffect(() => {
    if (uploads.stored.length > 0) keep(uploads.stored);
  }, [uploads.stored]);

  const known = [...before, ...arrived];
  const files = field.value.flatMap(({ fileId }) => known.find(({ id }) => id === fileId) ?? []);
  return { uploads, files };
};
