/** Splits a number into groups of four digits. An email address is split after its @ and before its dots. */
const splitIntoGroups = (number: string): string[] => {
  if (number.includes('@')) return number.match(/[^@.]*@|\.?[^@.]+|\.+/g) ?? [number];
  return /^[\dA-Z]{9,}$/.test(number) ? (number.match(/.{1,4}/g) ?? [number]) : [number];
};

/** An account number, full or masked. Lines break only between its groups. */
export const AccountNumber = ({ number }: { number: string }) => {
  const groups = splitIntoGroups(number);
  const isSpaced = groups.length > 1 && !number.includes('@');
  return (
    <span className={`tabular inline-flex max-w-full flex-wrap ${isSpaced ? 'gap-x-1.5' : ''}`}>
      {groups.map((group, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the groups of one number never move.
        <span key={index} className="wrap-anywhere min-w-0">
          {group}
        </span>
      ))}
    </span>
  );
};
