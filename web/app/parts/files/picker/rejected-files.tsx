import { useTranslation } from '../../../translation/use-translation.ts';
import type { Uploads } from './use-uploads.ts';

/** Shows how many of the last selected files were dropped for lack of room. */
export const DroppedFilesNote = ({ uploads }: { uploads: Uploads }) => {
  const { t } = useTranslation('files');
  return (
    <p role="status" className="text-sm text-warn empty:hidden">
      {uploads.leftOut > 0
        ? t('files.leftOut', { count: uploads.leftOut, most: uploads.max })
        : null}
    </p>
  );
};
