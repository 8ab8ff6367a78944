import { FileView, type Shown } from '../../parts/files/viewer/file-view.tsx';

/**
 * A full-size file next to the decision about it. An image is shown in full, down to its bottom edge, where
 * stamps and signatures are; the pages of a document scroll inside the pane, including by keyboard.
 */
export const FilePane = ({ file, name }: { file: Shown; name: string }) =>
  file.type === 'application/pdf' ? (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset has fields.
    <div
      role="group"
      aria-label={name}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: scrollable content must be scrollable by keyboard.
      tabIndex={0}
      className="max-h-[44rem] overflow-auto rounded-xl bg-sunken"
    >
      <FileView file={file} name={name} />
    </div>
  ) : (
    <FileView file={file} name={name} />
  );
