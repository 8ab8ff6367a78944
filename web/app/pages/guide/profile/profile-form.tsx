import { formatNumber } from '@tomoguide/contract/format';
import { GUIDE_LANGUAGES, type OwnGuide, TargetGroup } from '@tomoguide/contract/guides/entities';
import type { OwnProfile } from '@tomoguide/contract/guides/own-profile';
import { GUIDE_PROFILE_BOUNDS } from '@tomoguide/contract/guides/profile-bounds';
import { useState } from 'react';
import { useEarlierInput, useStoreInput } from '../../../form/stored-draft.ts';
import { keepIfTyped, useForm, useValues } from '../../../form/use-form.ts';
import { ApiError, getErrorCode } from '../../../lib/api-error.ts';
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
import { PlaceRows } from './place-rows.tsx';
import { ProfilePreview } from './profile-preview.tsx';
import {
  findProblems,
  getTrimmedLength,
  isSameProfile,
  type TypedProfile,
  toTyped,
} from './typed-profile.ts';
import { useSaveProfile } from './use-save-profile.ts';

const { bio, occupation, experienceYears, experienceSessions } = GUIDE_PROFILE_BOUNDS;

/** Maps each field name in the request body to its field in the form. */
const FIELDS_OF: Record<string, 'bioEn' | 'bioZh' | 'occupationEn' | 'occupationZh' | undefined> = {
  'bio.en': 'bioEn',
  'bio.zh': 'bioZh',
  'occupation.en': 'occupationEn',
  'occupation.zh': 'occupationZh',
};

interface Props {
  guide: OwnGuide;
  profile: OwnProfile;
}

