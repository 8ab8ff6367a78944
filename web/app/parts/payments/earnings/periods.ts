/** The periods in which a guide's earnings are reported. */
export const PERIODS = ['today', 'month', 'year', 'total'] as const;
export type Period = (typeof PERIODS)[number];
