import { Link, type LinkProps } from 'react-router';
import { type ButtonSize, type ButtonTone, buttonStyle } from './button-style.ts';

interface Props extends LinkProps {
  tone?: ButtonTone;
  size?: ButtonSize;
  wide?: boolean;
}

/** A link that looks like a button: it goes somewhere, a button does something. */
export const LinkButton = ({
  tone = 'primary',
  size = 'medium',
  wide = false,
  className = '',
  ...rest
}: Props) => <Link className={`${buttonStyle(tone, size, wide)} ${className}`} {...rest} />;
