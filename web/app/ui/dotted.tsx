import { Unbroken } from './unbroken.tsx';

const DOT = ' · ';

/**
 * A text whose parts are separated by middle dots. A part that begins a line hides its dot, so that a line
 * neither starts nor ends with one.
 */
export const Dotted = ({ children }: { children: string }) => {
  const parts = children.split(DOT);
  if (parts.length === 1) return <Unbroken>{children}</Unbroken>;
  return (
    <span className="dotted">
      {parts.map((part, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: two parts can be equal, and the order is fixed.
        <span key={index}>
          {index > 0 ? <i>{DOT}</i> : null}
          <Unbroken>{part}</Unbroken>
        </span>
      ))}
    </span>
  );
};
