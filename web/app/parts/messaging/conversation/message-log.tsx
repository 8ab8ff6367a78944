import { useEffect, useMemo, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { Virtualizer, type VirtualizerHandle } from 'virtua';
import { useNow } from '../../../lib/use-now.ts';
import { useTimeZone } from '../../../lib/use-time-zone.ts';
import { formatDayTitle } from '../../../lib/when-words.ts';
import { useLocale, useTranslation } from '../../../translation/use-translation.ts';
import { Button } from '../../../ui/button.tsx';
import { ArrowDown } from '../../../ui/icons.ts';
import { Spinner } from '../../../ui/spinner.tsx';
import { Unbroken } from '../../../ui/unbroken.tsx';
import type { Line, Row } from '../line.ts';
import { Bubble, type LineActions } from './bubble.tsx';
import { groupIntoRows } from './group-into-rows.ts';
import { useLogScroll } from './use-log-scroll.ts';

interface Props {
  /** The messages, oldest first. */
  lines: readonly Line[];
  /** True if the first message is the start of the conversation. */
  isWhole: boolean;
  older: 'idle' | 'loading' | 'failed';
  onOlder: () => void;
  onSeen: () => void;
  name: string;
  /** Returns whether a message can still be recalled. */
  canRecall: (line: Line) => boolean;
  /** The callbacks of the lines; they must be stable. */
  actions: LineActions;
}

const DayLine = ({ day }: { day: string }) => {
  const { t } = useTranslation('messaging');
  const locale = useLocale();
  const zone = useTimeZone();
  const now = useNow(60);
  const names = { today: t('messaging.today'), yesterday: t('messaging.yesterday') };
  return (
    <p className="py-4 text-center">
      <time dateTime={day} className="rounded-full bg-sunken px-3 py-1 text-ink-soft text-xs">
        {formatDayTitle(day, now, zone, locale, names)}
      </time>
    </p>
  );
};

const ConversationStart = ({ name, isEmpty }: { name: string; isEmpty: boolean }) => {
  const { t } = useTranslation('messaging');
  return (
    <div className="grid gap-1 px-6 pt-8 pb-2 text-balance text-center text-ink-soft text-sm">
      <p>
        <Unbroken names={[name]}>{t('messaging.start', { name })}</Unbroken>
      </p>
      {isEmpty ? <p>{t('messaging.firstHint')}</p> : null}
    </div>
  );
};

const NONE: readonly number[] = [];

/** Returns whether the page is being printed. */
const useIsPrinting = (): boolean => {
  const [isPrinting, setIsPrinting] = useState(false);
  useEffect(() => {
    // The browser prints what is rendered when this handler returns.
    const begin = () => flushSync(() => setIsPrinting(true));
    const end = () => setIsPrinting(false);
    addEventListener('beforeprint', begin);
    addEventListener('afterprint', end);
    return () => {
      removeEventListener('beforeprint', begin);
      removeEventListener('afterprint', end);
    };
  }, []);
  return isPrinting;
};

/**
 * The messages of a conversation. Renders only those in view, no matter how many there are, and all loaded
 * ones when the page is printed.
 */
export const MessageLog = (props: Props) => {
  const { lines, isWhole, older, onOlder, onSeen, name, canRecall, actions } = props;
  const { t } = useTranslation('messaging', 'layout');
  const zone = useTimeZone();
  const list = useRef<VirtualizerHandle>(null);
  const rows = useMemo(() => groupIntoRows(lines, zone, isWhole), [lines, zone, isWhole]);
  const onNearStart = () => {
    if (!isWhole && older === 'idle') onOlder();
  };
  const isPrinting = useIsPrinting();
  const scroll = useLogScroll(list, { rows, onNearStart, onSeen });
  const renderRow = (one: Row) => {
    if (one.type === 'start') return <ConversationStart name={name} isEmpty={lines.length === 0} />;
    if (one.type === 'day') return <DayLine day={one.day} />;
    return (
      <Bubble
        row={one}
        name={name}
        zone={zone}
        recallable={canRecall(one.line)}
        actions={actions}
      />
    );
  };
  return (
    <div className="relative min-h-0 grow">
      <div
        role="log"
        aria-label={t('messaging.log', { name })}
        aria-live="polite"
        // biome-ignore lint/a11y/noNoninteractiveTabindex: scrollable content must be scrollable by keyboard.
        tabIndex={0}
        className="flex h-full flex-col overflow-y-auto overscroll-contain pb-3 [overflow-anchor:none]"
      >
        <div className="grow" />
        <Virtualizer
          ref={list}
          data={rows}
          shift={scroll.grewAtStart}
          keepMounted={isPrinting ? [...rows.keys()] : NONE}
          onScroll={scroll.onScroll}
          onResize={scroll.onResize}
        >
          {(one) => <div key={one.key}>{renderRow(one)}</div>}
        </Virtualizer>
      </div>
      {older === 'idle' ? null : (
        <div className="absolute inset-x-0 top-2 flex justify-center">
          {older === 'loading' ? (
            <span role="status" className="rounded-full bg-surface p-2 shadow-card">
              <Spinner />
              <span className="sr-only">{t('messaging.older')}</span>
            </span>
          ) : (
            <p
              role="alert"
              className="flex items-center gap-3 rounded-full bg-surface px-4 py-1 text-sm shadow-card"
            >
              {t('messaging.olderFailed')}
              <Button tone="quiet" size="small" onClick={onOlder}>
                {t('layout.retry')}
              </Button>
            </p>
          )}
        </div>
      )}
      {scroll.isAway ? (
        <button
          type="button"
          onClick={scroll.toEnd}
          className="absolute right-4 bottom-3 inline-flex min-h-11 min-w-11 items-center justify-center gap-2 rounded-full border border-line bg-surface px-3 font-semibold text-action text-sm shadow-pop"
        >
          <ArrowDown aria-hidden="true" className="size-5" />
          <span className={scroll.below > 0 ? '' : 'sr-only'}>
            {scroll.below > 0
              ? t('messaging.newBelow', { count: scroll.below })
              : t('messaging.toNewest')}
          </span>
        </button>
      ) : null}
    </div>
  );
};
