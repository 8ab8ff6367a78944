import { CITIES, CITY_SLUGS, type CitySlug } from '@tomoguide/contract/catalog/cities';
import { nameIn } from '@tomoguide/contract/catalog/names';
import type { ErrorCode } from '@tomoguide/contract/errors';
import {
  ANNOUNCEMENT_DAYS,
  ANNOUNCEMENT_PATH_MAX,
  ANNOUNCEMENT_TYPES,
  type Audience,
  isOwnPage,
  type NewAnnouncement,
} from '@tomoguide/contract/notifications/announcements';
import { findPerson } from '@tomoguide/contract/staff/calls';
import { type FormEvent, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useSearchParams } from 'react-router';
import { useRestoredInput, useStoreAtSessionEnd } from '../../../form/restored-values.ts';
import { api } from '../../../lib/api.ts';
import { errorCodeOf } from '../../../lib/api-error.ts';
import { useLocale, useTranslation } from '../../../translation/use-translation.ts';
import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { Field } from '../../../ui/field.tsx';
import { Input } from '../../../ui/input.tsx';
import { Select } from '../../../ui/select.tsx';
import { LanguageFields } from './language-fields.tsx';
import { languagesFor } from './languages.ts';
import { SendDialog } from './send-dialog.tsx';

const KINDS = ['everyone', 'travelers', 'guides', 'city', 'person'] as const;
type Kind = (typeof KINDS)[number];

const one = <Value extends string>(values: readonly Value[], typed: string): Value | undefined =>
  values.find((value) => value === typed);

const BLANK = {
  type: 'system' as NewAnnouncement['type'],
  titleEn: '',
  titleZh: '',
  textEn: '',
  textZh: '',
  path: '',
  days: null as NewAnnouncement['days'],
};

/** The input at the end of the session. */
interface Draft {
  /** The recipient in the address at that time; empty for none. */
  asked: string;
  kind: Kind;
  city: CitySlug;
  name: string;
  words: typeof BLANK;
}
const DRAFT = 'staff:announcement';

