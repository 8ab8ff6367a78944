import { type ReactNode, useId } from 'react';
import { useTranslation } from '../../../translation/use-translation.ts';
import { ChevronDown } from '../../../ui/icons.ts';
import { OpenDetails } from '../../../ui/open-details.tsx';

interface Props {
  title: string;
  isOptional?: boolean;
  /** A one-line summary of the content, shown while it is collapsed. */
  summary?: string | null;
  hint: string;
  error?: string | undefined;
  /** Expands the group for reasons other than a click or an error. */
  opens?: boolean;
  /** The name of the field in the group, for errors, if it contains only one field. */
  field?: string;
  children: ReactNode;
}

/** A collapsed group of fields, which expands if one of them is invalid. */
export const CollapsibleFields = (props: Props) => {
  const { title, isOptional = true, summary, hint, error, opens = false, field, children } = props;
  const { t } = useTranslation('layout');
  const id = useId();
  return (
    <OpenDetails
      opens={opens || error !== undefined}
      data-field={field}
      data-invalid={error ? true : undefined}
      className="group/fold"
    >
      <summary className="-my-2.5 flex min-h-11 w-fit cursor-pointer list-none items-center gap-1.5 py-2.5 text-sm [&::-webkit-details-marker]:hidden">
        <span className="min-w-0">
          <span id={`${id}-title`} className="font-semibold">
            {title}
          </span>{' '}
          {isOptional ? <span className="text-ink-soft">{t('layout.optional')}</span> : null}
          {summary ? (
            <span className="block text-ink-soft group-open/fold:hidden">{summary}</span>
          ) : null}
        </span>
        <ChevronDown
          aria-hidden="true"
          className="size-4 shrink-0 text-ink-soft transition-transform group-open/fold:rotate-180 motion-reduce:transition-none"
        />
      </summary>
      <fieldset
        aria-labelledby={`${id}-title`}
        aria-describedby={`${id}-hint`}
        className="mt-3 grid min-w-0 gap-3"
      >
        <p
          id={`${id}-hint`}
          role={error ? 'alert' : undefined}
          className={`text-sm ${error ? 'text-danger' : 'text-ink-soft'}`}
        >
          {error ?? hint}
        </p>
        {children}
      </fieldset>
    </OpenDetails>
  );
};
