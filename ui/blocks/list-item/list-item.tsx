import { Html } from '../../components/html/html.tsx';
import type { BlockProps } from '../block-module.ts';
import type { ListItemAttributes } from './codec.ts';

/** An item of a list, with the lists below it; an empty one is not drawn. */
export const Block = ({ attributes: { content }, children, innerBlocks }: BlockProps<ListItemAttributes>) => {
  if (content === null && innerBlocks.length === 0) return null;
  return (
    <li>
      {content !== null && <Html as="span" html={content} />}
      {children}
    </li>
  );
};
