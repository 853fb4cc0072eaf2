/** Whether the edit distance of two texts, with transpositions, is at most `most`. */
export const isWithin = (word: string, other: string, most: number): boolean => {
  if (word === other) return true;
  const [rest, otherRest] = [word.slice(1), other.slice(1)];
  if (word[0] === other[0]) return isWithin(rest, otherRest, most);
  if (most === 0) return false;
  const isSwapped = word[0] === other[1] && word[1] === other[0];
  return (
    isWithin(rest, other, most - 1) ||
    isWithin(word, otherRest, most - 1) ||
    isWithin(rest, otherRest, most - 1) ||
    (isSwapped && isWithin(word.slice(2), other.slice(2), most - 1))
  );
};
