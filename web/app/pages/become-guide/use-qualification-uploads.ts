import type { ApplicationAnswers } from '@tomoguide/contract/applications/answers';
import type { StoredFile } from '@tomoguide/contract/files/entities';
import { useEffect, useEffectEvent, useState } from 'react';
import { type Uploads, useUploads } from '../../parts/files/picker/use-uploads.ts';
import type { Answers } from './use-answers.ts';

/** Adds each finished upload as a qualification, no matter which page of the form is shown. */
export const useQualificationUploads = (
  { qualifications }: ApplicationAnswers,
  answer: Answers['set'],
  before: readonly StoredFile[],
): { uploads: Uploads; files: readonly StoredFile[] } => {
  const uploads = useUploads();
  const [arrived, setArrived] = useState<readonly StoredFile[]>([]);

  const keep = useEffectEvent((stored: readonly StoredFile[]) => {
    const lines = stored.map(({ id }) => ({ fileId: id, description: '' }));
    answer('qualifications', [...qualifications, ...lines]);
    setArrived((all) => [...all, ...stored]);
    uploads.release(stored);
  });
  useEffect(() => {
    if (uploads.stored.length > 0) keep(uploads.stored);
  }, [uploads.stored]);

  const known = [...before, ...arrived];
  const files = qualifications.flatMap(({ fileId }) => known.find(({ id }) => id === fileId) ?? []);
  return { uploads, files };
};
