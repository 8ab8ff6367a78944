import { DIRECT_GUIDES_MAX } from '@tomoguide/contract/messaging/figures';
import { useEffect, useState } from 'react';
import { useTranslation } from '../../../translation/use-translation.ts';
import { Button } from '../../../ui/button.tsx';
import { clearChosen, takeStored, useChosen } from './chosen.ts';
import { DirectDialog } from './direct-dialog.tsx';
import { useRequestedTour } from './use-requested-tour.ts';
import { useSendDirect } from './use-send-direct.ts';

interface Props {
  /** The date filter of the search, as a day. */
  date: string | null;
  onDate: (date: string | null) => void;
  travelers: number | null;
  /** Ends the selection of guides. */
  onEnd: () => void;
}

/** The bar at the bottom during the selection, with the number of selected guides and the actions. */
const DirectBar = (props: Props) => {
  const { t } = useTranslation('direct-message');
  const chosen = useChosen();
  const [writing, setWriting] = useState(false);
  // State that the dialog needs for a retry, kept here because the dialog may be closed while sending.
  const [text, setText] = useState('');
  const requestedTour = useRequestedTour(props.date, props.travelers);
  const sending = useSendDirect();
  useEffect(() => {
    const stored = takeStored();
    if (stored === null) return;
    setText(stored);
    setWriting(true);
  }, []);
  const endSelection = () => {
    clearChosen();
    props.onEnd();
  };
  return (
    <div
      role="toolbar"
      aria-label={t('direct-message.title')}
      className="sticky bottom-[calc(var(--bottom-bar)+0.75rem)] z-30 flex flex-wrap items-center justify-between gap-x-4 gap-y-2 rounded-2xl border border-line bg-surface py-2.5 pr-2.5 pl-4 shadow-pop"
    >
      <p role="status" className="tabular font-semibold">
        {chosen.length === 0
          ? t('direct-message.tick', { count: DIRECT_GUIDES_MAX })
          : t('direct-message.chosen', { count: chosen.length })}
        {chosen.length >= DIRECT_GUIDES_MAX ? (
          <span className="block font-normal text-ink-soft text-sm">
            {t('direct-message.most', { count: DIRECT_GUIDES_MAX })}
          </span>
        ) : null}
      </p>
      <div className="flex grow justify-end gap-2">
        <Button tone="quiet" onClick={endSelection}>
          {t('direct-message.cancel')}
        </Button>
        <Button
          aria-haspopup="dialog"
          disabled={chosen.length === 0}
          onClick={() => setWriting(true)}
        >
          {t('direct-message.write')}
        </Button>
      </div>
      {writing ? (
        <DirectDialog
          guides={chosen}
          requestedTour={requestedTour}
          onDate={props.onDate}
          sending={sending}
          text={text}
          onText={setText}
          onClose={() => setWriting(false)}
          onDone={endSelection}
        />
      ) : null}
    </div>
  );
};

export default DirectBar;
