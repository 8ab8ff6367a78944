import { formatTime } from '@tomoguide/contract/format';
import { CloudOff, CloudUpload } from 'lucide-react';
import { useLocale, useTranslation } from '../../../translation/use-translation.ts';
import type { SaveState } from './use-autosave.ts';

/** Whether everything is saved. */
export const SaveNote = ({ state }: { state: SaveState }) => {
  const { t } = useTranslation('applications-form');
  const locale = useLocale();
  const words = () => {
    if (state.kind !== 'saved') return t(state.kind);
    const time = state.at && formatTime(state.at, Temporal.Now.timeZoneId(), locale);
    const saved = time ? t('savedAt', { time }) : t('saved');
    return state.merged ? `${saved} · ${t('merged')}` : saved;
  };
  const isLost = state.kind === 'failed' || state.kind === 'stopped';
  const Icon = isLost ? CloudOff : CloudUpload;
  return (
    <p
      role="status"
      className={`tabular flex items-center gap-2 text-sm ${isLost ? 'text-danger' : 'text-ink-soft'}`}
    >
      <Icon aria-hidden="true" className="size-4 shrink-0" />
      {words()}
    </p>
  );
};
