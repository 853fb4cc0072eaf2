/** File type names by extension. */
const TYPES: ReadonlyMap<string, string> = new Map([
  ['pdf', 'PDF'],
  ['doc', 'Word'],
  ['docx', 'Word'],
  ['xls', 'Excel'],
  ['xlsx', 'Excel'],
  ['csv', 'CSV'],
  ['ppt', 'PowerPoint'],
  ['pptx', 'PowerPoint'],
  ['zip', 'ZIP'],
  ['dwg', 'CAD'],
  ['dxf', 'CAD'],
  ['rfa', 'Revit'],
  ['rvt', 'Revit'],
  ['jpg', 'JPEG'],
  ['jpeg', 'JPEG'],
  ['png', 'PNG'],
  ['svg', 'SVG'],
  ['mp4', 'Video'],
]);

const SCHEME_AND_HOST = /^(?:[a-z][a-z\d+.-]*:)?\/\/[^/?#]*/i;
const ENDING = /\/[^/]*\.([a-z\d]+)$/i;

/** The type of the file at an address; null for pages and unknown types. */
export const fileTypeOf = (address: string): string | null => {
  const [path = ''] = address.replace(SCHEME_AND_HOST, '').split(/[?#]/);
  return TYPES.get(ENDING.exec(path)?.[1]?.toLowerCase() ?? '') ?? null;
};
