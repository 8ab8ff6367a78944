import type { Party } from '@tomoguide/contract/bookings/booking-facts';
import { formatTime } from '@tomoguide/contract/format';
import { getOtherTextLanguage } from '@tomoguide/contract/locale';
import type { ConversationId } from '@tomoguide/contract/primitives';
import { memo } from 'react';
import { useLocale, useTranslation } from '../../../translation/use-translation.ts';
import { Check, CheckCheck, CircleAlert, Clock } from '../../../ui/icons.ts';
import { isEmojiOnly } from '../emoji/emoji-only.ts';
import { FactSlot } from '../fact-card/fact-slot.tsx';
import type { Line, Row } from '../line.ts';
import { PictureBubble } from '../pictures/picture-bubble.tsx';
import { RequestBubble } from '../request/request-bubble.tsx';
import { TranslationSlot } from '../translation/translation-slot.tsx';
import { EventLine } from './event-line.tsx';
import { RequestedTourLine } from './requested-tour-line.tsx';
import { SMALL_ACTION } from './small-action.ts';

export interface LineActions {
  /** Whether the user is the traveler or the guide of the conversation. */
  side: Party;
  conversationId: ConversationId;
  /** The host of the translation service; null if there is none. */
  translationHost: string | null;
  onRecall: (line: Line) => void;
  onResend: (line: Line) => void;
  onDiscard: (line: Line) => void;
  onOpen: (line: Line) => void;
  /** Returns whether the original text of a recalled message is still in memory. */
  canEditAgain: (line: Line) => boolean;
  /** Puts the text of a recalled message back into the composer. */
  onEditAgain: (line: Line) => void;
}

interface Props {
  row: Extract<Row, { type: 'line' }>;
  name: string;
  zone: string;
  /** True if the message can still be recalled. */
  recallable: boolean;
  actions: LineActions;
}

const ICON = 'size-3.5 shrink-0';

/** The delivery status, with its icon. */
const DeliveryStatus = ({ line }: { line: Line }) => {
  const { t } = useTranslation('messaging');
  if (!line.mine) return null;
  const marks = {
    sending: { words: t('messaging.sending'), Icon: Clock },
    sent: { words: t('messaging.sent'), Icon: Check },
    read: { words: t('messaging.read'), Icon: CheckCheck },
    failed: { words: t('messaging.notSent'), Icon: CircleAlert },
  } as const;
  const { words, Icon } = marks[line.state];
  return (
    <span
      className={`inline-flex items-center gap-1 ${line.state === 'read' ? 'text-action' : ''}`}
      title={words}
    >
      <Icon aria-hidden="true" className={ICON} />
      <span className="sr-only">{words}</span>
    </span>
  );
};

const Recall = ({ line, actions }: Pick<Props, 'actions'> & { line: Line }) => {
  const { t } = useTranslation('messaging');
  return (
    <button
      type="button"
      className={`order-first shrink-0 ${SMALL_ACTION}`}
      onClick={() => actions.onRecall(line)}
    >
      {t('messaging.recall')}
    </button>
  );
};

const Failure = ({ line, actions }: Pick<Props, 'actions'> & { line: Line }) => {
  const { t } = useTranslation('messaging', 'errors');
  return (
    <p role="alert" className="flex flex-wrap items-center justify-end gap-x-4 text-danger text-xs">
      <span>
        {t('messaging.notSent')}
        {line.failure && line.failure !== 'UNAVAILABLE' ? ` · ${t(`errors.${line.failure}`)}` : ''}
      </span>
      <button type="button" className={SMALL_ACTION} onClick={() => actions.onResend(line)}>
        {t('messaging.sendAgain')}
      </button>
      <button type="button" className={SMALL_ACTION} onClick={() => actions.onDiscard(line)}>
        {t('messaging.discard')}
      </button>
    </p>
  );
};

const Recalled = ({ line, name, actions }: Pick<Props, 'name' | 'actions'> & { line: Line }) => {
  const { t } = useTranslation('messaging');
  return (
    <p className="flex flex-wrap items-center justify-center gap-x-3 py-2 text-center text-ink-soft text-xs">
      {line.mine ? t('messaging.recalledByMe') : t('messaging.recalledBy', { name })}
      {line.card ? ` ${t('messaging.recalledCard')}` : ''}
      {line.mine && actions.canEditAgain(line) ? (
        <button type="button" className={SMALL_ACTION} onClick={() => actions.onEditAgain(line)}>
          {t('messaging.editAgain')}
        </button>
      ) : null}
    </p>
  );
};

