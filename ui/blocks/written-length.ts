const PX_PER_UNIT: Readonly<Record<string, number>> = { px: 1, rem: 16, em: 16 };

/** Converts an editor's length to pixels: `100`, `'100px'`, `'6rem'`; null if it is invalid. */
export const pixelsOf = (written: string | number | null): number | null => {
  const [, size, unit = 'px'] =
    /^(?:height:)?(\d*\.?\d+)(px|rem|em)?;?$/.exec(String(written ?? '').replaceAll(' ', '')) ?? [];
  return size === undefined ? null : Number(size) * (PX_PER_UNIT[unit] ?? 1);
};
