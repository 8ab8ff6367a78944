import type { Random } from '../random.ts';
import type { Tone } from './tones.ts';
import { SHIRTS } from './tones.ts';

/** Draws shoulders, from the neck to the lower edge. `half` is half their width. */
const shoulders = (half: number, neck: number): string =>
  `M${-neck} 344Q${-half * 0.5} 362 ${-half * 0.76} 378Q${-half} 396 ${-half - 10} 500H${half + 10}Q${half} 396 ${half * 0.76} 378Q${half * 0.5} 362 ${neck} 344`;

interface Garment {
  readonly half: number;
  readonly tone: Tone;
  readonly shirt: string;
}

const fold = (half: number, shade: string): string =>
  `<path d="M${half * 0.76} 378Q${half} 396 ${half + 10} 500H${half * 0.5}Q${half * 0.66} 430 ${half * 0.76} 378Z" fill="${shade}"/><path d="M${-half * 0.62} 500Q${-half * 0.66} 452 ${-half * 0.6} 424" fill="none" stroke="${shade}" stroke-width="4" stroke-linecap="round"/>`;

const crew = ({ half, tone: [plain, shade] }: Garment): string =>
  `<path d="${shoulders(half, 40)}Q0 388 -40 344Z" fill="${plain}"/>${fold(half, shade)}<path d="M-42 345Q0 392 42 345" fill="none" stroke="${shade}" stroke-width="9"/>`;

const rollneck = ({ half, tone: [plain, shade] }: Garment): string =>
  `<path d="${shoulders(half, 36)}Z" fill="${plain}"/>${fold(half, shade)}<path d="M-38 318Q0 334 38 318L42 356Q0 378 -42 356Z" fill="${plain}"/><path d="M-42 356Q0 378 42 356M6 331Q24 328 38 320L42 354Q28 364 10 366Z" fill="${shade}" opacity=".6"/>`;

const collar = ({ half, tone: [plain, shade] }: Garment): string =>
  `<path d="${shoulders(half, 40)}L0 392L-40 344Z" fill="${plain}"/>${fold(half, shade)}<path d="M-42 338L-4 392L-28 414L-56 356Z" fill="${plain}" stroke="${shade}" stroke-width="3" stroke-linejoin="round"/><path d="M42 338L4 392L28 414L56 356Z" fill="${plain}" stroke="${shade}" stroke-width="3" stroke-linejoin="round"/><path d="M0 394V500" stroke="${shade}" stroke-width="4"/><circle cx="9" cy="432" r="4" fill="${shade}"/><circle cx="9" cy="472" r="4" fill="${shade}"/>`;

const jacket = ({ half, tone: [plain, shade], shirt }: Garment): string =>
  `<path d="M-42 342L0 500L42 342Q0 372 -42 342Z" fill="${shirt}"/><path d="M-44 360H44L60 500H-60Z" fill="${shirt}"/><path d="M-42 345Q0 384 42 345" fill="none" stroke="#000" stroke-opacity=".1" stroke-width="6"/><path d="M-44 340Q${-half * 0.5} 362 ${-half * 0.76} 378Q${-half} 396 ${-half - 10} 500H-12Q-26 430 -44 340Z" fill="${plain}"/><path d="M44 340Q${half * 0.5} 362 ${half * 0.76} 378Q${half} 396 ${half + 10} 500H12Q26 430 44 340Z" fill="${plain}"/>${fold(half, shade)}<path d="M-44 340L-66 380L-48 392L-60 404L-14 492Q-28 420 -44 340ZM44 340L66 380L48 392L60 404L14 492Q28 420 44 340Z" fill="${shade}"/>`;

const kimono = ({ half, tone: [plain, shade], shirt }: Garment): string =>
  `<path d="${shoulders(half, 40)}L-14 430L-40 344Z" fill="${plain}"/>${fold(half, shade)}<path d="M-44 338L-20 348L10 402L-10 430Z" fill="${shirt}"/><path d="M44 338L22 344L-40 470L-22 500Q32 420 58 352Z" fill="${shirt}"/><path d="M-56 350L-44 340L8 420L-8 442ZM60 354L46 342L-44 500H-4Q36 428 60 354Z" fill="${shade}"/>`;

const apron = ({ half, tone: [plain, shade], shirt }: Garment): string =>
  `<path d="${shoulders(half, 40)}Q0 388 -40 344Z" fill="${shirt}"/><path d="M-42 345Q0 392 42 345" fill="none" stroke="#000" stroke-opacity=".12" stroke-width="7"/><path d="M-66 500V436Q-66 424 -54 424H54Q66 424 66 436V500Z" fill="${plain}"/><path d="M-60 428L-50 352M60 428L50 352" stroke="${plain}" stroke-width="13"/><path d="M-24 452H24V480H-24Z" fill="${shade}"/>`;

const cardigan = ({ half, tone: [plain, shade], shirt }: Garment): string =>
  `<path d="M-40 344Q0 388 40 344L60 500H-60Z" fill="${shirt}"/><path d="M-42 345Q0 392 42 345" fill="none" stroke="#000" stroke-opacity=".1" stroke-width="7"/><path d="M-42 342Q${-half * 0.5} 362 ${-half * 0.76} 378Q${-half} 396 ${-half - 10} 500H-6Q-10 430 -42 342ZM42 342Q${half * 0.5} 362 ${half * 0.76} 378Q${half} 396 ${half + 10} 500H6Q10 430 42 342Z" fill="${plain}"/>${fold(half, shade)}<path d="M-43 343Q-12 430 -7 500M43 343Q12 430 7 500" fill="none" stroke="${shade}" stroke-width="9"/>`;

/** Draws a strap over one shoulder, like that of a day bag. */
const strap = (tone: string): string =>
  `<path d="M-62 360L-84 372L36 500H74Z" fill="${tone}" opacity=".9"/>`;

/** Draws everyday clothes in the colors of the site. */
export const dress = (
  random: Random,
  { sex, age }: { sex: 'male' | 'female'; age: number },
  tone: Tone,
): string => {
  const half = (sex === 'female' ? 122 : 146) + random.int(-6, 8);
  const garment = { half, tone, shirt: random.pick(SHIRTS) };
  const choices = [
    crew,
    collar,
    jacket,
    cardigan,
    rollneck,
    jacket,
    ...(age >= 30 ? [kimono] : []),
    apron,
  ];
  const drawn = random.pick(choices)(garment);
  return drawn + (random.chance(0.16) ? strap('#5A4638') : '');
};