/** A note that part of the message is hidden; a tap explains why. A hidden picture shows this itself. */
const MaskNote = ({ line, name }: { line: Line; name: string }) => {
  const { t } = useTranslation('messaging');
  if (!line.masked || (line.picture && !line.mine)) return null;
  const mine = line.picture
    ? t('messaging.photoHiddenMine', { name })
    : t('messaging.maskedMine', { name });
  return (
    <details
      className={`mt-1 max-w-[min(85%,36rem)] text-ink-soft text-xs ${line.mine ? 'text-right' : ''}`}
    >
      <summary className={`inline-block cursor-pointer list-none ${SMALL_ACTION}`}>
        {t(line.picture ? 'messaging.photoMasked' : 'messaging.masked')}
      </summary>
      <p>{line.mine ? mine : t('messaging.maskedTheirs')}</p>
    </details>
  );
};

/** The version of a quick reply in the other language, folded. */
const OtherVersion = ({ line }: { line: Line }) => {
  const { t } = useTranslation('messaging');
  if (!line.versions) return null;
  const language = getOtherTextLanguage(line.versions.language);
  return (
    <details className={`mt-1 max-w-[min(85%,36rem)] text-sm ${line.mine ? 'text-right' : ''}`}>
      <summary className={`inline-block cursor-pointer list-none ${SMALL_ACTION}`}>
        {t(`messaging.version.${language}`)}
      </summary>
      <p className="wrap-anywhere whitespace-pre-wrap text-left" lang={language}>
        <bdi>{line.versions.otherText}</bdi>
      </p>
    </details>
  );
};

/** The content of a message: text, a picture, emoji or a tour request. */
const MessageContent = ({
  row: { line, last },
  name,
  actions,
}: Pick<Props, 'row' | 'name' | 'actions'>) => {
  const { t } = useTranslation('messaging');
  const by = (
    <span className="sr-only">
      {line.mine ? t('messaging.you', { text: '' }) : t('messaging.from', { name })}
    </span>
  );
  const corner = !last ? '' : line.mine ? 'rounded-br-md' : 'rounded-bl-md';
  if (line.requestId !== null)
    return (
      <>
        {by}
        <RequestBubble id={line.requestId} revision={line.revision} name={name} />
      </>
    );
  if (line.picture)
    return (
      <>
        {by}
        <PictureBubble
          line={line}
          picture={line.picture}
          name={name}
          corner={corner}
          onOpen={actions.onOpen}
          onCancel={actions.onDiscard}
        />
      </>
    );
  if (isEmojiOnly(line.text) && !line.requestedTour)
    return (
      <p className="text-4xl leading-snug">
        {by}
        <bdi>{line.text}</bdi>
      </p>
    );
  const look = line.mine ? 'bg-action text-on-action' : 'border border-line bg-surface';
  return (
    <p
      className={`wrap-anywhere w-fit max-w-[min(85%,36rem)] whitespace-pre-wrap rounded-2xl px-3.5 py-2 text-base ${look} ${corner} ${line.state === 'failed' ? 'opacity-80' : ''}`}
    >
      {by}
      {line.requestedTour ? <RequestedTourLine requestedTour={line.requestedTour} /> : null}
      <bdi lang={line.language ?? undefined}>{line.text}</bdi>
    </p>
  );
};

/** One message: the user's own on the right, the other user's on the left. Rerenders only if it changes. */
export const Bubble = memo(function Bubble({ row, name, zone, recallable, actions }: Props) {
  const locale = useLocale();
  const { line, first, last } = row;
  if (line.recalled) return <Recalled line={line} name={name} actions={actions} />;
  if (line.event)
    return <EventLine event={line.event} at={line.at} side={actions.side} zone={zone} />;
  const side = line.mine ? 'items-end' : 'items-start';
  return (
    <div className={`flex flex-col px-4 sm:px-6 ${side} ${first ? 'pt-2.5' : 'pt-0.5'}`}>
      {/* The Recall button is next to a message without a line below, so that nothing moves when it disappears. */}
      <div className={`flex w-full items-end gap-2 ${line.mine ? 'justify-end' : ''}`}>
        {recallable && !last ? <Recall line={line} actions={actions} /> : null}
        <MessageContent row={row} name={name} actions={actions} />
      </div>
      <TranslationSlot
        line={line}
        conversationId={actions.conversationId}
        host={actions.translationHost}
      />
      <OtherVersion line={line} />
      <MaskNote line={line} name={name} />
      <FactSlot line={line} conversationId={actions.conversationId} name={name} />
      {line.state === 'failed' ? (
        <Failure line={line} actions={actions} />
      ) : last ? (
        <p className="tabular mt-0.5 flex items-center gap-2 text-ink-soft text-xs">
          {recallable ? <Recall line={line} actions={actions} /> : null}
          <time dateTime={line.at}>{formatTime(line.at, zone, locale)}</time>
          <DeliveryStatus line={line} />
        </p>
      ) : null}
    </div>
  );
});
