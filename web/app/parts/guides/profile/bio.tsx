import { LANGUAGES, type Locale } from '@tomoguide/contract/locale';
import { detectWrittenLanguage } from '@tomoguide/contract/reviews/language';
import { useTranslation } from '../../../translation/use-translation.ts';

/** The number of characters to show before the text is truncated. Chinese says more in fewer characters. */
const MAX_LENGTH = { en: 400, zh: 180 } as const;

/** Returns how many paragraphs of a long text to show: up to and including the one that exceeds the limit. */
const cut = (paragraphs: readonly string[], max: number): number => {
  let length = 0;
  const last = paragraphs.findIndex((paragraph) => {
    length += paragraph.length;
    return length > max;
  });
  return last < 0 ? paragraphs.length : last + 1;
};

/** The guide's own text, truncated if it is long. */
export const Bio = ({ text, locale }: { text: string; locale: Locale }) => {
  const { t } = useTranslation('guides');
  const paragraphs = text.split(/\n+/);
  const shown = cut(paragraphs, MAX_LENGTH[LANGUAGES[locale].reads]);
  // A guide who has written in one language only is shown in that one.
  const language = detectWrittenLanguage(text) ?? undefined;
  const asText = (list: readonly string[]) =>
    list.map((paragraph) => (
      <p key={paragraph} lang={language}>
        {paragraph}
      </p>
    ));
  return (
    <div className="story">
      {asText(paragraphs.slice(0, shown))}
      {shown < paragraphs.length ? (
        <details>
          <summary className="inline-flex min-h-11 list-none items-center font-semibold text-action underline">
            {t('guides.readOn')}
          </summary>
          {asText(paragraphs.slice(shown))}
        </details>
      ) : null}
    </div>
  );
};
