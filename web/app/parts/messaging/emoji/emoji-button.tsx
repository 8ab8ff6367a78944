import { Suspense, useRef, useState } from 'react';
import { useTranslation } from '../../../translation/use-translation.ts';
import { Smile } from '../../../ui/icons.ts';
import { lazyPart } from '../../../ui/lazy-part.tsx';
import { Popover } from '../../../ui/popover.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';

/** The panel with all emoji and their names, loaded only when it is opened. */
const EmojiPanel = lazyPart(async () => (await import('./emoji-panel.tsx')).EmojiPanel);

interface Props {
  disabled: boolean;
  onChoose: (emoji: string) => void;
  /** Called when the panel closes, so that the field can take focus for further typing. */
  onClosed: () => void;
}

export const EmojiButton = ({ disabled, onChoose, onClosed }: Props) => {
  const { t } = useTranslation('messaging');
  const [open, setOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  // Whether the panel was open before this click. A press on the button closes the open panel before its
  // click arrives.
  const wasOpen = useRef(false);
  return (
    <>
      <button
        ref={button}
        type="button"
        aria-label={t('messaging.emoji')}
        title={t('messaging.emoji')}
        aria-haspopup="dialog"
        aria-expanded={open}
        disabled={disabled}
        onPointerDown={() => {
          wasOpen.current = open;
        }}
        onClick={() => {
          if (!wasOpen.current) setOpen(true);
          wasOpen.current = false;
        }}
        className="inline-flex size-11 shrink-0 items-center justify-center rounded-full text-ink-soft transition-colors hover:text-ink disabled:opacity-50"
      >
        <Smile aria-hidden="true" className="size-5.5" />
      </button>
      {open ? (
        <Popover
          label={t('messaging.emoji')}
          anchor={button.current}
          onClose={() => {
            setOpen(false);
            onClosed();
          }}
        >
          <Suspense fallback={<Skeleton className="h-74 w-full rounded-xl" />}>
            <EmojiPanel onChoose={onChoose} />
          </Suspense>
        </Popover>
      ) : null}
    </>
  );
};
