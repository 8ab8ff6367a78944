import { Link, type LinkProps } from 'react-router';
import { type ButtonSize, type ButtonTone, getButtonStyle } from './button-style.ts';

interface Props extends LinkProps {
  tone?: ButtonTone;
  size?: ButtonSize;
  wide?: boolean;
}

/** A link styled as a button. Use a link to navigate, and a button to act. */
export const LinkButton = ({
  tone = 'primary',
  size = 'medium',
  wide = false,
  className = '',
  ...rest
}: Props) => <Link className={`${getButtonStyle(tone, size, wide)} ${className}`} {...rest} />;
