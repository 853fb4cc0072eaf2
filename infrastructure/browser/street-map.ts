/** The script of the street map page. Replaces the SVG map with a street map from another host, once the visitor has agreed to load it. */
import type * as Library from 'maplibre-gl';
import type { StreetMap } from '../../domain/map/street-map.ts';

const MAX_ZOOM = 14;
const PADDING_PX = 48;

const place = document.getElementById('street-map') as HTMLElement;
const offer = document.getElementById('street-map-offer') as HTMLElement;
const { style, library, markers, middle, labels } = JSON.parse(
  document.getElementById('street-map-data')?.textContent ?? '',
) as StreetMap;

/** Keeps the SVG map and shows why. */
const giveUp = (): void => {
  place.hidden = true;
  document.getElementById('street-map-failed')?.removeAttribute('hidden');
};

const show = async (): Promise<void> => {
  const { Map, Marker, NavigationControl, Popup, LngLatBounds } = (await import(
    /* @vite-ignore */ library
  )) as typeof Library;
  const bounds = new LngLatBounds();
  for (const { lon, lat } of [middle, ...markers]) bounds.extend([lon, lat]);
  const map = new Map({
    container: place,
    style,
    bounds,
    fitBoundsOptions: { padding: PADDING_PX, maxZoom: MAX_ZOOM },
    cooperativeGestures: true,
    ...(labels && { locale: labels }),
  });
  map.addControl(new NavigationControl({ showCompass: false }));
  let isLoaded = false;
  map.once('load', () => (isLoaded = true));
  // A missing tile on a loaded map is no reason to remove the map.
  map.on('error', () => {
    if (!isLoaded) giveUp();
  });
  for (const { lon, lat, number, name, label } of markers) {
    const element = document.createElement('button');
    element.type = 'button';
    element.className = 'marker';
    element.textContent = number;
    element.ariaLabel = label;
    new Marker({ element }).setLngLat([lon, lat]).setPopup(new Popup().setText(name)).addTo(map);
  }
};

/** Stored for the visit, so the next page of the list doesn't ask again. */
const AGREED = 'street_map';

const begin = (): void => {
  offer.hidden = true;
  place.hidden = false;
  show().catch(giveUp);
};

const hasAgreed = (): boolean => {
  try {
    return sessionStorage.getItem(AGREED) === style;
  } catch {
    return false;
  }
};

if (hasAgreed()) begin();
else offer.hidden = false;
document.getElementById('street-map-load')?.addEventListener('click', () => {
  try {
    sessionStorage.setItem(AGREED, style);
  } catch {
    // Without storage, the next page asks again.
  }
  begin();
});
