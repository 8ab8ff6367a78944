import type { ShoppingFigure as Figure } from '@tomoguide/contract/guides/entities';
import { detectWrittenLanguage } from '@tomoguide/contract/reviews/language';
import type { ReactNode } from 'react';
import { useTranslation } from '../../translation/use-translation.ts';

interface Props {
  figure: Figure;
  /** The heading of the guide's reply. */
  replyTitle: string;
  children?: ReactNode;
}

/** How many of a guide's travelers reported something about shopping, with the guide's reply. */
export const ShoppingFigure = ({ figure, replyTitle, children }: Props) => {
  const { t } = useTranslation('shopping-figure');
  const { travelers, reports, reply } = figure;
  return (
    <div className="grid gap-2" data-shopping-figure>
      <p className="tabular">{t('shopping-figure.count', { count: travelers, reports })}</p>
      {reply ? (
        <div className="ml-4 border-line border-l-2 pl-4 text-sm">
          <p className="font-semibold">{replyTitle}</p>
          <p
            lang={detectWrittenLanguage(reply.content) ?? undefined}
            className="wrap-anywhere whitespace-pre-line text-ink-soft"
          >
            {reply.content}
          </p>
        </div>
      ) : null}
      {children}
    </div>
  );
};
