import { cssOf, needsOfRules, type NeededRules, type StyleRule } from './rules-in-page.ts';

/** Holds back what stands below the first window until its styles are there; nothing does where scripts do not run. */
export const HOLD_BACK =
  '@media (scripting:enabled){:root:not([data-complete]) :is([data-below],[data-below]~*){display:none}}';

/** The rules of the modules of a build, by place. */
type Modules = ReadonlyArray<{ readonly rules: ReadonlyArray<StyleRule> }>;

/**
 * The name of the styles of these parts: which modules of the build they are, and of each, whether all names that its rules wait for
 * are there, or which of them. Any instance that has the build can say by it what it stands for.
 */
export const lateKey = (modules: Modules, { parts, there }: NeededRules): string => {
  const places = new Set(parts.map(({ place }) => place));
  return textOfBits([
    ...modules.map((_, place) => places.has(place)),
    ...parts.flatMap(({ rules, isLiving }) => {
      const isThere = needsOfRules(rules).map((need) => isLiving || there.has(need));
      return isThere.includes(false) ? [false, ...isThere] : [true];
    }),
  ]);
};

/** The styles that have this name; null: none can. */
export const lateCss = (modules: Modules, key: string): string | null => {
  const bits = bitsOfText(key);
  const chosen = modules.filter((_, place) => bits[place] === true);
  let next = modules.length;
  const css = chosen.map(({ rules }) => {
    const areAllThere = bits[next++] === true;
    const there = new Set(needsOfRules(rules).filter(() => areAllThere || bits[next++] === true));
    return cssOf({ parts: [{ rules, isLiving: false }], there });
  });
  const isWhole = bits.length >= next && bits.length < next + BITS_IN_BYTE;
  return isWhole && css.length > 0 ? css.join('') : null;
};

const BITS_IN_BYTE = 8;

const textOfBits = (bits: ReadonlyArray<boolean>): string => {
  const byteAt = (place: number): number =>
    bits
      .slice(place * BITS_IN_BYTE, (place + 1) * BITS_IN_BYTE)
      .reduce((byte, isSet, i) => byte + (isSet ? 1 << i : 0), 0);
  const length = Math.ceil(bits.length / BITS_IN_BYTE);
  return Buffer.from(Array.from({ length }, (_, place) => byteAt(place))).toString('base64url');
};

const bitsOfText = (text: string): ReadonlyArray<boolean> =>
  Array.from(Buffer.from(text, 'base64url')).flatMap((byte) =>
    Array.from({ length: BITS_IN_BYTE }, (_, i) => ((byte >> i) & 1) === 1),
  );
