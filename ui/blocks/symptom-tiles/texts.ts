/** The title of the tiles where the editor gives none. */
export const symptomTilesTitle = 'What’s it doing?';
