import { useQuery } from '@tanstack/react-query';
import type { TextLanguage } from '@tomoguide/contract/languages/en';
import { translateMessage } from '@tomoguide/contract/messaging/calls';
import type { WrittenLanguage } from '@tomoguide/contract/reviews/language';
import { useState } from 'react';
import { api } from '../../../lib/api.ts';
import { getErrorCode } from '../../../lib/api-error.ts';
import { useTranslation } from '../../../translation/use-translation.ts';
import { Button } from '../../../ui/button.tsx';
import { Spinner } from '../../../ui/spinner.tsx';
import type { MessagePlace } from '../fact-card/queries.ts';
import { PairUnavailable, translateOnDevice } from './device-translator.ts';
import { hasDeviceTranslator } from './has-device-translator.ts';

export interface TranslationPartProps {
  message: MessagePlace;
  text: string;
  /** The language that the script of the text suggests. */
  source: WrittenLanguage;
  /** The language that the reader reads. */
  target: TextLanguage;
  /** The host of the translation service; null if there is none. */
  host: string | null;
}

interface Translated {
  text: string;
  /** The host of the service that translated; null if the browser did. */
  host: string | null;
}

/** What the browser is doing: downloading, with the downloaded share, or translating. */
const Progress = ({ share }: { share: number | null }) => {
  const { t } = useTranslation('message-translation');
  const percent = Math.round((share ?? 0) * 100);
  return (
    <p role="status" className="flex items-center gap-2 text-ink-soft">
      <Spinner />
      {share === null || share === 1 ? (
        t('message-translation.translating')
      ) : (
        <span
          role="progressbar"
          aria-label={t('message-translation.download')}
          aria-valuemin={0}
          aria-valuemax={100}
          aria-valuenow={percent}
          className="tabular"
        >
          {t('message-translation.downloading', { percent })}
        </span>
      )}
    </p>
  );
};

const Translation = ({ translated, target }: { translated: Translated; target: TextLanguage }) => {
  const { t } = useTranslation('message-translation');
  const { text, host } = translated;
  return (
    <>
      <p className="wrap-anywhere whitespace-pre-wrap">
        <bdi lang={target}>{text}</bdi>
      </p>
      <p className="text-ink-soft text-xs">
        {host === null
          ? t('message-translation.byDevice')
          : t('message-translation.byService', { host })}
      </p>
    </>
  );
};

interface FailureProps {
  /** Null if the browser failed. */
  code: ReturnType<typeof getErrorCode> | null;
  onRetry: () => void;
}

const Failure = ({ code, onRetry }: FailureProps) => {
  const { t } = useTranslation('message-translation', 'errors', 'layout');
  return (
    <div role="alert" className="flex flex-wrap items-center gap-x-2">
      <p>{code === null ? t('message-translation.failed') : t(`errors.${code}`)}</p>
      {code === 'TRANSLATION_TOO_LONG' ? null : (
        <Button tone="quiet" size="small" onClick={onRetry}>
          {t('layout.retry')}
        </Button>
      )}
    </div>
  );
};

/**
 * The translation of a message into the reader's language: by the browser if it can, otherwise by the
 * service if there is one (docs/product/messages.md, "Translation").
 */
export const TranslationPart = ({ message, text, source, target, host }: TranslationPartProps) => {
  const { t } = useTranslation('message-translation');
  const [by, setBy] = useState<'device' | 'service'>(() =>
    hasDeviceTranslator() ? 'device' : 'service',
  );
  const [share, setShare] = useState<number | null>(null);
  const { data, error, isFetching, refetch } = useQuery({
    // Private, so that the end of the session removes it.
    queryKey: ['me', 'translation', by, message.messageId, target, text],
    queryFn: async (): Promise<Translated> => {
      if (by === 'service') return api(translateMessage, { params: message, body: { to: target } });
      const onDevice = await translateOnDevice(text, { source, target, onDownload: setShare });
      return { text: onDevice, host: null };
    },
    retryOnMount: false,
  });
  return (
    <div className="mt-1 max-w-[min(85%,36rem)] border-line border-l-2 pl-3 text-sm">
      {isFetching ? (
        <Progress share={by === 'device' ? share : null} />
      ) : data ? (
        <Translation translated={data} target={target} />
      ) : error instanceof PairUnavailable ? (
        <>
          <p className="text-ink-soft">{t('message-translation.unavailable')}</p>
          {/* Only a click of the reader sends a text to the service. */}
          {host === null ? null : (
            <Button tone="quiet" size="small" className="-ml-3" onClick={() => setBy('service')}>
              {t('message-translation.useService', { host })}
            </Button>
          )}
        </>
      ) : (
        <Failure code={by === 'device' ? null : getErrorCode(error)} onRetry={() => refetch()} />
      )}
    </div>
  );
};
