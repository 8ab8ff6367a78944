import {
  Component,
  type ComponentType,
  lazy,
  type ReactNode,
  useEffect,
  useRef,
  useState,
} from 'react';
import { useLocation } from 'react-router';
import { isMissingCode } from '../lib/missing-code.ts';
import { MissingPartNote } from './missing-part-note.tsx';

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
 * Returns a component whose code is loaded when it is first shown. If that fails, because there is no network
 * or the tab is from before a new release, the rest of the page stays as it is, with everything that was
 * typed, and `Instead` takes the component's place (docs/product/pages.md, "Offline"). The code is requested
 * again when the browser comes online, at the next navigation, and the next time the component is shown.
 * Chromium then fetches a module again whose fetch failed; in a browser that remembers the failure, only a
 * reload helps.
 */
export const lazyPart = <Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  Instead: ComponentType<Props> = MissingPartNote,
): ComponentType<Props> => {
  const create = () => lazy(async () => ({ default: await load() }));
  let next = create();
  return (props) => {
    const [{ Part, attempt }, setShown] = useState(() => ({ Part: next, attempt: 0 }));
    const { pathname } = useLocation();
    /** The page on which the code was found missing; null if it isn't. */
    const failedOn = useRef<string | null>(null);
    const handleMissing = () => {
      failedOn.current = pathname;
      next = create();
    };
    useEffect(() => {
      const retry = () => {
        if (failedOn.current === null) return;
        failedOn.current = null;
        setShown(({ attempt }) => ({ Part: next, attempt: attempt + 1 }));
      };
      if (failedOn.current !== pathname) retry();
      addEventListener('online', retry);
      return () => removeEventListener('online', retry);
    }, [pathname]);
    return (
      <Boundary key={attempt} instead={<Instead {...props} />} onMissing={handleMissing}>
        <Part {...(props as Props & Parameters<typeof Part>[0])} />
      </Boundary>
    );
  };
};
