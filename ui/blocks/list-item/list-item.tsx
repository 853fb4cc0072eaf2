import { Html } from '../../components/html/html.tsx';
import type { PropsWithBlocks } from '../block-module.ts';
import type { ListItemProps } from './view.ts';

/** An item of a list, with the lists below it. */
export const Block = ({ html, children }: PropsWithBlocks<ListItemProps>) => (
  <li>
    {html !== null && <Html as="span" html={html} />}
    {children}
  </li>
);
