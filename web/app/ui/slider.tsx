import { useId } from 'react';

interface Props {
  label: string;
  min: number;
  max: number;
  step?: number;
  value: number;
  onChange: (value: number) => void;
  /** The value as text, such as 'RMB 200'. */
  words: string;
}

/**
 * A slider with one thumb on a track, and its name and value above: a native range input, so that every key
 * works.
 */
export const Slider = ({ label, min, max, step = 1, value, onChange, words }: Props) => {
  const id = useId();
  return (
    <div>
      <div className="flex flex-wrap items-baseline justify-between gap-x-3">
        <label htmlFor={id} className="font-semibold text-sm">
          {label}
        </label>
        {/* The slider itself announces this. */}
        <span aria-hidden="true" className="tabular font-semibold text-lg">
          {words}
        </span>
      </div>
      <div className="relative h-11">
        <div className="absolute inset-x-0 top-1/2 h-1.5 -translate-y-1/2 overflow-hidden rounded-full bg-line">
          <div
            className="h-full bg-action"
            style={{ width: `${((value - min) / (max - min)) * 100}%` }}
          />
        </div>
        <input
          id={id}
          type="range"
          className="range-thumb pointer-events-auto"
          min={min}
          max={max}
          step={step}
          value={value}
          aria-valuetext={words}
          onInput={({ currentTarget }) => onChange(currentTarget.valueAsNumber)}
        />
      </div>
    </div>
  );
};
