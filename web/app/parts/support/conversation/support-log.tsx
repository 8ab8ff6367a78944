import { formatTime, getDayInZone } from '@tomoguide/contract/format';
import { type ReactNode, useLayoutEffect, useRef } from 'react';
import { useNow } from '../../../lib/use-now.ts';
import { useTimeZone } from '../../../lib/use-time-zone.ts';
import { formatDayTitle } from '../../../lib/when-words.ts';
import { useLocale, useTranslation } from '../../../translation/use-translation.ts';
import { Button } from '../../../ui/button.tsx';
import { FreeText } from '../../../ui/free-text.tsx';
import { Check, CircleAlert, Clock } from '../../../ui/icons.ts';
import { type MorePages, ShowMore } from '../../../ui/show-more.tsx';
import type { SupportLine } from './support-line.ts';

interface Actions {
  onResend: (key: string) => void;
  onDiscard: (key: string) => void;
}

const DeliveryStatus = ({ entry: line }: { entry: SupportLine }) => {
  const { t } = useTranslation('support');
  const marks = {
    sending: { words: t('support.sending'), Icon: Clock },
    sent: { words: t('support.sent'), Icon: Check },
    failed: { words: t('support.notSent'), Icon: CircleAlert },
  } as const;
  const { words, Icon } = marks[line.state];
  return (
    <span className="inline-flex items-center" title={words}>
      <Icon aria-hidden="true" className="size-3.5 shrink-0" />
      <span className="sr-only">{words}</span>
    </span>
  );
};

/** The subject of the conversation, shown above its first message. */
const Subject = ({ entry: { topic, about } }: { entry: SupportLine }) => {
  const { t } = useTranslation('support');
  if (!topic) return null;
  const name = t(`support.topics.${topic}`);
  return (
    <p className="tabular mb-1 rounded-full bg-sunken px-3 py-0.5 text-ink-soft text-xs">
      {about ? t(`support.about.${about.kind}`, { topic: name, number: about.number }) : name}
    </p>
  );
};

const Failure = ({ entry: line, onResend, onDiscard }: Actions & { entry: SupportLine }) => {
  const { t } = useTranslation('support', 'errors');
  return (
    <div role="alert" className="mt-1 flex flex-wrap items-center justify-end gap-x-2 text-sm">
      <span className="text-danger">
        {line.failure ? t(`errors.${line.failure}`) : t('support.notSent')}
      </span>
      <Button tone="quiet" size="small" onClick={() => onResend(line.key)}>
        {t('support.sendAgain')}
      </Button>
      <Button tone="quiet" size="small" onClick={() => onDiscard(line.key)}>
        {t('support.discard')}
      </Button>
    </div>
  );
};

interface BubbleProps extends Actions {
  entry: SupportLine;
  other: string;
  zone: string;
}

const Bubble = ({ entry: line, other, zone, ...actions }: BubbleProps) => {
  const { t } = useTranslation('support');
  const locale = useLocale();
  const { mine, text, at, state } = line;
  return (
    <li className={`flex flex-col px-4 pt-2 sm:px-6 ${mine ? 'items-end' : 'items-start'}`}>
      <Subject entry={line} />
      <p
        className={`wrap-anywhere w-fit max-w-[min(85%,36rem)] whitespace-pre-wrap rounded-2xl px-3.5 py-2 text-base ${
          mine
            ? 'rounded-br-md bg-action text-on-action'
            : 'rounded-bl-md border border-line bg-surface'
        } ${state === 'failed' ? 'opacity-70' : ''}`}
      >
        <span className="sr-only">{mine ? t('support.you', { text: '' }) : `${other}: `}</span>
        <FreeText>{text}</FreeText>
      </p>
      {state === 'failed' ? (
        <Failure entry={line} {...actions} />
      ) : (
        <p className="tabular mt-0.5 flex items-center gap-1.5 text-ink-soft text-xs">
          <time dateTime={at}>{formatTime(at, zone, locale)}</time>
          {mine ? <DeliveryStatus entry={line} /> : null}
        </p>
      )}
    </li>
  );
};

interface Props extends Actions {
  /** The messages, oldest first. */
  lines: readonly SupportLine[];
  label: string;
  /** The name of the other party of the conversation. */
  other: string;
  /** The time zone of the displayed times; by default the user's. */
  zone?: string;
  /** Rendered above the first message of the conversation. */
  beginning: ReactNode;
  earlier: MorePages;
  /** Rendered below the last message. */
  end?: ReactNode;
}

/** If the user is closer to the end than this, they are assumed to be reading the newest messages. */
const NEAR_END_PX = 80;

/** Keeps the log scrolled to the end if the user is there, and scrolls there after the user's own message. */
const useStayAtEnd = (lines: readonly SupportLine[]) => {
  const log = useRef<HTMLDivElement>(null);
  const atEnd = useRef(true);
  const last = lines.at(-1);
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs whenever the last message changes.
  useLayoutEffect(() => {
    const box = log.current;
    if (box && (atEnd.current || last?.mine)) box.scrollTop = box.scrollHeight;
  }, [last?.key, last?.state]);
  const onScroll = () => {
    const box = log.current;
    if (box) atEnd.current = box.scrollHeight - box.scrollTop - box.clientHeight < NEAR_END_PX;
  };
  return { log, onScroll };
};

/** The messages between a user and staff, as either of them sees them. */
export const SupportLog = (props: Props) => {
  const { lines, label, other, beginning, earlier, end, zone: given, ...actions } = props;
  const { t } = useTranslation('support');
  const locale = useLocale();
  const own = useTimeZone();
  const zone = given ?? own;
  const now = useNow(60);
  const { log, onScroll } = useStayAtEnd(lines);
  const names = { today: t('support.today'), yesterday: t('support.yesterday') };
  const startsDay = (index: number) => {
    const [line, before] = [lines[index], lines[index - 1]];
    const day = line && getDayInZone(line.at, zone);
    return before && getDayInZone(before.at, zone) === day ? null : day;
  };
  return (
    <div
      ref={log}
      role="log"
      aria-label={label}
      aria-live="polite"
      // biome-ignore lint/a11y/noNoninteractiveTabindex: scrollable content must be scrollable by keyboard.
      tabIndex={0}
      onScroll={onScroll}
      className="min-h-0 grow overflow-y-auto overscroll-contain pb-3"
    >
      {earlier.hasNextPage ? (
        <ShowMore list={earlier} tone="quiet" size="small" className="p-3">
          {t('support.earlier')}
        </ShowMore>
      ) : (
        <div className="px-6 pt-6 pb-1 text-balance text-center text-ink-soft text-sm">
          {beginning}
        </div>
      )}
      <ul>
        {lines.flatMap((line, index) => {
          const day = startsDay(index);
          return [
            ...(day
              ? [
                  <li key={`day ${line.key}`} className="py-3 text-center">
                    <time
                      dateTime={day}
                      className="rounded-full bg-sunken px-3 py-1 text-ink-soft text-xs"
                    >
                      {formatDayTitle(day, now, zone, locale, names)}
                    </time>
                  </li>,
                ]
              : []),
            <Bubble key={line.key} entry={line} other={other} zone={zone} {...actions} />,
          ];
        })}
      </ul>
      {end}
    </div>
  );
};
