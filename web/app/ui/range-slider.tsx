interface Props {
  min: number;
  max: number;
  step: number;
  value: readonly [number, number];
  onChange: (value: [number, number]) => void;
  /** The names of the two thumbs. */
  labels: readonly [string, string];
  /** Returns the value as text, such as 'RMB 200'. */
  words: (value: number) => string;
  /** The names of the two inputs, if the browser may submit the form natively. */
  names?: readonly [string, string] | undefined;
}

/**
 * A slider with two thumbs on one track: two native range inputs on top of each other, so that every key
 * works.
 */
export const RangeSlider = ({ min, max, step, value, onChange, labels, words, names }: Props) => {
  const [low, high] = value;
  const at = (amount: number) => `${((amount - min) / (max - min || 1)) * 100}%`;
  return (
    <div className="relative h-11">
      <div className="absolute inset-x-0 top-1/2 h-1.5 -translate-y-1/2 rounded-full bg-line" />
      <div
        data-filled
        className="absolute top-1/2 h-1.5 -translate-y-1/2 rounded-full bg-action"
        style={{ left: at(low), right: `calc(100% - ${at(high)})` }}
      />
      <input
        type="range"
        className="range-thumb"
        min={min}
        max={max}
        step={step}
        name={names?.[0]}
        value={low}
        aria-label={labels[0]}
        aria-valuetext={words(low)}
        onInput={(event) => onChange([Math.min(event.currentTarget.valueAsNumber, high), high])}
      />
      <input
        type="range"
        className="range-thumb"
        min={min}
        max={max}
        step={step}
        name={names?.[1]}
        value={high}
        aria-label={labels[1]}
        aria-valuetext={words(high)}
        onInput={(event) => onChange([low, Math.max(event.currentTarget.valueAsNumber, low)])}
      />
    </div>
  );
};
