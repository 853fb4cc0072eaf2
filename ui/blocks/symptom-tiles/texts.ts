/** The default title of the tiles. */
export const symptomTilesTitle = 'What’s wrong?';
