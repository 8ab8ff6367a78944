import { ImagePlus } from 'lucide-react';
import { type DragEvent, type ReactNode, useState } from 'react';
import { useTranslation } from '../../../translation/use-translation.ts';

interface Props {
  name: string;
  disabled: boolean;
  onDrop: (files: Iterable<File>) => void;
  children: ReactNode;
}

const hasFiles = ({ dataTransfer }: DragEvent): boolean => dataTransfer.types.includes('Files');

/** Files dragged onto the conversation are sent in it. */
export const DropZone = ({ name, disabled, onDrop, children }: Props) => {
  const { t } = useTranslation('messaging');
  const [over, setOver] = useState(false);
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the button in the composer does the same.
    <div
      className="relative flex min-h-0 grow flex-col"
      onDragOver={(event) => {
        if (!hasFiles(event)) return;
        // Dropped outside of where it is wanted, the browser would leave the page for the file.
        event.preventDefault();
        event.dataTransfer.dropEffect = disabled ? 'none' : 'copy';
        setOver(!disabled);
      }}
      onDragLeave={({ currentTarget, relatedTarget }) => {
        if (!(relatedTarget instanceof Node && currentTarget.contains(relatedTarget)))
          setOver(false);
      }}
      onDrop={(event) => {
        if (!hasFiles(event)) return;
        event.preventDefault();
        setOver(false);
        if (!disabled) onDrop([...event.dataTransfer.files]);
      }}
    >
      {children}
      {over ? (
        <div className="pointer-events-none absolute inset-2 z-10 grid place-content-center justify-items-center gap-3 rounded-2xl border-2 border-action border-dashed bg-surface/90 p-6 text-center font-semibold text-action">
          <ImagePlus aria-hidden="true" className="size-8" />
          {t('photosDrop', { name })}
        </div>
      ) : null}
    </div>
  );
};
