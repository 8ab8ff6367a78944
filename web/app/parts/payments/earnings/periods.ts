/** The periods that a guide's earnings are counted in. */
export const PERIODS = ['today', 'month', 'year', 'total'] as const;
export type Period = (typeof PERIODS)[number];
