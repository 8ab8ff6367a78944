import { useTranslation } from '../../translation/use-translation.ts';
import { ChevronDown } from '../../ui/icons.ts';

/** The date on which the terms and the privacy policy last changed. */
export const LAST_CHANGED = '2026-11-25';

export interface Section {
  readonly title: string;
  /** Paragraphs, separated by an empty line. */
  readonly text: string;
}

export const Paragraphs = ({ text }: { text: string }) =>
  text.split('\n\n').map((paragraph) => <p key={paragraph}>{paragraph}</p>);

type Entries = readonly (readonly [id: string, section: Section])[];

const ContentsList = ({ entries }: { entries: Entries }) => (
  <ol className="grid gap-0.5">
    {entries.map(([id, { title }], index) => (
      <li key={id}>
        <a
          href={`#${id}`}
          className="-mx-3 flex gap-3 rounded-xl px-3 py-1.5 text-[0.9375rem] text-ink-soft no-underline hover:bg-sunken hover:text-ink pointer-coarse:py-2.5"
        >
          <span aria-hidden="true" className="tabular w-5 shrink-0 text-right">
            {index + 1}
          </span>
          {title}
        </a>
      </li>
    ))}
  </ol>
);

/**
 * The table of contents: at the side on wide screens, collapsed above the text on others, where it would
 * push the text down by a screen.
 */
const Contents = ({ entries }: { entries: Entries }) => {
  const { t } = useTranslation('legal');
  return (
    <nav aria-label={t('legal.contents')} className="lg:sticky lg:top-24 lg:self-start">
      <details className="group rounded-2xl border border-line bg-surface px-5 lg:hidden">
        <summary className="flex min-h-13 list-none items-center justify-between gap-4 font-semibold [&::-webkit-details-marker]:hidden">
          {t('legal.contents')}
          <ChevronDown
            aria-hidden="true"
            className="size-5 shrink-0 text-ink-soft transition-transform group-open:rotate-180"
          />
        </summary>
        <div className="border-line border-t py-3">
          <ContentsList entries={entries} />
        </div>
      </details>
      <div className="hidden lg:block">
        <p className="mb-2 font-semibold text-[0.9375rem]">{t('legal.contents')}</p>
        <ContentsList entries={entries} />
      </div>
    </nav>
  );
};

/** A long text in numbered sections, with a table of contents and lines of a readable length. */
export const Prose = ({ sections }: { sections: Readonly<Record<string, Section>> }) => {
  const entries = Object.entries(sections);
  return (
    <div className="grid gap-8 lg:grid-cols-[16rem_minmax(0,40rem)] lg:gap-16">
      <Contents entries={entries} />
      <div className="grid gap-10">
        {entries.map(([id, { title, text }], index) => (
          <section key={id} id={id} className="grid gap-3 text-pretty leading-[1.75]">
            <h2 className="flex gap-3 font-semibold text-xl leading-snug">
              <span aria-hidden="true" className="tabular text-ink-soft">
                {index + 1}
              </span>
              {title}
            </h2>
            <Paragraphs text={text} />
          </section>
        ))}
      </div>
    </div>
  );
};
