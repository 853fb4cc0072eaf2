import assert from 'node:assert/strict';
import { failureText } from '../../../../../application/visitor/use-my-location/texts.ts';
import { currentOf } from '../../../../../ui/bindings/use-observable.ts';
import { settle } from '../../../../fakes/fake-clock.ts';
import type { DevicePlace, LocationPart } from '../../../parts/parts.ts';
import { locationButtonsOn } from '../content/page-screen.ts';
import type { Visit } from '../visit.ts';

const MINNEAPOLIS = { lat: 44.9833, lon: -93.2686 };
const LONDON = { lat: 51.5, lon: -0.12 };

export const locationOf = (visit: Visit): LocationPart & { readonly end: () => void } => ({
  device: async (place) => placeDevice(visit, place),
  begin: async (button) => {
    if (button !== undefined) {
      const { view } = visit.contents;
      const offered = view?.kind === 'found' ? locationButtonsOn(view.page) : [];
      assert.ok(offered.includes(button), `There is no ${button}`);
    }
    visit.useCases.updateLocation.ask();
  },
  end: () => visit.useCases.updateLocation.leave(),
  enter: async (typed) => {
    const { updateLocation } = visit.useCases;
    if (visit.address.page === 'home') updateLocation.update(typed);
    else await visit.afterMoving(() => updateLocation.update(typed));
    await settle();
  },
  useMine: async () => {
    await visit.afterMoving(() => visit.useCases.searchInPlace.searchHere());
  },
  timesAsked: async () => visit.position.asked,
  messagesWhen: async () => {
    await settle();
    const mine = currentOf(visit.useCases.useMyLocation.view$);
    return [
      currentOf(visit.useCases.updateLocation.view$).error ?? '',
      mine.kind === 'failed' ? failureText(mine.reason) : '',
    ];
  },
});

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
