import { useTranslation } from '../../../translation/use-translation.ts';

/** Characters that are shown at once; what goes on is opened. Chinese says more in fewer. */
const AT_ONCE = { en: 900, 'zh-CN': 420 } as const;

/** Where a long text is cut: at the end of the paragraph within which it becomes too long. */
const cut = (paragraphs: readonly string[], most: number): number => {
  let length = 0;
  const last = paragraphs.findIndex((paragraph) => {
    length += paragraph.length;
    return length > most;
  });
  return last < 0 ? paragraphs.length : last + 1;
};

/** The guide's own words, however many. */
export const Bio = ({ text, locale }: { text: string; locale: 'en' | 'zh-CN' }) => {
  const { t } = useTranslation('guides');
  const paragraphs = text.split(/\n+/);
  const shown = cut(paragraphs, AT_ONCE[locale]);
  const asText = (list: readonly string[]) =>
    list.map((paragraph) => <p key={paragraph}>{paragraph}</p>);
  return (
    <div className="story">
      {asText(paragraphs.slice(0, shown))}
      {shown < paragraphs.length ? (
        <details>
          <summary className="inline-flex min-h-11 list-none items-center font-semibold text-action underline">
            {t('readOn')}
          </summary>
          {asText(paragraphs.slice(shown))}
        </details>
      ) : null}
    </div>
  );
};
