/** `25 dealers near 60601`: how many serve the area of a code. */
export const dealersNear = (count: number, zipcode: string): string =>
  `${count} ${count === 1 ? 'dealer' : 'dealers'} near ${zipcode}`;
