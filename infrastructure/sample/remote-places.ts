export interface RemotePlace {
  /** As a visitor would type it. */
  readonly code: string;
  readonly place: string;
  readonly why: string;
}

/**
 * Places that deliberately have no sample dealer within 50 miles, to show what visitors see in an area without dealers. Everywhere else in
 * the contiguous states and southern Canada there is a dealer.
 */
export const REMOTE_PLACES: readonly [RemotePlace, ...RemotePlace[]] = [
  { code: '99723', place: 'Utqiagvik, AK', why: 'on the Arctic Ocean, no road leads there' },
  { code: '99766', place: 'Point Hope, AK', why: 'on the Chukchi Sea, reached by air' },
  { code: '99769', place: 'Savoonga, AK', why: 'on St. Lawrence Island in the Bering Sea' },
  { code: '99762', place: 'Nome, AK', why: 'on the Seward Peninsula, no road to the rest of Alaska' },
  { code: '99559', place: 'Bethel, AK', why: 'in the Kuskokwim delta, reached by air and river' },
  { code: '99685', place: 'Unalaska, AK', why: 'in the Aleutian Islands' },
  { code: '99546', place: 'Adak, AK', why: 'farther out in the Aleutian Islands' },
  { code: '96799', place: 'Pago Pago, AS', why: 'American Samoa, in the South Pacific' },
  { code: '96910', place: 'Hagatna, GU', why: 'Guam, in the western Pacific' },
  { code: '96950', place: 'Saipan, MP', why: 'Northern Mariana Islands' },
  { code: '96960', place: 'Majuro, MH', why: 'Marshall Islands' },
  { code: 'X0A 0H0', place: 'Iqaluit, NU', why: 'Baffin Island' },
  { code: 'X0B 0C0', place: 'Cambridge Bay, NU', why: 'Victoria Island' },
  { code: 'X0C 0G0', place: 'Rankin Inlet, NU', why: 'on Hudson Bay' },
  { code: 'X1A 1C4', place: 'Yellowknife, NT', why: 'north of Great Slave Lake' },
  { code: 'Y1A 1H9', place: 'Whitehorse, YT', why: 'on the upper Yukon' },
  { code: 'Y0B 1G0', place: 'Dawson City, YT', why: 'on the Klondike' },
  { code: 'J0M 1C0', place: 'Kuujjuaq, QC', why: 'in Nunavik, reached by air' },
  { code: 'A0P 1C0', place: 'Happy Valley-Goose Bay, NL', why: 'central Labrador' },
  { code: 'A2V 1A1', place: 'Labrador City, NL', why: 'western Labrador' },
];
