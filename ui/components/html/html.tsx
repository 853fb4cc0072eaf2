import { useState, type HTMLAttributes, type ReactNode } from 'react';
import type { SafeHtml } from '../../../domain/content/html/safe-html.ts';

type HtmlElement =
  | 'div'
  | 'span'
  | 'p'
  | 'pre'
  | 'h1'
  | 'h2'
  | 'h3'
  | 'h4'
  | 'h5'
  | 'h6'
  | 'ul'
  | 'ol'
  | 'li'
  | 'figcaption'
  | 'cite'
  | 'dd'
  | 'td'
  | 'th'
  | 'caption';

/** The only component that renders raw html. Its type accepts only sanitized html. */
export const Html = ({
  as: Element = 'div',
  html,
  className,
  id,
  numbering,
}: {
  as?: HtmlElement;
  html: SafeHtml;
  className?: string | undefined;
  id?: string | undefined;
  /** The numbering of an ordered list. */
  numbering?: { start?: number | undefined; reversed?: boolean };
}) => <Element {...numbering} id={id} className={className} dangerouslySetInnerHTML={{ __html: html }} />;

/**
 * A part of the page that only the server renders. The browser keeps its html and never gets its data. `place` is the part's index
 * among the elements that match the selector `among`.
 */
export const HtmlInPage = ({
  as: Element = 'div',
  among,
  place,
  ...attributes
}: { as?: SettledElement; among: string; place: number } & HTMLAttributes<HTMLElement>) => {
  const [__html] = useState(() => htmlAt(among, place));
  return <Element {...attributes} dangerouslySetInnerHTML={{ __html }} />;
};

type SettledElement = 'div' | 'footer';

/** A part that occurs once per page and never changes in the browser. With null children, as in the browser, the server's html stays. */
export const ServerRenderedPart = ({
  as: Element = 'div',
  name,
  children,
  ...attributes
}: {
  as?: SettledElement;
  name: string;
  children: ReactNode;
} & HTMLAttributes<HTMLElement>) =>
  children === null ? (
    <HtmlInPage as={Element} among={`[data-settled=${name}]`} place={0} data-settled={name} {...attributes} />
  ) : (
    <Element data-settled={name} {...attributes}>
      {children}
    </Element>
  );

const htmlAt = (among: string, place: number): string =>
  typeof document === 'undefined' ? '' : (document.querySelectorAll(among)[place]?.innerHTML ?? '');
