import { FileView, type Shown } from '../files/viewer/file-view.tsx';

/** A file at its full size beside what is decided about it; a long one scrolls by itself, by keys as well. */
export const FilePane = ({ file, name }: { file: Shown; name: string }) => (
  // biome-ignore lint/a11y/useSemanticElements: a fieldset has fields.
  <div
    role="group"
    aria-label={name}
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls can be scrolled by keys.
    tabIndex={0}
    className="max-h-[32rem] overflow-auto rounded-xl bg-sunken"
  >
    <FileView file={file} name={name} />
  </div>
);