/** The form for the guide's whole profile, saved together. */
export const ProfileForm = ({ guide, profile: opened }: Props) => {
  const { t } = useTranslation('guide-profile', 'guides', 'errors');
  /** The saved profile: the initial values of the fields. */
  const [profile, setProfileInForce] = useState(opened);
  const before = useEarlierInput<TypedProfile>('profile', opened.revision);
  const state = useValues(() => ({ ...toTyped(profile), ...before }));
  const [typed, , setTyped] = state;
  const saved = toTyped(profile);
  const isDirty = !isSameProfile(typed, saved);
  const deleteStored = useStoreInput('profile', isDirty ? typed : null, profile.revision);
  const save = useSaveProfile(profile.revision, (inForce, sent) => {
    const fresh = toTyped(inForce);
    setProfileInForce(inForce);
    setTyped(sent ? keepIfTyped(sent, fresh) : fresh);
    form.reset();
  });
  const tooLong = (text: string): string | undefined => {
    const count = getTrimmedLength(text) - bio.max;
    return count > 0 ? t('guide-profile.bioTooLong', { count }) : undefined;
  };
  const form = useForm({
    state,
    validate: (values) => {
      const problems = findProblems(values);
      const bioErrorText = (name: 'bioEn' | 'bioZh'): string | undefined => {
        if (problems.get(name) === 'missing') return t('guide-profile.bioMissing');
        return problems.get(name) === 'tooShort'
          ? t('guide-profile.bioTooShort', { min: bio.min })
          : tooLong(values[name]);
      };
      return {
        bioZh: bioErrorText('bioZh'),
        bioEn: bioErrorText('bioEn'),
        languages: problems.has('languages') ? t('guide-profile.languagesMissing') : undefined,
        targetGroups: problems.has('targetGroups')
          ? t('guide-profile.targetGroupsMissing')
          : undefined,
        years: problems.has('years') ? t('guide-profile.range', experienceYears) : undefined,
        sessions: problems.has('sessions')
          ? t('guide-profile.range', experienceSessions)
          : undefined,
        meetingPlaces: problems.has('meetingPlaces')
          ? t(
              `guide-profile.places.${problems.get('meetingPlaces') === 'missing' ? 'missing' : 'repeated'}`,
            )
          : undefined,
      };
    },
    fieldErrorsOf: (error) => {
      const name = error instanceof ApiError ? (error.field ?? '') : '';
      const field = name.startsWith('meetingPlaces') ? 'meetingPlaces' : FIELDS_OF[name];
      return field ? { [field]: t(`errors.${getErrorCode(error)}`) } : {};
    },
    send: save.mutateAsync,
  });
  const { change, errors } = form;
  const text = (
    name: Exclude<keyof TypedProfile, 'languages' | 'levels' | 'targetGroups' | 'meetingPlaces'>,
  ) => ({
    name,
    ...form.text(name),
  });
  const bioField = (name: 'bioEn' | 'bioZh', lang: string) => (
    <Field
      label={t(`guide-profile.${name}`)}
      hint={t('guide-profile.bioHint', {
        min: bio.min,
        left: formatNumber(bio.max - getTrimmedLength(typed[name])),
      })}
      error={tooLong(typed[name]) ?? errors[name]}
    >
      {(field) => <Textarea {...field} {...text(name)} lang={lang} rows={7} />}
    </Field>
  );
  const occupationField = (name: 'occupationEn' | 'occupationZh', lang: string) => (
    <Field
      label={t(`guide-profile.${name}`)}
      note={t('guide-profile.optional')}
      error={errors[name]}
    >
      {(field) => <Input {...field} {...text(name)} lang={lang} maxLength={occupation.max} />}
    </Field>
  );
  const countField = (name: 'years' | 'sessions') => (
    <Field
      label={t(`guide-profile.${name}`)}
      note={t('guide-profile.optional')}
      error={errors[name]}
    >
      {(field) => <Input {...field} {...text(name)} inputMode="numeric" autoComplete="off" />}
    </Field>
  );
  return (
    <form noValidate onSubmit={form.submit} className="grid grid-cols-1 gap-6">
      <Card className="grid gap-5">
        <div className="grid max-w-prose gap-1">
          <h2 className="font-bold text-xl">{t('guide-profile.words')}</h2>
          <p className="text-ink-soft">{t('guide-profile.wordsHint')}</p>
        </div>
        {bioField('bioZh', 'zh-CN')}
        {bioField('bioEn', 'en')}
        <div className="grid gap-5 sm:grid-cols-2">
          {occupationField('occupationZh', 'zh-CN')}
          {occupationField('occupationEn', 'en')}
        </div>
      </Card>
      <Card className="grid gap-5">
        <h2 className="font-bold text-xl">{t('guide-profile.work')}</h2>
        <Group label={t('guide-profile.languages')} error={errors.languages}>
          <Chips
            choices={GUIDE_LANGUAGES.map((value) => ({
              value,
              label: t(`guides.languages.${value}`),
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
        <Group label={t('guide-profile.targetGroups')} error={errors.targetGroups}>
          <Chips
            choices={TargetGroup.options.map((value) => ({
              value,
              label: t(`guides.targetGroups.${value}`),
            }))}
            chosen={typed.targetGroups}
            onChange={(chosen) => change({ targetGroups: chosen })}
          />
        </Group>
        <div className="grid gap-5 sm:grid-cols-2">
          {countField('years')}
          {countField('sessions')}
        </div>
      </Card>
      <PlaceRows
        places={typed.meetingPlaces}
        error={errors.meetingPlaces}
        onChange={(places) => change({ meetingPlaces: places })}
      />
      <div
        className={`flex flex-wrap items-center gap-3 ${
          isDirty
            ? 'sticky bottom-[calc(var(--bottom-bar)+0.75rem)] z-30 rounded-2xl border border-line bg-surface p-2.5 shadow-pop'
            : ''
        }`}
      >
        <Button type="submit" busy={form.busy} disabled={!isDirty}>
          {t(form.busy ? 'guide-profile.saving' : 'guide-profile.save')}
        </Button>
        {isDirty && !form.busy ? (
          <Button
            tone="quiet"
            onClick={() => {
              setTyped(saved);
              form.reset();
            }}
          >
            {t('guide-profile.discard')}
          </Button>
        ) : null}
      </div>
      <ProfilePreview guide={guide} typed={typed} />
      {isDirty ? <LeaveGuard onLeave={deleteStored} /> : null}
    </form>
  );
};
