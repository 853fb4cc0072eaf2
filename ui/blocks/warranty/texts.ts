import { inLanguage, type SiteLanguage, type Translated } from '../../../domain/content/site-language.ts';
import { BASE_YEARS, REGISTERED_YEARS, REGISTRATION_DAYS } from '../../../domain/document/warranty-terms.ts';

interface Term {
  readonly name: string;
  /** The English name in the legal document; absent: the same as `name`. */
  readonly legalName?: string;
  readonly length: string;
  readonly note: string;
  readonly when: string;
  readonly covers: readonly [parts: string, labor: string];
}

interface DialogTexts {
  readonly title: string;
  readonly lead: string;
  readonly submit: string;
}

/** The texts of the warranty block, plain JSON; a page contains only its own language. */
export interface WarrantyTexts {
  readonly terms: ReadonlyArray<Term>;
  /** The text before the legal names. */
  readonly inDocument: string;
  readonly close: string;
  readonly opensInNewTab: string;
  readonly register: DialogTexts;
  readonly lookUp: DialogTexts;
  /** The texts for keeping the typed details. */
  readonly keep: {
    readonly [
      text in 'copy' | 'copied' | 'notCopied' | 'save' | 'saved' | 'fileName' | 'missing' | 'empty'
    ]: string;
  };
  readonly privacy: string;
  /** The labels of the details that the registration site asks for, in the order of the dialog (specification, section 2). */
  readonly details: { readonly [name in 'serial' | 'installed' | 'address' | 'dealer']: string };
  readonly findSerial: string;
  readonly plate: {
    readonly alt: string;
    readonly places: ReadonlyArray<readonly [place: string, where: string]>;
    readonly invoice: string;
  };
}

/** The English texts (specification, sections 2 and 9). */
export const warrantyTexts: WarrantyTexts = {
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
  inDocument: '',
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
  keep: {
    copy: 'Copy all four',
    copied: 'Copied. Paste it on the registration site.',
    notCopied: 'We couldn’t copy it. Save it for later instead.',
    save: 'Save for later',
    saved: 'Saved on this device as a text file.',
    fileName: 'registration-details.txt',
    missing: 'Still missing:',
    empty: 'Fill in what you have first.',
  },
  privacy: 'What you type here stays on this device. We don’t send it.',
  details: {
    serial: 'Product serial number',
    installed: 'Installation date',
    address: 'Installed address',
    dealer: 'Dealer name',
  },
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
};

const spanish: WarrantyTexts = {
  terms: [
    {
      name: 'Garantía limitada con registro',
      legalName: 'Registered Limited Warranty',
      length: `${REGISTERED_YEARS} años`,
      note: 'normalmente',
      when: `Usted registra el equipo dentro de los ${REGISTRATION_DAYS} días de la instalación.`,
      covers: ['Cubre las piezas.', 'No cubre la mano de obra.'],
    },
    {
      name: 'Garantía limitada básica',
      legalName: 'Base Limited Warranty',
      length: `${BASE_YEARS} años`,
      note: 'normalmente',
      when: `Usted no registra el equipo, o lo registra después de ${REGISTRATION_DAYS} días.`,
      covers: ['Cubre las piezas.', 'No cubre la mano de obra.'],
    },
  ],
  inDocument: 'En el documento, en inglés:',
  close: 'Cerrar',
  opensInNewTab: 'en inglés, se abre en una pestaña nueva',
  register: {
    title: 'Registrar un producto nuevo',
    lead: 'Primero reúna estos datos. Los escribirá en el sitio de registro, que está en inglés.',
    submit: 'Ir al registro',
  },
  lookUp: {
    title: 'Consultar una garantía',
    lead: 'Tenga a la mano el número de serie. Lo escribirá en el sitio de consulta, que está en inglés.',
    submit: 'Ir a la consulta de garantía',
  },
  keep: {
    copy: 'Copiar los cuatro datos',
    copied: 'Copiado. Péguelo en el sitio de registro.',
    notCopied: 'No pudimos copiarlo. Mejor guárdelo para después.',
    save: 'Guardar para después',
    saved: 'Guardado en este dispositivo como archivo de texto.',
    fileName: 'datos-de-registro.txt',
    missing: 'Todavía falta:',
    empty: 'Primero escriba los datos que tenga.',
  },
  privacy: 'Lo que escriba aquí se queda en este dispositivo. No lo enviamos.',
  details: {
    serial: 'Número de serie del producto',
    installed: 'Fecha de instalación',
    address: 'Dirección donde se instaló',
    dealer: 'Nombre del distribuidor',
  },
  findSerial: 'Dónde está el número de serie',
  plate: {
    alt: 'Una placa de datos con líneas para el modelo y el número de serie; el número de serie está en un círculo.',
    places: [
      ['Unidad exterior', 'A un lado o atrás.'],
      ['Calefacción o manejadora de aire', 'Detrás de la puerta del frente. Antes, corte la corriente.'],
      ['Unidad interior de un minisplit', 'Por debajo o a un lado.'],
    ],
    invoice: '¿No puede llegar a la placa? Búsquelo en la factura de su distribuidor.',
  },
};

