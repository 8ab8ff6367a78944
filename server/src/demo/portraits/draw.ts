import { createAvatar } from '@dicebear/core';
import * as notionists from '@dicebear/notionists';
import { randomOf } from '../random.ts';
import { BACKGROUNDS, CLOTHES, HAIR, INK, PARTS, SKIN } from './style.ts';

export interface Sitter {
  readonly sex: 'male' | 'female';
  readonly age: number;
}

/** Where each part begins in the collection's drawing: its place on the canvas. */
const PLACES = {
  face: 'translate(531 487)',
  clothes: 'translate(178 1057)',
  hair: 'translate(266 207)',
  lips: 'translate(791 871)',
  beard: 'translate(653 805)',
  nose: 'translate(901 668)',
} as const;

/** Colours one part of the drawing, up to where the next one begins. */
const paint = (svg: string, from: string, to: string, paper: string, ink: string): string => {
  const start = svg.indexOf(from);
  const end = svg.indexOf(to);
  if (start < 0 || end < start) return svg;
  const part = svg.slice(start, end).replaceAll('#fff', paper).replaceAll('#000', ink);
  return svg.slice(0, start) + part + svg.slice(end);
};

/**
 * A portrait as SVG, always the same for a seed: ink on paper with the site's quiet tints. The
 * drawing is composed of Zoish's Notionists (CC0 1.0), kept to friendly faces and plain clothes.
 */
export const drawPortrait = (seed: string, sitter: Sitter): string => {
  const random = randomOf(`portrait ${seed}`);
  const parts = PARTS[sitter.sex];
  const bearded = sitter.sex === 'male' && sitter.age > 27 && random.chance(0.2);
  const svg = createAvatar(notionists, {
    seed,
    hair: [random.pick(parts.hair)],
    body: [random.pick(parts.body)],
    lips: [random.pick(parts.lips)],
    eyes: [random.pick(parts.eyes)],
    brows: [random.pick(parts.brows)],
    nose: [random.pick(parts.nose)],
    glasses: [random.pick(parts.glasses)],
    glassesProbability: random.chance(sitter.age > 45 ? 0.4 : 0.2) ? 100 : 0,
    beard: [random.pick(parts.beard)],
    beardProbability: bearded ? 100 : 0,
    bodyIconProbability: 0,
    gestureProbability: 0,
    backgroundColor: [random.pick(BACKGROUNDS)],
  }).toString();
  const hair = sitter.age >= 58 ? random.pick(HAIR.grey) : random.pick(HAIR.dark);
  let painted = paint(svg, PLACES.face, PLACES.clothes, random.pick(SKIN), INK);
  painted = paint(painted, PLACES.clothes, PLACES.hair, random.pick(CLOTHES), INK);
  painted = paint(painted, PLACES.hair, PLACES.lips, '#F1ECE3', hair);
  painted = paint(painted, PLACES.beard, PLACES.nose, '#fff', hair);
  return painted
    .replaceAll('#000', INK)
    .replace('viewBox="0 0 1744 1744"', 'viewBox="222 130 1300 1300"');
};
