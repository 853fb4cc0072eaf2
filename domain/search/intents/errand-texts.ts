import type { Translated } from '../../content/site-language.ts';
import type { AnswerText } from './help-texts.ts';

/** The texts of the answers about errands, by intent. A missing language is English. */
export const ERRAND_TEXTS = {
  register: {
    en: [
      'Register your product',
      'Register within 60 days of installation. Have the model and serial numbers ready.',
    ],
    es: [
      'Registre su producto',
      'Regístrelo en los 60 días después de la instalación. Tenga a la mano el modelo y el número de serie.',
    ],
    fr: [
      'Enregistrez votre produit',
      'Enregistrez-le dans les 60 jours suivant l’installation. Ayez le modèle et le numéro de série à portée de main.',
    ],
  },
  recall: {
    en: [
      'Is there a recall?',
      'Find the model and serial number on the rating plate, then look in the official list of the US or Canada.',
    ],
    es: [
      '¿Hay un retiro del mercado?',
      'Busque el modelo y el número de serie en la placa y consulte la lista oficial de EE. UU. o Canadá.',
    ],
    fr: [
      'Y a-t-il un rappel?',
      'Trouvez le modèle et le numéro de série sur la plaque, puis consultez la liste officielle du Canada ou des États-Unis.',
    ],
  },
  serial: {
    en: [
      'Model and serial number',
      'Both are on the rating plate: on the side or rear of an outdoor unit, or inside the front door of a furnace. Turn the power off first.',
    ],
    es: [
      'Modelo y número de serie',
      'Están en la placa: al lado o atrás de la unidad exterior, o dentro de la puerta de la calefacción. Primero corte la corriente.',
    ],
    fr: [
      'Modèle et numéro de série',
      'Ils sont sur la plaque\u00a0: sur le côté ou à l’arrière de l’appareil extérieur, ou derrière la porte de la fournaise. Coupez d’abord le courant.',
    ],
  },
  warranty: {
    en: ['Warranty', 'See what is covered, for how long, and how to look up your system.'],
    es: ['Garantía', 'Vea qué cubre, por cuánto tiempo y cómo buscar su equipo.'],
    fr: ['Garantie', 'Voyez ce qui est couvert, pour combien de temps, et comment trouver votre appareil.'],
  },
  financing: {
    en: [
      'Financing and leasing',
      'Ask your dealer what they offer. Compare the total of all payments, not the monthly amount.',
    ],
    es: [
      'Financiamiento y renta',
      'Pregunte a su distribuidor qué ofrece. Compare el total de los pagos, no la mensualidad.',
    ],
    fr: [
      'Financement et location',
      'Demandez à votre concessionnaire ce qu’il offre. Comparez le total des paiements, pas la mensualité.',
    ],
  },
  'tax-credit': {
    en: [
      'Tax credits',
      'There’s no federal credit for new equipment installed after 2025. See what earlier years can still claim.',
    ],
    es: [
      'Créditos fiscales',
      'No hay crédito federal para equipos instalados después de 2025. Vea qué se puede pedir por años anteriores.',
    ],
    fr: [
      'Crédits d’impôt (États-Unis)',
      'Aucun crédit fédéral américain pour un appareil installé après 2025. Voyez ce qui vaut pour les années précédentes.',
    ],
  },
  rebate: {
    en: ['Rebates', 'Enter your zip to see what programs in your area pay.'],
    es: ['Reembolsos', 'Ingrese su código postal para ver qué pagan los programas de su zona.'],
    fr: [
      'Remises',
      'Nos données couvrent les États-Unis. Au Canada, demandez à votre province et à votre distributeur d’énergie.',
    ],
  },
  sizing: {
    en: ['The right size', 'Square footage isn’t enough. Ask your dealer for a written load calculation.'],
    es: ['El tamaño correcto', 'El área no basta. Pida a su distribuidor un cálculo de carga por escrito.'],
    fr: [
      'La bonne taille',
      'La superficie ne suffit pas. Demandez à votre concessionnaire un calcul de charge par écrit.',
    ],
  },
  'repair-or-replace': {
    en: ['Repair or replace?', 'Weigh its age, the price of the repair, your bills and the refrigerant.'],
    es: [
      '¿Reparar o cambiar?',
      'Considere la edad, el precio de la reparación, sus recibos y el refrigerante.',
    ],
    fr: ['Réparer ou remplacer?', 'Pesez l’âge, le prix de la réparation, vos factures et le frigorigène.'],
  },
  price: {
    en: ['What it costs', 'Estimate a system in a minute, or ask a dealer near you for a written quote.'],
    es: [
      'Cuánto cuesta',
      'Calcule un sistema en un minuto o pida un presupuesto por escrito a un distribuidor cercano.',
    ],
    fr: [
      'Combien ça coûte',
      'Estimez un système en une minute, ou demandez une soumission écrite à un concessionnaire près de vous.',
    ],
  },
  book: {
    en: ['Schedule service', 'Enter your zip, choose a dealer and send your request.'],
    es: ['Pida una visita', 'Ingrese su código postal, elija un distribuidor y envíe su solicitud.'],
    fr: [
      'Demandez une visite',
      'Entrez votre code postal, choisissez un concessionnaire et envoyez votre demande.',
    ],
  },
  phone: {
    en: ['Call us or send a message', 'We can connect you with a dealer, or help with a warranty or a part.'],
    es: [
      'Llámenos o escríbanos',
      'Lo comunicamos con un distribuidor o le ayudamos con una garantía o una pieza.',
    ],
    fr: [
      'Appelez-nous ou écrivez-nous',
      'Nous vous mettons en contact avec un concessionnaire, ou vous aidons pour une garantie ou une pièce.',
    ],
  },
  urgent: {
    en: ['Need help tonight?', 'These dealers answer 24/7. Call the nearest one.'],
    es: ['¿Necesita ayuda hoy mismo?', 'Estos distribuidores contestan las 24 horas. Llame al más cercano.'],
    fr: ['Besoin d’aide ce soir?', 'Ces concessionnaires répondent 24 h sur 24. Appelez le plus proche.'],
  },
  dealer: {
    en: ['Find a dealer', 'Enter your zip to see dealers near you, with their ratings and numbers.'],
    es: [
      'Encuentre un distribuidor',
      'Ingrese su código postal para ver distribuidores cercanos, con opiniones y teléfonos.',
    ],
    fr: [
      'Trouvez un concessionnaire',
      'Entrez votre code postal pour voir les concessionnaires près de vous, avec avis et numéros.',
    ],
  },
  manual: {
    en: ['Manuals and documents', 'Product sheets, warranty sheets and guides are in the resource library.'],
    es: [
      'Manuales y documentos',
      'Las hojas de productos, las garantías y las guías están en la biblioteca, en inglés.',
    ],
    fr: [
      'Manuels et documents',
      'Les fiches, les garanties et les guides sont dans la bibliothèque, en anglais.',
    ],
  },
  refrigerant: {
    en: [
      'Refrigerants',
      'What R-410A, R-454B and R-32 are, and what can still be serviced. Only a certified technician may handle them.',
    ],
    es: [
      'Refrigerantes',
      'Qué son el R-410A, el R-454B y el R-32, y qué equipos aún tienen servicio. Solo un técnico certificado puede manejarlos.',
    ],
    fr: [
      'Frigorigènes',
      'Ce que sont le R-410A, le R-454B et le R-32, et ce qui peut encore être entretenu. Seul un technicien certifié peut les manipuler.',
    ],
  },
  product: {
    en: ['See the products', 'What it does, what it suits and what to compare.'],
    es: ['Vea los productos', 'Qué hace, para qué casa sirve y qué comparar. En inglés.'],
    fr: [
      'Voir les produits',
      'Ce que fait l’appareil, à quelle maison il convient et quoi comparer. En anglais.',
    ],
  },
  languages: {
    en: [
      'Español, français',
      'Encuentre un distribuidor que habla español. Trouvez un concessionnaire en français.',
    ],
  },
} satisfies Readonly<Record<string, Translated<AnswerText>>>;