const french: WarrantyTexts = {
  terms: [
    {
      name: 'Garantie limitée avec enregistrement',
      legalName: 'Registered Limited Warranty',
      length: `${REGISTERED_YEARS} ans`,
      note: 'normalement',
      when: `Vous enregistrez l’appareil dans les ${REGISTRATION_DAYS} jours suivant l’installation.`,
      covers: ['Les pièces sont couvertes.', 'La main-d’œuvre n’est pas couverte.'],
    },
    {
      name: 'Garantie limitée de base',
      legalName: 'Base Limited Warranty',
      length: `${BASE_YEARS} ans`,
      note: 'normalement',
      when: `Vous n’enregistrez pas l’appareil, ou vous l’enregistrez après ${REGISTRATION_DAYS} jours.`,
      covers: ['Les pièces sont couvertes.', 'La main-d’œuvre n’est pas couverte.'],
    },
  ],
  inDocument: 'Dans le document, en anglais\u00a0:',
  close: 'Fermer',
  opensInNewTab: 'en anglais, s’ouvre dans un nouvel onglet',
  register: {
    title: 'Enregistrer un nouvel appareil',
    lead: 'Rassemblez d’abord ces renseignements. Vous les entrerez sur le site d’enregistrement, qui est en anglais.',
    submit: 'Aller à l’enregistrement',
  },
  lookUp: {
    title: 'Consulter une garantie',
    lead: 'Ayez le numéro de série en main. Vous l’entrerez sur le site de consultation, qui est en anglais.',
    submit: 'Aller à la consultation',
  },
  keep: {
    copy: 'Tout copier',
    copied: 'C’est copié. Collez le tout sur le site d’enregistrement.',
    notCopied: 'La copie n’a pas fonctionné. Gardez-les plutôt pour plus tard.',
    save: 'Garder pour plus tard',
    saved: 'Un fichier texte est enregistré sur cet appareil.',
    fileName: 'renseignements-garantie.txt',
    missing: 'Il manque encore\u00a0:',
    empty: 'Entrez d’abord ce que vous avez.',
  },
  privacy: 'Ce que vous entrez ici reste sur cet appareil. Nous ne l’envoyons pas.',
  details: {
    serial: 'Numéro de série du produit',
    installed: 'Date d’installation',
    address: 'Adresse d’installation',
    dealer: 'Nom du concessionnaire',
  },
  findSerial: 'Trouver le numéro de série',
  plate: {
    alt: 'Une plaque signalétique avec ses lignes pour le modèle et le numéro de série; le numéro de série est encerclé.',
    places: [
      ['Appareil extérieur', 'Sur le côté ou à l’arrière.'],
      ['Fournaise ou appareil de traitement d’air', 'Derrière la porte avant. Coupez d’abord le courant.'],
      ['Unité murale', 'Sur le dessous ou sur le côté.'],
    ],
    invoice: 'La plaque est hors de portée? Cherchez le numéro sur la facture de votre concessionnaire.',
  },
};

const TEXTS: Translated<WarrantyTexts> = { en: warrantyTexts, es: spanish, fr: french };

export const warrantyTextsIn = (language: SiteLanguage): WarrantyTexts => inLanguage(TEXTS, language);
