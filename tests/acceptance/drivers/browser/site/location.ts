import { findDealersTexts } from '../../../../../application/visitor/find-dealers/texts.ts';
import { updateLocationTexts } from '../../../../../application/visitor/update-location/texts.ts';
import { useMyLocationTexts } from '../../../../../application/visitor/use-my-location/texts.ts';
import type { DevicePlace, LocationPart } from '../../../parts/parts.ts';
import type { Visit } from '../visit.ts';

declare global {
  interface Window {
    /** How often the page asked the device for its location. */
    timesAsked: number;
  }
}

const MINNEAPOLIS = { latitude: 44.9833, longitude: -93.2686 };
const LONDON = { latitude: 51.5, longitude: -0.12 };

export const locationOf = (visit: Visit): LocationPart => {
  const placeDevice = async (place: DevicePlace): Promise<void> => {
    const context = await visit.browserContext();
    await context.addInitScript((isLost) => {
      const { geolocation } = navigator;
      const ask = geolocation.getCurrentPosition.bind(geolocation);
      Object.assign(window, { timesAsked: 0 });
      geolocation.getCurrentPosition = (found, failed, options) => {
        window.timesAsked += 1;
        if (isLost) failed?.({ code: 2 } as GeolocationPositionError);
        else ask(found, failed, options);
      };
    }, place === 'unknown');
    if (place === 'refuses' || place === 'unknown') return;
    await context.grantPermissions(['geolocation']);
    await context.setGeolocation(place === 'near 55401' ? MINNEAPOLIS : LONDON);
  };

  return {
    device: placeDevice,
    begin: async (button) => {
      const page = await visit.page();
      const place =
        button === undefined
          ? page.getByRole('banner').getByRole('button', { name: /Set your location|change/ })
          : page.getByRole('main').getByRole('button', { name: button, exact: true });
      await place.click();
      await page.getByRole('dialog', { name: updateLocationTexts.title }).waitFor();
    },
    enter: async (typed) => {
      const dialog = (await visit.page()).getByRole('dialog', { name: updateLocationTexts.title });
      await dialog.getByRole('textbox', { name: findDealersTexts.zipLabel }).fill(typed);
      await dialog.getByRole('button', { name: updateLocationTexts.submit }).click();
    },
    useMine: async () =>
      (await visit.page()).getByRole('button', { name: useMyLocationTexts.button }).click(),
    timesAsked: async () => (await visit.page()).evaluate(() => window.timesAsked),
  };
};
