import { useRef } from 'react';
import { useTranslation } from '../../../translation/use-translation.ts';
import { FADED, useFade } from '../../../ui/use-fade.ts';

/** Links to the sections of a long page, in a row that scrolls sideways if it is too long. */
export const JumpLinks = ({ sections }: { sections: readonly (readonly [string, string])[] }) => {
  const { t } = useTranslation('help');
  const row = useRef<HTMLElement>(null);
  useFade(row);
  return (
    <nav
      ref={row}
      aria-label={t('help.contents')}
      className={`-mx-4 -my-5 flex gap-2 overflow-x-auto px-4 [scrollbar-width:none] sm:mx-0 sm:flex-wrap sm:px-0 ${FADED}`}
    >
      {sections.map(([id, title]) => (
        <a
          key={id}
          href={`#${id}`}
          className="flex min-h-11 shrink-0 items-center rounded-full border border-line bg-surface px-4 text-[0.9375rem] text-ink no-underline hover:bg-sunken"
        >
          {title}
        </a>
      ))}
    </nav>
  );
};
