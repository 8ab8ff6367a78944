import { useQueryClient } from '@tanstack/react-query';
import { CITIES, CITY_SLUGS, type CitySlug } from '@tomoguide/contract/catalog/cities';
import { getLocalizedName } from '@tomoguide/contract/catalog/names';
import { inEachLanguage, LOCALES } from '@tomoguide/contract/locale';
import {
  ANNOUNCEMENT_PATH_MAX,
  ANNOUNCEMENT_TYPES,
  type Audience,
  isSitePath,
  type NewAnnouncement,
} from '@tomoguide/contract/notifications/announcements';
import { ANNOUNCEMENT_DAYS } from '@tomoguide/contract/notifications/figures';
import { findPerson } from '@tomoguide/contract/staff/calls';
import { useState, useSyncExternalStore } from 'react';
import { useSearchParams } from 'react-router';
import { requireText } from '../../../form/required.ts';
import { useEarlierInput, useStoreInput } from '../../../form/stored-draft.ts';
import { useForm, useValues } from '../../../form/use-form.ts';
import { api } from '../../../lib/api.ts';
import { getErrorCode } from '../../../lib/api-error.ts';
import { useLocale, useTranslation } from '../../../translation/use-translation.ts';
import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { Field } from '../../../ui/field.tsx';
import { Input } from '../../../ui/input.tsx';
import { Select } from '../../../ui/select.tsx';
import { Spinner } from '../../../ui/spinner.tsx';
import { LanguageFields, type TextName } from './language-fields.tsx';
import { orderLanguages } from './languages.ts';
import { SENDING, SendDialog } from './send-dialog.tsx';

const KINDS = ['everyone', 'travelers', 'guides', 'city', 'person'] as const;
type Kind = (typeof KINDS)[number];

const findValue = <Value extends string>(
  values: readonly Value[],
  typed: string,
): Value | undefined => values.find((value) => value === typed);

const TEXT_NAMES = LOCALES.flatMap((locale): TextName[] => [`title.${locale}`, `text.${locale}`]);

const BLANK = {
  type: 'system' as NewAnnouncement['type'],
  ...(Object.fromEntries(TEXT_NAMES.map((name) => [name, ''])) as Record<TextName, string>),
  path: '',
  days: null as NewAnnouncement['days'],
};

type Typed = typeof BLANK & { kind: Kind; city: CitySlug; name: string };
const DRAFT = 'staff:announcement';

/** Returns the recipient named in the URL, otherwise everyone. */
const getRecipient = (requestedName: string): Pick<Typed, 'kind' | 'city' | 'name'> => ({
  kind: requestedName === '' ? 'everyone' : 'person',
  city: 'tokyo',
  name: requestedName,
});

const resolveAudience = async ({
  kind,
  city,
  name,
}: Typed): Promise<{ audience: Audience; personName: string | null }> => {
  if (kind === 'city') return { audience: { kind, city }, personName: null };
  if (kind !== 'person') return { audience: { kind }, personName: null };
  const found = await api(findPerson, { query: { name: name.trim() } });
  return { audience: { kind, userId: found.person.id }, personName: found.fullName };
};

/**
 * A form for an announcement and its audience. A preview follows before the announcement is sent. If the
 * page is opened again before the reply, the form waits for it: a sent announcement must not come back as a
 * draft, and one that failed must.
 */
export const AnnouncementForm = () => {
  const { t } = useTranslation('staff-announcements');
  const client = useQueryClient();
  const isSending = useSyncExternalStore(
    (onChange) => client.getMutationCache().subscribe(onChange),
    () => client.isMutating({ mutationKey: SENDING }) > 0,
    () => false,
  );
  const [waits, setWaits] = useState(isSending);
  if (waits && !isSending) setWaits(false);
  if (!waits) return <Fields />;
  return (
    <Card>
      <p role="status" className="flex items-center gap-3">
        <Spinner className="size-5" />
        {t('staff-announcements.sending')}
      </p>
    </Card>
  );
};

