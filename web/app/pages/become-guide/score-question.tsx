import { SCORE_BANDS, type ScoreBand } from '@tomoguide/contract/applications/fields';
import { useTranslation } from '../../translation/use-translation.ts';
import { Group } from '../../ui/group.tsx';
import { useQuestion } from './use-question.ts';

const IN_BAND: Readonly<Record<ScoreBand, readonly number[]>> = {
  low: [1, 2, 3],
  middle: [4, 5, 6],
  high: [7, 8, 9],
};

/** A question for a score of 1 to 9 in three bands, each with its meaning. */
export const ScoreQuestion = ({
  name,
}: {
  name: 'ethicsScore' | 'boundaryScore' | 'supportiveScore';
}) => {
  const { t } = useTranslation('applications');
  const { field, label, error } = useQuestion(name);
  return (
    <Group label={label} error={error}>
      <div className="grid gap-3 sm:grid-cols-3">
        {SCORE_BANDS.map((band) => (
          <div key={band} className="grid content-start gap-1.5 rounded-xl bg-sunken p-3">
            <div className="flex gap-2">
              {IN_BAND[band].map((score) => (
                <label
                  key={score}
                  className="tabular grid size-11 cursor-pointer place-content-center rounded-full border border-line-strong bg-surface font-semibold transition-colors hover:border-ink-soft has-checked:border-action has-checked:bg-action has-checked:text-on-action has-focus-visible:outline-2 has-focus-visible:outline-action has-focus-visible:outline-offset-2"
                >
                  <input
                    ref={score === 1 ? field.ref : undefined}
                    type="radio"
                    className="sr-only"
                    name={field.name}
                    value={score}
                    checked={field.value === score}
                    onBlur={field.onBlur}
                    onChange={() => field.onChange(score)}
                  />
                  {score}
                </label>
              ))}
            </div>
            <p className="text-ink-soft text-sm">{t(`applications.bands.${name}.${band}`)}</p>
          </div>
        ))}
      </div>
    </Group>
  );
};
