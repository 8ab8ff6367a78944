import { HELP_QUERY_MAX } from '@tomoguide/contract/help/help-search';
import {
  type FocusEvent,
  type KeyboardEvent,
  useCallback,
  useEffect,
  useRef,
  useState,
} from 'react';
import { Form, useSearchParams } from 'react-router';
import { useLocale, useTranslation } from '../../../translation/use-translation.ts';
import { Button } from '../../../ui/button.tsx';
import { Search } from '../../../ui/icons.ts';
import { Input } from '../../../ui/input.tsx';
import { LoadFailure } from '../../../ui/load-failure.tsx';
import { prepareHelp } from './find-help.ts';
import { FoundList } from './found-list.tsx';
import { NothingFound } from './nothing-found.tsx';
import { useFoundHelp } from './use-found-help.ts';

/** The number of results that fits on a phone above its keyboard. */
const MAX_VISIBLE_RESULTS = 6;

/** Results below the field, updated while the user types. */
const Answers = ({ query, onClose }: { query: string; onClose: () => void }) => {
  const { t } = useTranslation('help');
  const { found, again } = useFoundHelp(query);
  const list = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const closeOutside = ({ target }: PointerEvent) => {
      const search = list.current?.closest('search');
      if (search && target instanceof Node && !search.contains(target)) onClose();
    };
    document.addEventListener('pointerdown', closeOutside);
    return () => document.removeEventListener('pointerdown', closeOutside);
  }, [onClose]);
  if (!found) return null;
  const { entries } = found;
  return (
    <div
      ref={list}
      className="absolute inset-x-0 top-full z-20 mt-2 max-h-[60vh] overflow-y-auto rounded-2xl border border-line bg-surface p-2 shadow-pop"
    >
      <p role="status" className="sr-only">
        {entries ? t('help.search.found', { count: entries.length }) : ''}
      </p>
      {entries === null ? (
        <LoadFailure onRetry={again} className="px-3 py-2.5">
          {t('help.search.failed')}
        </LoadFailure>
      ) : entries.length === 0 ? (
        <NothingFound query={found.query} />
      ) : (
        <FoundList
          entries={entries.slice(0, MAX_VISIBLE_RESULTS)}
          query={found.query}
          onChosen={onClose}
        />
      )}
    </div>
  );
};

/** A search field for all help pages. Without JavaScript, and on Enter, /help shows all results. */
export const HelpSearch = () => {
  const { t } = useTranslation('help');
  const locale = useLocale();
  const [params] = useSearchParams();
  const initialQuery = params.get('q') ?? '';
  const lang = params.get('lang');
  const [typed, setTyped] = useState<string | null>(null);
  const field = useRef<HTMLInputElement>(null);
  const close = useCallback(() => setTyped(null), []);
  const query = typed?.trim().slice(0, HELP_QUERY_MAX) ?? '';

  const onBlur = ({ currentTarget, relatedTarget }: FocusEvent<HTMLElement>) => {
    if (relatedTarget && !currentTarget.contains(relatedTarget)) close();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || typed === null) return;
    event.preventDefault();
    close();
    field.current?.focus();
  };
  return (
    <search className="relative block max-w-xl" onBlur={onBlur} onKeyDown={onKeyDown}>
      <Form action="/help" className="flex gap-2" onSubmit={close}>
        {lang ? <input type="hidden" name="lang" value={lang} /> : null}
        <Input
          // The key remounts the field when the query in the URL changes.
          key={initialQuery}
          ref={field}
          type="search"
          name="q"
          aria-label={t('help.search.label')}
          placeholder={t('help.search.placeholder')}
          defaultValue={initialQuery}
          maxLength={HELP_QUERY_MAX}
          autoComplete="off"
          enterKeyHint="search"
          onFocus={() => prepareHelp(locale)}
          onInput={({ currentTarget }) => setTyped(currentTarget.value)}
        />
        <Button type="submit" className="shrink-0">
          <Search aria-hidden="true" className="size-5" />
          <span className="max-sm:sr-only">{t('help.search.submit')}</span>
        </Button>
      </Form>
      {query === '' ? null : <Answers query={query} onClose={close} />}
    </search>
  );
};
