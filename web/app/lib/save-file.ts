/** Saves a file through the browser's downloads. */
export const saveFile = (bytes: Blob, name: string): void => {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(bytes);
  link.download = name;
  link.click();
  // By then, the download no longer needs the object URL.
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
};
