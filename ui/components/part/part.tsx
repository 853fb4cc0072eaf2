import {
  Component,
  createContext,
  Suspense,
  useContext,
  useLayoutEffect,
  useRef,
  useState,
  type HTMLAttributes,
  type ReactNode,
  type RefObject,
} from 'react';
import { isChangedByOthers } from './changed-by-others.ts';
import { inputOf } from './kept-input.ts';

interface PartProps extends HTMLAttributes<HTMLElement> {
  readonly as?: 'div' | 'main';
  readonly ref?: RefObject<HTMLElement | null>;
  /** Content at the start of the element that doesn't belong to the part. */
  readonly before?: ReactNode;
  readonly children: ReactNode;
}

const Seams = createContext(true);

/** With `false`, parts are rendered without seams between them, so that an error of the server's render gets out. */
export const SeamsProvider = Seams.Provider;

/**
 * A part of the page that is rendered anew alone, with its input kept, if something else has changed it: before the application starts,
 * or between two updates (architecture, section 4). The browser's translator, password managers and grammar tools do that.
 */
export const Part = ({ as = 'div', ref, before, children, ...attributes }: PartProps) => {
  const own = useRef<HTMLElement>(null);
  const place = ref ?? own;
  const Element: 'div' = as as 'div';
  return (
    <Element ref={place as RefObject<HTMLDivElement | null>} data-frame="" {...attributes}>
      {before}
      <Renewable place={place}>{children}</Renewable>
    </Element>
  );
};

/** The content of an element that is rendered anew alone. */
export const Renewable = ({
  place,
  children,
}: {
  place: RefObject<HTMLElement | null>;
  children: ReactNode;
}) =>
  useContext(Seams) ? (
    <Renewal>
      <Suspense>
        <KeptInput place={place} />
        {children}
      </Suspense>
    </Renewal>
  ) : (
    children
  );

/** The first in its part, so that the new fields have their values before the effects of others read them. */
const KeptInput = ({ place }: { place: RefObject<HTMLElement | null> }) => {
  const [putBack] = useState(() => place.current && inputOf(place.current));
  useLayoutEffect(() => putBack?.(), [putBack]);
  return null;
};

/** React renders the children anew after each error that it hands over. */
class Renewal extends Component<{ readonly children: ReactNode }, { readonly fault?: unknown }> {
  static getDerivedStateFromError(fault: unknown): { readonly fault: unknown } {
    return { fault };
  }

  override state: { readonly fault?: unknown } = {};

  override render(): ReactNode {
    const { fault } = this.state;
    if (fault !== undefined && !isChangedByOthers(fault)) throw fault;
    return this.props.children;
  }
}
