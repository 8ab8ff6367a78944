import { createElement, type ReactElement, type SVGProps } from 'react';

/** An icon component, which accepts all props of an `<svg>`. Hidden from screen readers. */
export type Icon = (props: SVGProps<SVGSVGElement>) => ReactElement;

/** An element inside the `<svg>`: its tag, and its attributes with their React names. */
export type IconPart = readonly [tag: string, attributes: Readonly<Record<string, string>>];

const ATTRIBUTES: SVGProps<SVGSVGElement> = {
  xmlns: 'http://www.w3.org/2000/svg',
  width: 24,
  height: 24,
  viewBox: '0 0 24 24',
  fill: 'none',
  stroke: 'currentColor',
  strokeWidth: 2,
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
  'aria-hidden': true,
};

/** Creates an icon's component; build-tools/drawn-icons.ts calls it for each imported icon. */
export const drawIcon = (name: string, parts: readonly IconPart[]): Icon => {
  const children = parts.map(([tag, attributes]) => createElement(tag, attributes));
  return ({ className = '', ...props }) =>
    createElement(
      'svg',
      { ...ATTRIBUTES, ...props, className: `lucide-${name} ${className}`.trim() },
      ...children,
    );
};
