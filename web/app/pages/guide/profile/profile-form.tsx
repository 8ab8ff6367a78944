import { GUIDE_LANGUAGES, type OwnGuide, TargetGroup } from '@tomoguide/contract/guides/entities';
import type { OwnProfile } from '@tomoguide/contract/guides/own-profile';
import { GUIDE_PROFILE_BOUNDS } from '@tomoguide/contract/guides/profile-bounds';
import { type FormEvent, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useRestoredInput, useStoreAtSessionEnd } from '../../../form/restored-values.ts';
import { clearRefusal, unlessTyped } from '../../../lib/typed-meanwhile.ts';
import { useRefusedField } from '../../../lib/use-refused-field.ts';
import { useTranslation } from '../../../translation/use-translation.ts';
import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { Chips } from '../../../ui/chips.tsx';
import { Field } from '../../../ui/field.tsx';
import { Group } from '../../../ui/group.tsx';
import { Input } from '../../../ui/input.tsx';
import { Textarea } from '../../../ui/textarea.tsx';
import { LeaveGuard } from '../leave-guard.tsx';
import { LevelFields } from './level-fields.tsx';
import { ProfilePreview } from './profile-preview.tsx';
import { areSame, faultsOf, lengthOf, type TypedProfile, typedOf } from './typed-profile.ts';
import { useSaveProfile } from './use-save-profile.ts';

const { bio, occupation, experienceYears, experienceSessions } = GUIDE_PROFILE_BOUNDS;

interface Props {
  guide: OwnGuide;
  profile: OwnProfile;
}