const Fields = () => {
  const { t } = useTranslation('staff-announcements', 'errors');
  const locale = useLocale();
  const [params] = useSearchParams();
  const requestedName = params.get('name') ?? '';
  const [draft, setDraft] = useState<{ body: NewAnnouncement; personName: string | null } | null>(
    null,
  );
  // The stored input includes the recipient that the URL named at that time.
  const before = useEarlierInput<Partial<Typed> & { requestedName: string }>(DRAFT);
  const state = useValues((): Typed => {
    const recipient = getRecipient(requestedName);
    if (!before) return { ...BLANK, ...recipient };
    const { requestedName: askedThen, ...typed } = before;
    const restored = { ...BLANK, ...recipient, ...typed };
    // If the URL now names another recipient, the form was opened for that recipient.
    return requestedName === '' || askedThen === requestedName
      ? restored
      : { ...restored, ...recipient };
  });
  const form = useForm({
    state,
    validate: (typed) => {
      const missing = t('staff-announcements.missing');
      const path = typed.path.trim();
      return {
        name: typed.kind === 'person' ? requireText(typed.name, missing) : undefined,
        ...Object.fromEntries(TEXT_NAMES.map((name) => [name, requireText(typed[name], missing)])),
        path: path === '' || isSitePath(path) ? undefined : t('staff-announcements.pathFault'),
      };
    },
    fieldErrorsOf: (error) => (error === null ? {} : { name: t(`errors.${getErrorCode(error)}`) }),
    send: async (typed) => {
      const { audience, personName } = await resolveAudience(typed);
      setDraft({
        personName,
        body: {
          audience,
          type: typed.type,
          words: {
            title: inEachLanguage((each) => typed[`title.${each}`].trim()),
            text: inEachLanguage((each) => typed[`text.${each}`].trim()),
            path: typed.path.trim() || null,
          },
          days: typed.days,
        },
      });
    },
  });
  const { values, change, errors } = form;
  const isTyped = Object.entries(BLANK).some(
    ([name, value]) => values[name as keyof Typed] !== value,
  );
  const deleteStored = useStoreInput(DRAFT, isTyped ? { requestedName, ...values } : null);

  return (
    <Card>
      <form onSubmit={form.submit} noValidate className="grid gap-5">
        <div className="grid gap-5 sm:grid-cols-2">
          <Field label={t('staff-announcements.to')}>
            {(field) => (
              <Select
                {...field}
                value={values.kind}
                onChange={({ target }) =>
                  change({ kind: findValue(KINDS, target.value) ?? values.kind })
                }
              >
                {KINDS.map((each) => (
                  <option key={each} value={each}>
                    {t(`staff-announcements.kinds.${each}`)}
                  </option>
                ))}
              </Select>
            )}
          </Field>
          {values.kind === 'city' ? (
            <Field label={t('staff-announcements.city')}>
              {(field) => (
                <Select
                  {...field}
                  value={values.city}
                  onChange={({ target }) =>
                    change({ city: findValue(CITY_SLUGS, target.value) ?? values.city })
                  }
                >
                  {CITIES.map((each) => (
                    <option key={each.slug} value={each.slug}>
                      {getLocalizedName(each, locale)}
                    </option>
                  ))}
                </Select>
              )}
            </Field>
          ) : null}
          {values.kind === 'person' ? (
            <Field label={t('staff-announcements.person')} error={errors.name}>
              {(field) => (
                <Input
                  {...field}
                  {...form.text('name')}
                  autoComplete="off"
                  autoCapitalize="none"
                  spellCheck={false}
                  maxLength={254}
                />
              )}
            </Field>
          ) : null}
        </div>
        {orderLanguages(locale).map((language) => (
          <LanguageFields key={language} language={language} form={form} />
        ))}
        <Field
          label={t('staff-announcements.path')}
          hint={t('staff-announcements.pathHint')}
          error={errors.path}
        >
          {(field) => (
            <Input
              {...field}
              {...form.text('path')}
              autoComplete="off"
              autoCapitalize="none"
              spellCheck={false}
              placeholder="/help/cancellation"
              maxLength={ANNOUNCEMENT_PATH_MAX}
            />
          )}
        </Field>
        <div className="grid gap-5 sm:grid-cols-2">
          <Field label={t('staff-announcements.type')}>
            {(field) => (
              <Select
                {...field}
                value={values.type}
                onChange={({ target }) =>
                  change({ type: findValue(ANNOUNCEMENT_TYPES, target.value) ?? values.type })
                }
              >
                {ANNOUNCEMENT_TYPES.map((each) => (
                  <option key={each} value={each}>
                    {t(`staff-announcements.types.${each}`)}
                  </option>
                ))}
              </Select>
            )}
          </Field>
          <Field label={t('staff-announcements.over')}>
            {(field) => (
              <Select
                {...field}
                value={values.days ?? ''}
                onChange={({ target }) =>
                  change({
                    days: ANNOUNCEMENT_DAYS.find((days) => String(days) === target.value) ?? null,
                  })
                }
              >
                <option value="">{t('staff-announcements.never')}</option>
                {ANNOUNCEMENT_DAYS.map((days) => (
                  <option key={days} value={days}>
                    {t('staff-announcements.afterDays', { count: days })}
                  </option>
                ))}
              </Select>
            )}
          </Field>
        </div>
        <Button type="submit" className="justify-self-start" busy={form.busy}>
          {form.busy ? t('staff-announcements.looking') : t('staff-announcements.look')}
        </Button>
      </form>
      {draft ? (
        <SendDialog
          {...draft}
          onClose={() => setDraft(null)}
          onSent={() => {
            // The user may have left the page before the reply; changes of the form then have no effect.
            deleteStored();
            setDraft(null);
            change(BLANK);
            form.reset();
          }}
        />
      ) : null}
    </Card>
  );
};
