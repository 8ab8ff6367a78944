import { useTranslation } from '../../../translation/use-translation.ts';

/** The day the terms and the privacy statement were last changed. */
export const LAST_CHANGED = '2026-11-01';

export interface Section {
  readonly title: string;
  /** Paragraphs, separated by an empty line. */
  readonly text: string;
}

export const Paragraphs = ({ text }: { text: string }) =>
  text.split('\n\n').map((paragraph) => <p key={paragraph}>{paragraph}</p>);

/** A long text with its contents at the side on wide screens. */
export const Prose = ({ sections }: { sections: Readonly<Record<string, Section>> }) => {
  const { t } = useTranslation('documents-legal');
  const entries = Object.entries(sections);
  return (
    <div className="grid gap-10 lg:grid-cols-[15rem_minmax(0,44rem)]">
      <nav aria-label={t('contents')} className="lg:sticky lg:top-24 lg:self-start">
        <ul className="grid gap-0.5 border-line border-l">
          {entries.map(([id, { title }]) => (
            <li key={id}>
              <a
                href={`#${id}`}
                className="block py-1.5 pl-4 text-[0.9375rem] text-ink-soft hover:text-ink hover:underline pointer-coarse:py-2.5"
              >
                {title}
              </a>
            </li>
          ))}
        </ul>
      </nav>
      <div className="grid gap-10">
        {entries.map(([id, { title, text }]) => (
          <section key={id} id={id} className="grid gap-3">
            <h2 className="font-semibold text-xl">{title}</h2>
            <Paragraphs text={text} />
          </section>
        ))}
      </div>
    </div>
  );
};