/** Writes an announcement and its audience; a preview follows before it is sent. */
export const AnnouncementForm = () => {
  const { t } = useTranslation(['staff-announcements', 'errors']);
  const locale = useLocale();
  const [params] = useSearchParams();
  const asked = params.get('name') ?? '';
  const before = useRestoredInput<Draft>(DRAFT);
  // If the address now names another recipient, the form was opened for them.
  const addressed = asked === '' || before?.asked === asked ? before : null;
  const [kind, setKind] = useState<Kind>(addressed?.kind ?? (asked === '' ? 'everyone' : 'person'));
  const [city, setCity] = useState<CitySlug>(addressed?.city ?? CITY_SLUGS[0]);
  const [name, setName] = useState(addressed?.name ?? asked);
  const [words, setWords] = useState(before?.words ?? BLANK);
  useStoreAtSessionEnd(DRAFT, words === BLANK ? null : { asked, kind, city, name, words });
  const [tried, setTried] = useState(false);
  const [looking, setLooking] = useState(false);
  const [nameFault, setNameFault] = useState<ErrorCode | null>(null);
  const [draft, setDraft] = useState<{ body: NewAnnouncement; personName: string | null } | null>(
    null,
  );
  const form = useRef<HTMLFormElement>(null);

  const change = (changes: Partial<typeof BLANK>) => setWords({ ...words, ...changes });
  const errorIfEmpty = (value: string) => (tried && value.trim() === '' ? t('missing') : undefined);
  const path = words.path.trim();
  const pathFault = path !== '' && !isOwnPage(path);
  const isWhole =
    [words.titleEn, words.titleZh, words.textEn, words.textZh].every((one) => one.trim() !== '') &&
    !pathFault &&
    (kind !== 'person' || name.trim() !== '');

  const audienceOf = async (): Promise<{ audience: Audience; personName: string | null }> => {
    if (kind === 'city') return { audience: { kind, city }, personName: null };
    if (kind !== 'person') return { audience: { kind }, personName: null };
    const found = await api(findPerson, { query: { name: name.trim() } });
    return { audience: { kind, userId: found.person.id }, personName: found.fullName };
  };
  const showPreview = async (event: FormEvent) => {
    event.preventDefault();
    flushSync(() => setTried(true));
    if (!isWhole) return form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
    if (looking) return;
    setLooking(true);
    setNameFault(null);
    try {
      const { audience, personName } = await audienceOf();
      setDraft({
        personName,
        body: {
          audience,
          type: words.type,
          words: {
            title: { en: words.titleEn.trim(), 'zh-CN': words.titleZh.trim() },
            text: { en: words.textEn.trim(), 'zh-CN': words.textZh.trim() },
            path: path === '' ? null : path,
          },
          days: words.days,
        },
      });
    } catch (error) {
      setNameFault(errorCodeOf(error));
    }
    setLooking(false);
  };

  return (
    <Card>
      <form ref={form} onSubmit={showPreview} noValidate className="grid gap-5">
        <div className="grid gap-5 sm:grid-cols-2">
          <Field label={t('to')}>
            {(field) => (
              <Select
                {...field}
                value={kind}
                onChange={({ target }) => setKind(one(KINDS, target.value) ?? kind)}
              >
                {KINDS.map((each) => (
                  <option key={each} value={each}>
                    {t(`kinds.${each}`)}
                  </option>
                ))}
              </Select>
            )}
          </Field>
          {kind === 'city' ? (
            <Field label={t('city')}>
              {(field) => (
                <Select
                  {...field}
                  value={city}
                  onChange={({ target }) => setCity(one(CITY_SLUGS, target.value) ?? city)}
                >
                  {CITIES.map((each) => (
                    <option key={each.slug} value={each.slug}>
                      {nameIn(each, locale)}
                    </option>
                  ))}
                </Select>
              )}
            </Field>
          ) : null}
          {kind === 'person' ? (
            <Field
              label={t('person')}
              error={nameFault ? t(`errors:${nameFault}`) : errorIfEmpty(name)}
            >
              {(field) => (
                <Input
                  {...field}
                  autoComplete="off"
                  autoCapitalize="none"
                  spellCheck={false}
                  maxLength={254}
                  value={name}
                  onChange={({ target }) => {
                    setName(target.value);
                    setNameFault(null);
                  }}
                />
              )}
            </Field>
          ) : null}
        </div>
        {languagesFor(locale).map((language) => (
          <LanguageFields
            key={language}
            language={language}
            words={words}
            tried={tried}
            onChange={change}
          />
        ))}
        <Field
          label={t('path')}
          hint={t('pathHint')}
          error={tried && pathFault ? t('pathFault') : undefined}
        >
          {(field) => (
            <Input
              {...field}
              autoComplete="off"
              autoCapitalize="none"
              spellCheck={false}
              placeholder="/help/cancellation"
              maxLength={ANNOUNCEMENT_PATH_MAX}
              value={words.path}
              onChange={({ target }) => change({ path: target.value })}
            />
          )}
        </Field>
        <div className="grid gap-5 sm:grid-cols-2">
          <Field label={t('type')}>
            {(field) => (
              <Select
                {...field}
                value={words.type}
                onChange={({ target }) =>
                  change({ type: one(ANNOUNCEMENT_TYPES, target.value) ?? words.type })
                }
              >
                {ANNOUNCEMENT_TYPES.map((each) => (
                  <option key={each} value={each}>
                    {t(`types.${each}`)}
                  </option>
                ))}
              </Select>
            )}
          </Field>
          <Field label={t('over')}>
            {(field) => (
              <Select
                {...field}
                value={words.days ?? ''}
                onChange={({ target }) =>
                  change({
                    days: ANNOUNCEMENT_DAYS.find((days) => String(days) === target.value) ?? null,
                  })
                }
              >
                <option value="">{t('never')}</option>
                {ANNOUNCEMENT_DAYS.map((days) => (
                  <option key={days} value={days}>
                    {t('afterDays', { count: days })}
                  </option>
                ))}
              </Select>
            )}
          </Field>
        </div>
        <Button type="submit" className="justify-self-start" busy={looking}>
          {looking ? t('looking') : t('look')}
        </Button>
      </form>
      {draft ? (
        <SendDialog
          {...draft}
          onClose={() => setDraft(null)}
          onSent={() => {
            setDraft(null);
            setWords(BLANK);
            setTried(false);
          }}
        />
      ) : null}
    </Card>
  );
};
