import type { Document } from 'domhandler';
import type { Device } from '../../../../ui/theme/device.ts';
import type { ScreenSize } from '../../parts/parts.ts';
import { allIn, around, textOf, UNSEEN } from '../../reader/html.ts';

const DEVICES: { readonly [size in ScreenSize]: Device } = {
  desktop: 'desktop',
  tablet: 'tablet',
  phone: 'mobile',
};

interface VisitorsDevice {
  readonly scripts: boolean;
  readonly screenSize: ScreenSize;
}

interface Opener extends Pick<VisitorsDevice, 'screenSize'> {
  /** The address's fragment; empty if there is none. */
  readonly fragment: string;
  /** The headings of the sections opened by the visitor. */
  readonly opened: ReadonlySet<string>;
}

export const deviceOf = ({ screenSize }: Pick<VisitorsDevice, 'screenSize'>) => DEVICES[screenSize];

/** Elements that browsers hide, and elements that the styles show only with or only without scripts. */
const HIDDEN = ['[hidden]', '[popover]', 'dialog:not([open])', 'details:not([open]) > :not(summary)'];
const HIDDEN_BY_SCRIPTS = [
  ...['[data-unscripted]', 'noscript', '[data-early]'],
  'form[data-steps] > div:not([data-current]):has([data-field])',
];
const HIDDEN_WITHOUT_SCRIPTS = ['[data-scripted]'];

/** Only phones show the list of a carousel's cards. */
const HIDDEN_BUT_ON_PHONES = '[aria-roledescription=carousel] nav:has(> [popovertarget])';

/** Opens the elements that a browser opens by itself, and those that the visitor opened. */
export const openParts = (document: Document, seer: Opener): void => {
  // A browser opens the dialogs rendered above the page.
  for (const dialog of allIn(document, '[data-above] dialog')) dialog.attribs['open'] = '';
  for (const details of allIn(document, 'details[data-open-on]'))
    if (details.attribs['data-open-on']?.split(' ').includes(deviceOf(seer)) !== true)
      delete details.attribs['open'];
  // A browser opens the target of the address's fragment.
  const ledTo = seer.fragment === '' ? [] : allIn(document, `[id="${seer.fragment}"]`).flatMap(around);
  const chosen = allIn(document, 'summary')
    .filter((summary) => seer.opened.has(textOf(summary)))
    .flatMap(around);
  for (const { name, attribs } of [...ledTo, ...chosen]) if (name === 'details') attribs['open'] = '';
};

/** Marks the parts of a page's html that a visitor does not see, without styles or a browser. */
export const markUnseen = (document: Document, seer: VisitorsDevice): void => {
  const selectors = [
    ...HIDDEN,
    ...(seer.scripts ? HIDDEN_BY_SCRIPTS : HIDDEN_WITHOUT_SCRIPTS),
    ...(seer.screenSize === 'phone' ? [] : [HIDDEN_BUT_ON_PHONES]),
  ];
  for (const element of allIn(document, selectors.join())) element.attribs[UNSEEN] = '';
};
