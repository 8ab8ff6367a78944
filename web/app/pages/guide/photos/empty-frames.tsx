import { ImagePlus } from '../../../ui/icons.ts';

/** Fills two rows on wide screens. */
const FRAMES = ['a', 'b', 'c', 'd', 'e', 'f'] as const;

/** Placeholders for photos. Clicking one opens the file dialog, like the button with this ID. */
export const EmptyFrames = ({ htmlFor }: { htmlFor: string }) => (
  <label
    htmlFor={htmlFor}
    className="group grid cursor-pointer grid-cols-2 gap-3 sm:grid-cols-3 max-sm:[&>*:nth-child(n+3)]:hidden"
  >
    {FRAMES.map((frame) => (
      <span
        key={frame}
        aria-hidden="true"
        className="grid aspect-[4/3] place-content-center rounded-2xl border-2 border-line-strong border-dashed text-ink-soft group-hover:border-action group-hover:text-action"
      >
        <ImagePlus className="size-6" />
      </span>
    ))}
  </label>
);