/** The guide's whole profile, saved together. */
export const ProfileForm = ({ guide, profile: opened }: Props) => {
  const { t } = useTranslation(['guides-profile', 'guides']);
  /** The initial values of the fields. */
  const [profile, setProfileInForce] = useState(opened);
  const before = useRestoredInput<TypedProfile>(`profile:${opened.revision}`);
  const [typed, setTyped] = useState(() => before ?? typedOf(profile));
  const [checked, setChecked] = useState(false);
  const form = useRef<HTMLFormElement>(null);
  const languages = useRef<HTMLInputElement>(null);
  const groups = useRef<HTMLInputElement>(null);
  const saved = typedOf(profile);
  const isDirty = !areSame(typed, saved);
  useStoreAtSessionEnd(`profile:${profile.revision}`, isDirty ? typed : null);
  const faults = faultsOf(typed);
  const fault = (field: keyof TypedProfile) => (checked ? faults.get(field) : undefined);
  const startDraft = (inForce: OwnProfile, sent?: TypedProfile): void => {
    const fresh = typedOf(inForce);
    setProfileInForce(inForce);
    setTyped(sent ? unlessTyped(sent, fresh) : fresh);
    setChecked(false);
  };
  const save = useSaveProfile(profile.revision, startDraft);
  const refused = useRefusedField(save.error, form);
  const change = (changes: Partial<TypedProfile>): void => {
    setTyped({ ...typed, ...changes });
    clearRefusal(save);
  };
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    if (save.isPending) return;
    flushSync(() => setChecked(true));
    const [first] = faults.keys();
    if (!first) save.mutate(typed);
    else if (first === 'languages') languages.current?.focus();
    else if (first === 'targetGroups') groups.current?.focus();
    else {
      const control = form.current?.elements.namedItem(first);
      if (control instanceof HTMLElement) control.focus();
    }
  };
  const text = (name: Exclude<keyof TypedProfile, 'languages' | 'levels' | 'targetGroups'>) => ({
    name,
    value: typed[name],
    onChange: ({ target }: { target: { value: string } }) => change({ [name]: target.value }),
  });
  const bioError = (name: 'bioEn' | 'bioZh'): string | undefined => {
    const excess = lengthOf(typed[name]) - bio.max;
    if (excess > 0) return t('bioTooLong', { count: excess });
    const found = fault(name);
    if (found === 'missing') return t('bioMissing');
    if (found === 'tooShort') return t('bioTooShort', { min: bio.min });
    return refused(name === 'bioEn' ? 'bio.en' : 'bio.zh');
  };
  const bioField = (name: 'bioEn' | 'bioZh', lang: string) => (
    <Field
      label={t(name)}
      hint={t('bioHint', { min: bio.min, left: bio.max - lengthOf(typed[name]) })}
      error={bioError(name)}
    >
      {(field) => <Textarea {...field} {...text(name)} lang={lang} rows={7} />}
    </Field>
  );
  const occupationField = (name: 'occupationEn' | 'occupationZh', lang: string) => (
    <Field
      label={t(name)}
      note={t('optional')}
      error={refused(name === 'occupationEn' ? 'occupation.en' : 'occupation.zh')}
    >
      {(field) => <Input {...field} {...text(name)} lang={lang} maxLength={occupation.max} />}
    </Field>
  );
  const countField = (name: 'years' | 'sessions', bounds: { min: number; max: number }) => (
    <Field
      label={t(name)}
      note={t('optional')}
      error={fault(name) ? t('range', bounds) : undefined}
    >
      {(field) => <Input {...field} {...text(name)} inputMode="numeric" autoComplete="off" />}
    </Field>
  );
  return (
    <form ref={form} noValidate onSubmit={submit} className="grid grid-cols-1 gap-6">
      <Card className="grid gap-5">
        <div className="grid max-w-prose gap-1">
          <h2 className="font-bold text-xl">{t('words')}</h2>
          <p className="text-ink-soft">{t('wordsHint')}</p>
        </div>
        {bioField('bioZh', 'zh-CN')}
        {bioField('bioEn', 'en')}
        <div className="grid gap-5 sm:grid-cols-2">
          {occupationField('occupationZh', 'zh-CN')}
          {occupationField('occupationEn', 'en')}
        </div>
      </Card>
      <Card className="grid gap-5">
        <h2 className="font-bold text-xl">{t('work')}</h2>
        <Group
          label={t('languages')}
          error={fault('languages') ? t('languagesMissing') : undefined}
        >
          <Chips
            ref={languages}
            choices={GUIDE_LANGUAGES.map((value) => ({
              value,
              label: t(`guides:languages.${value}`),
            }))}
            chosen={typed.languages}
            onChange={(chosen) => change({ languages: chosen })}
          />
        </Group>
        <LevelFields
          languages={typed.languages}
          levels={typed.levels}
          onChange={(levels) => change({ levels })}
        />
        <Group
          label={t('targetGroups')}
          error={fault('targetGroups') ? t('targetGroupsMissing') : undefined}
        >
          <Chips
            ref={groups}
            choices={TargetGroup.options.map((value) => ({
              value,
              label: t(`guides:targetGroups.${value}`),
            }))}
            chosen={typed.targetGroups}
            onChange={(chosen) => change({ targetGroups: chosen })}
          />
        </Group>
        <div className="grid gap-5 sm:grid-cols-2">
          {countField('years', experienceYears)}
          {countField('sessions', experienceSessions)}
        </div>
      </Card>
      <div
        className={`flex flex-wrap items-center gap-3 ${
          isDirty
            ? 'sticky bottom-[calc(var(--bottom-bar)+0.75rem)] z-30 rounded-2xl border border-line bg-surface p-2.5 shadow-pop'
            : ''
        }`}
      >
        <Button type="submit" busy={save.isPending} disabled={!isDirty}>
          {t(save.isPending ? 'saving' : 'save')}
        </Button>
        {isDirty && !save.isPending ? (
          <Button
            tone="quiet"
            onClick={() => {
              setTyped(saved);
              setChecked(false);
            }}
          >
            {t('discard')}
          </Button>
        ) : null}
      </div>
      <ProfilePreview guide={guide} typed={typed} />
      {isDirty ? <LeaveGuard /> : null}
    </form>
  );
};
