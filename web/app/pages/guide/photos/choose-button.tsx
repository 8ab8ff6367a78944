import { PICTURE_TYPES, useAccepted } from '../../../parts/files/picker/use-accepted.ts';
import { getButtonStyle } from '../../../ui/button-style.ts';
import { ImagePlus } from '../../../ui/icons.ts';

interface Props {
  /** The ID of the input, for labels elsewhere that also open the file dialog. */
  id?: string;
  label: string;
  hintId: string;
  several?: boolean;
  disabled?: boolean;
  onChoose: (files: Iterable<File>) => void;
}

/** A button that lets the user select pictures from files, photos or the camera. */
export const ChooseButton = ({ id, label, hintId, several, disabled, onChoose }: Props) => (
  <span className="relative justify-self-start">
    <input
      id={id}
      type="file"
      accept={useAccepted(PICTURE_TYPES)}
      multiple={several}
      aria-label={label}
      aria-describedby={hintId}
      disabled={disabled}
      onChange={({ target }) => {
        const files = [...(target.files ?? [])];
        // Cleared, so that the user can choose the same file again.
        target.value = '';
        if (files.length > 0) onChoose(files);
      }}
      className="peer absolute inset-0 size-full cursor-pointer opacity-0 disabled:cursor-default"
    />
    <span
      aria-hidden="true"
      className={`${getButtonStyle('secondary', 'medium', false)} peer-focus-visible:outline-2 peer-focus-visible:outline-action peer-focus-visible:outline-offset-2 peer-disabled:opacity-50`}
    >
      <ImagePlus className="size-5" />
      {label}
    </span>
  </span>
);
