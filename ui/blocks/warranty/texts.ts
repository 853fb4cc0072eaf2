import { BASE_YEARS, REGISTERED_YEARS, REGISTRATION_DAYS } from '../../../domain/document/warranty-terms.ts';

/** What the warranty block says (specification, sections 2 and 9). */
export const warrantyTexts = {
  terms: [
    {
      name: 'Registered Limited Warranty',
      length: `${REGISTERED_YEARS} years`,
      note: 'typically',
      when: `You register within ${REGISTRATION_DAYS} days of installation.`,
      covers: ['Parts are covered.', 'Labor isn’t covered.'],
    },
    {
      name: 'Base Limited Warranty',
      length: `${BASE_YEARS} years`,
      note: 'typically',
      when: `You don’t register, or you register after ${REGISTRATION_DAYS} days.`,
      covers: ['Parts are covered.', 'Labor isn’t covered.'],
    },
  ],
  close: 'Close',
  opensInNewTab: 'opens in a new tab',
  register: {
    title: 'Register new product',
    lead: 'Gather these details first. You’ll enter them on the registration site.',
    submit: 'Go to registration',
  },
  lookUp: {
    title: 'Look up an existing warranty',
    lead: 'Have your serial number handy. You’ll enter it on the look-up site.',
    submit: 'Go to warranty look-up',
  },
  /** What helps until the details are on the other site. */
  keep: {
    copy: 'Copy all four',
    copied: 'Copied. Paste it on the registration site.',
    notCopied: 'We couldn’t copy it. Save it for later instead.',
    save: 'Save for later',
    saved: 'Saved on this device as a text file.',
    fileName: 'registration-details.txt',
    missing: 'Still missing',
    empty: 'Fill in what you have first.',
  },
  privacy: 'What you type here stays on this device. We don’t send it.',
  serialNumber: 'Product serial number',
  installationDate: 'Installation date',
  installedAddress: 'Installed address',
  dealerName: 'Dealer name',
  findSerial: 'Find your serial number',
  plate: {
    alt: 'A rating plate with its lines for model and serial number; the serial number is circled.',
    places: [
      ['Outdoor unit', 'On the side or rear.'],
      ['Furnace or air handler', 'Inside the front door. Turn the power off first.'],
      ['Ductless head', 'On the underside or side.'],
    ],
    invoice: 'Can’t reach it? Look for it on your dealer’s invoice.',
  },
} as const;
