import { dayText, FACTS_CHECKED_ON } from '../content/facts.ts';
import { BASE_YEARS, REGISTERED_YEARS, REGISTRATION_BARRED_IN, REGISTRATION_DAYS } from './warranty-terms.ts';
import { documentPath, heading, list, paragraph, table, type SiteDocument } from './site-document.ts';

const warranty = (name: string, products: string, plate: string): SiteDocument => ({
  path: documentPath(`warranty-${name}`),
  title: `Limited warranty: ${products}`,
  subject: `What the limited warranty on ${products} typically covers, and how registration changes it.`,
  notice:
    'Sample document. It shows typical terms. The warranty certificate that came with your equipment takes priority.',
  parts: [
    heading('Who warrants it, and from when'),
    paragraph(
      'The maker of the equipment warrants it to the first owner, from the day it was installed. In a new home, the day of purchase may count instead.',
    ),
    heading('How long parts are covered'),
    table(
      ['Warranty', 'When it applies', 'Typical length'],
      [
        'Registered Limited Warranty',
        `Registered within ${REGISTRATION_DAYS} days of installation`,
        `${REGISTERED_YEARS} years`,
      ],
      ['Base Limited Warranty', 'Not registered in that time', `${BASE_YEARS} years`],
    ),
    paragraph('The length varies by product.'),
    paragraph(
      `In ${REGISTRATION_BARRED_IN.en}, a longer warranty can’t depend on registration. Ask customer care which length applies to you. Last checked: ${dayText(FACTS_CHECKED_ON, 'en')}.`,
    ),
    heading('What it covers'),
    list(
      'Parts that fail in normal home use, for the length shown above.',
      'An extended warranty is optional. Ask your dealer what it adds.',
    ),
    heading('What it doesn’t cover'),
    list(
      'Labor, travel, refrigerant and filters. Ask your dealer what a visit costs.',
      'Damage from floods, fire, lightning, misuse or missed maintenance.',
      'Damage from unlicensed work, or from parts that don’t match.',
    ),
    heading('If you sell your home'),
    paragraph(
      'Ask customer care before you close: some warranties pass to the next owner within a time limit, others end or become shorter. Hand over the invoice and the serial number.',
    ),
    heading('How to make a claim'),
    paragraph(
      'Call the dealer who installed it, or any dealer near you. Have the model and serial numbers and the invoice ready. The dealer checks the fault and asks the maker for the part.',
    ),
    heading('Where to find the serial number'),
    paragraph(plate),
    heading('What to keep'),
    list('Your dealer’s invoice, with the installation date.', 'The model and serial numbers.'),
  ],
});

const OUTDOOR_PLATE =
  'Look for the rating plate on the side or rear of the outdoor unit. Don’t remove any panel.';

const INDOOR_PLATE =
  'The rating plate is inside the front door. Turn the power off first. Your dealer’s invoice may show the number too.';

/** The warranty files, one per kind of equipment (specification, section 2). */
export const WARRANTY_DOCUMENTS = {
  outdoorUnits: warranty('outdoor-units', 'outdoor units', OUTDOOR_PLATE),
  furnaces: warranty('furnaces', 'furnaces', INDOOR_PLATE),
  ductless: warranty(
    'ductless',
    'ductless systems',
    'Each indoor head has a rating plate on its underside or side. The outdoor unit has its own, on the side or rear.',
  ),
  airHandlers: warranty('air-handlers', 'air handlers', INDOOR_PLATE),
  packagedUnits: warranty('packaged-units', 'packaged units', OUTDOOR_PLATE),
  coils: warranty(
    'coils',
    'coils',
    'The coil sits inside a sealed cabinet. Don’t open it: your dealer’s invoice may show the serial number. If it doesn’t, ask your dealer.',
  ),
} as const satisfies Readonly<Record<string, SiteDocument>>;
