import { formatTime } from '@tomoguide/contract/format';
import { useLocale, useTranslation } from '../../translation/use-translation.ts';
import { CloudOff, CloudUpload } from '../../ui/icons.ts';
import type { DeletedFile } from './deleted-files.ts';
import type { SaveState } from './use-autosave.ts';

/** Shows whether everything is saved. */
export const SaveNote = ({ state }: { state: SaveState }) => {
  const { t } = useTranslation('application-form', 'errors');
  const locale = useLocale();
  const statusText = () => {
    if (state.kind === 'refused')
      return t('application-form.refused', { reason: t(`errors.${state.code}`) });
    if (state.kind !== 'saved') return t(`application-form.${state.kind}`);
    const time = state.at && formatTime(state.at, Temporal.Now.timeZoneId(), locale);
    const saved = time ? t('application-form.savedAt', { time }) : t('application-form.saved');
    return state.merged ? `${saved} · ${t('application-form.merged')}` : saved;
  };
  const isLost = ['failed', 'refused', 'stopped'].includes(state.kind);
  const Icon = isLost ? CloudOff : CloudUpload;
  return (
    <p
      role="status"
      className={`tabular flex items-center gap-2 text-sm ${isLost ? 'text-danger' : 'text-ink-soft'}`}
    >
      <Icon aria-hidden="true" className="size-4 shrink-0" />
      {statusText()}
    </p>
  );
};

/** Names deleted files until the user changes the list of files. */
export const DeletedFilesNote = ({ files }: { files: readonly DeletedFile[] }) => {
  const { t } = useTranslation('application-form');
  if (files.length === 0) return null;
  return (
    <ul role="alert" className="grid gap-1 text-danger text-sm">
      {files.map(({ description, number }) => (
        <li key={number} className="wrap-anywhere">
          {description
            ? t('application-form.files.gone', { description })
            : t('application-form.files.goneNumber', { number })}
        </li>
      ))}
    </ul>
  );
};
