/** Formats an amount as both languages do: 123450 → '1,234.50'. */
export const formatCents = (cents: number): string => {
  const [whole = '', rest = ''] = (cents / 100).toFixed(2).split('.');
  const grouped = whole.replace(/\B(?=(\d{3})+$)/g, ',');
  return rest === '00' ? grouped : `${grouped}.${rest}`;
};
