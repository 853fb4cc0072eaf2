/** `25 dealers near 60601`. */
export const dealersNear = (count: number, zipcode: string): string =>
  `${count} ${count === 1 ? 'dealer' : 'dealers'} near ${zipcode}`;
