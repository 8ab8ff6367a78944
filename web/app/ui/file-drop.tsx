import { type DragEvent, type ReactNode, useState } from 'react';

interface Props {
  /** Shown over the drop target while the user drags files over it. */
  label: ReactNode;
  disabled: boolean;
  onDrop: (files: Iterable<File>) => void;
  children: ReactNode;
  className?: string;
}

const hasFiles = ({ dataTransfer }: DragEvent): boolean => dataTransfer.types.includes('Files');

/** An area that accepts dropped files; the button inside it does the same. */
export const FileDrop = ({ label, disabled, onDrop, children, className = '' }: Props) => {
  const [isDraggedOver, setIsDraggedOver] = useState(false);
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the button inside does the same.
    <div
      className={`relative ${className}`}
      onDragOver={(event) => {
        if (!hasFiles(event)) return;
        // Prevents the browser from navigating to a file that is dropped outside the target.
        event.preventDefault();
        event.dataTransfer.dropEffect = disabled ? 'none' : 'copy';
        setIsDraggedOver(!disabled);
      }}
      onDragLeave={({ currentTarget, relatedTarget }) => {
        if (!(relatedTarget instanceof Node && currentTarget.contains(relatedTarget)))
          setIsDraggedOver(false);
      }}
      onDrop={(event) => {
        if (!hasFiles(event)) return;
        event.preventDefault();
        setIsDraggedOver(false);
        if (!disabled) onDrop([...event.dataTransfer.files]);
      }}
    >
      {children}
      {isDraggedOver ? (
        <div className="pointer-events-none absolute inset-2 z-10 grid place-content-center justify-items-center gap-3 rounded-2xl border-2 border-action border-dashed bg-surface/90 p-6 text-center font-semibold text-action">
          {label}
        </div>
      ) : null}
    </div>
  );
};
