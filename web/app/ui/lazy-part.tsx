import { Component, type ComponentType, lazy, type ReactNode, useState } from 'react';
import { isMissingCode } from '../lib/missing-code.ts';
import { NewReleaseNote } from './new-release-note.tsx';

interface BoundaryProps {
  children: ReactNode;
  /** Shown if code is missing. */
  instead: ReactNode;
  onMissing: () => void;
}

/** Catches missing code; any other error belongs to the page. */
class Boundary extends Component<BoundaryProps, { error: unknown }> {
  override state: { error: unknown } = { error: null };

  static getDerivedStateFromError(error: unknown) {
    return { error };
  }

  override componentDidCatch(error: unknown) {
    if (isMissingCode(error)) this.props.onMissing();
  }

  override render() {
    const { error } = this.state;
    if (error === null) return this.props.children;
    if (!isMissingCode(error)) throw error;
    return this.props.instead;
  }
}

/**
 * Returns a component whose code is loaded when it is first shown. If that fails, usually because the tab
 * is from before a new release, the rest of the page stays as it is, with everything that was typed, and
 * `Instead` takes the component's place (docs/product/pages.md, "Offline"). The next time it is shown, its
 * code is requested again.
 */
export const lazyPart = <Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  Instead: ComponentType<Props> = NewReleaseNote,
): ComponentType<Props> => {
  const create = () => lazy(async () => ({ default: await load() }));
  let next = create();
  return (props) => {
    const [Part] = useState(() => next);
    const renew = () => {
      next = create();
    };
    return (
      <Boundary instead={<Instead {...props} />} onMissing={renew}>
        <Part {...(props as Props & Parameters<typeof Part>[0])} />
      </Boundary>
    );
  };
};
