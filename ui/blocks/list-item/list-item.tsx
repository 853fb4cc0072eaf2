import { Html } from '../../components/html/html.tsx';
import type { PropsWithBlocks } from '../block-module.ts';
import type { ListItemProps } from './view.ts';

/** A list item with its nested lists. */
export const Block = ({ html, children }: PropsWithBlocks<ListItemProps>) => (
  <li>
    {html !== null && <Html as="span" html={html} />}
    {children}
  </li>
);
