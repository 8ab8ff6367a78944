import { useQuery } from '@tanstack/react-query';
import type { TextLanguage } from '@tomoguide/contract/languages/en';
import type { WrittenLanguage } from '@tomoguide/contract/reviews/language';
import { useState } from 'react';
import { useTranslation } from '../../../translation/use-translation.ts';
import { Button } from '../../../ui/button.tsx';
import { Spinner } from '../../../ui/spinner.tsx';
import { PairUnavailable, translateOnDevice } from './device-translator.ts';

export interface TranslationPartProps {
  text: string;
  /** The language that the script of the text suggests. */
  source: WrittenLanguage;
  /** The language that the reader reads. */
  target: TextLanguage;
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

/** The translation of a message into the reader's language (docs/product/messages.md, "Translation"). */
export const TranslationPart = ({ text, source, target }: TranslationPartProps) => {
  const { t } = useTranslation('message-translation', 'layout');
  const [share, setShare] = useState<number | null>(null);
  const { data, error, isFetching, refetch } = useQuery({
    // Private, so that the end of the session removes it.
    queryKey: ['me', 'translation', target, text],
    queryFn: () => translateOnDevice(text, { source, target, onDownload: setShare }),
    retryOnMount: false,
  });
  return (
    <div className="mt-1 max-w-[min(85%,36rem)] border-line border-l-2 pl-3 text-sm">
      {isFetching ? (
        <Progress share={share} />
      ) : data !== undefined ? (
        <>
          <p className="wrap-anywhere whitespace-pre-wrap">
            <bdi lang={target}>{data}</bdi>
          </p>
          <p className="text-ink-soft text-xs">{t('message-translation.byDevice')}</p>
        </>
      ) : error instanceof PairUnavailable ? (
        <p className="text-ink-soft">{t('message-translation.unavailable')}</p>
      ) : (
        <div role="alert" className="flex flex-wrap items-center gap-x-2">
          <p>{t('message-translation.failed')}</p>
          <Button tone="quiet" size="small" onClick={() => refetch()}>
            {t('layout.retry')}
          </Button>
        </div>
      )}
    </div>
  );
};
