import type { AudioAttributes } from './codec.ts';

/** A recording; null: neither a file nor a caption exists. */
export const view = ({ src, loop, caption }: AudioAttributes) =>
  src === null && caption === null
    ? null
    : {
        /** Null: the file is missing; only the caption is shown. */
        src: src?.src ?? null,
        isLooped: loop,
        caption,
      };

export type AudioProps = NonNullable<ReturnType<typeof view>>;
