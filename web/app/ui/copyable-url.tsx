/** A URL to select and copy; the first tap selects the whole URL. */
export const CopyableUrl = ({ address, label }: { address: string; label: string }) => (
  <input
    readOnly
    aria-label={label}
    value={address}
    onFocus={({ target }) => target.select()}
    className="min-h-11 w-full min-w-0 rounded-xl border border-line bg-surface px-3 text-ink-soft text-sm"
  />
);
