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

/** The one place where html is rendered as it is: only what has been sanitized fits in. */
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
  /** How the items of an ordered list are numbered. */
  numbering?: { start?: number | undefined; reversed?: boolean };
}) => <Element {...numbering} id={id} className={className} dangerouslySetInnerHTML={{ __html: html }} />;

/**
 * A part of the page that the server has rendered for good: it stays as it is there, and what it was made from is not known.
 * It is the one at this place among those that `among` selects.
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

/** A part that a page has once, and which never changes in the browser: null there, where it stays as it is in the page. */
export const SettledPart = ({
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
