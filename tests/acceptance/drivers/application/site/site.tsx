import assert from 'node:assert/strict';
import type { Element } from 'domhandler';
import { searchSiteTexts } from '../../../../../application/visitor/search-site/texts.ts';
import { updateLocationTexts } from '../../../../../application/visitor/update-location/texts.ts';
import { useMyLocationTexts } from '../../../../../application/visitor/use-my-location/texts.ts';
import { findDealersTexts } from '../../../../../application/visitor/find-dealers/texts.ts';
import { LocationModal } from '../../../../../ui/location/location-modal.tsx';
import type { DevicePlace, LocationPart } from '../../../parts/parts.ts';
import type { SearchPart } from '../../../parts/search-part.ts';
import { attributeOf, theOne } from '../../../reader/html.ts';
import { searchOn } from '../../../reader/site-screen.ts';
import type { Visit } from '../visit.ts';

const MINNEAPOLIS = { lat: 44.9833, lon: -93.2686 };
const LONDON = { lat: 51.5, lon: -0.12 };

const placeDevice = ({ position }: Visit, place: DevicePlace): void => {
  switch (place) {
    case 'near 55401':
      return position.standAt(MINNEAPOLIS);
    case 'on another continent':
      return position.standAt(LONDON);
    case 'refuses':
      return position.keepQuiet('refused');
    case 'unknown':
      return position.keepQuiet('unavailable');
  }
};

export const locationOf = (visit: Visit): LocationPart => {
  const dialogOn = async (): Promise<Element> =>
    theOne(await visit.look(), 'dialog', updateLocationTexts.title);
  return {
    device: async (place) => placeDevice(visit, place),
    begin: async (button) => {
      const document = await visit.look();
      const opener =
        button === undefined
          ? theOne(theOne(document, 'banner'), 'button', /Set your location|change/)
          : theOne(theOne(document, 'main'), 'button', button);
      assert.equal(attributeOf(opener, 'aria-haspopup'), 'dialog', 'It opens no dialog');
      await visit.act((page) => {
        page.dialog = <LocationModal onClose={() => void page.closeDialogs()} />;
        page.services.updateLocation.ask();
      });
      await dialogOn();
    },
    enter: async (typed) => {
      const dialog = await dialogOn();
      theOne(dialog, 'textbox', findDealersTexts.zipLabel);
      theOne(dialog, 'button', updateLocationTexts.submit);
      await visit.act(async (page) => {
        if (page.services.updateLocation.update(typed) !== null) await page.closeDialogs();
      });
    },
    useMine: async () => {
      theOne(await visit.look(), 'button', useMyLocationTexts.button);
      await visit.act(({ services }) => services.searchInPlace.searchHere());
    },
    timesAsked: async () => visit.position.asked,
  };
};

export const siteSearchOf = (visit: Visit): SearchPart => ({
  search: async (typed) => {
    await visit.goTo('/search/');
    const form = theOne(await visit.look(), 'search', searchSiteTexts.form);
    theOne(form, 'button', searchSiteTexts.submit);
    await visit.submit(form, { q: typed });
  },
  seenWhen: async () => searchOn(await visit.look()),
});
