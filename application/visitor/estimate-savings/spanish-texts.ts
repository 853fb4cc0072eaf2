import { dollarsText } from '../../../domain/rebate/amount-texts.ts';
import { medianFor, US_MEDIAN } from '../../../domain/rebate/household.ts';
import type { FoundTexts } from './found-texts.ts';
import type { EstimateTexts } from './texts.ts';
import type { RebateBoxTexts } from './zip-box-texts.ts';

const spanishEstimate: EstimateTexts = {
  loading: 'Buscando reembolsos cerca de usted…',
  keepChecking: 'Está tardando más de lo normal. Seguir buscando',
  none: 'No encontramos reembolsos para este lugar.',
  noneAdvice:
    'Los programas abren y cierran durante el año. Pruebe con un código postal cercano o pregunte a un distribuidor qué aplica a su casa.',
  noneInCanada:
    'Los programas de Canadá no están en nuestros datos, así que puede haber algunos en su zona. Pregunte a su compañía de servicios, a su provincia o a un distribuidor.',
  noneDealers: 'Ver distribuidores cerca de usted',
  failed: 'No pudimos consultar los reembolsos. Revise su código postal e inténtelo de nuevo.',
  tryAgain: 'Intentar de nuevo',
  idle: 'Aquí aparecerán los programas y lo que podría ahorrar.',
  confirm: 'Antes de comprar, confirme con cada programa que usted cumple los requisitos.',
  programs: 'Programas de reembolso',
  incomes: 'Cómo cambia el monto según los ingresos',
  others: 'Otros programas en su zona',
  official: 'Ver la página oficial del programa',
  officialOf: ': ver la página oficial del programa',
  counted: 'Incluido en su total',
  print: 'Imprimir esta página',
  sample:
    'Datos de ejemplo. Estos programas son inventados para mostrar cómo funciona esta página. No se base en ellos.',
};

/** `A`, `A y B`, `A, B y C`; `e` before the sound of an `i`. */
const listed = (names: ReadonlyArray<string>): string => {
  const last = names.at(-1) ?? '';
  if (names.length < 2) return last;
  return `${names.slice(0, -1).join(', ')} ${/^h?i(?![aeou])/i.test(last) ? 'e' : 'y'} ${last}`;
};

const people = (size: number): string =>
  size === 1 ? 'una persona' : size === 8 ? 'ocho personas o más' : `${size} personas`;

/** Texts of found rebates in Spanish. */
export const spanishTexts: FoundTexts = {
  locale: 'es-US',
  of: 'de',
  dollars: dollarsText,
  estimate: spanishEstimate,
  facts: {
    paysFor: 'Paga por',
    whoCanApply: 'Quién puede solicitarlo',
    income: 'Ingresos del hogar',
    begins: 'Abre el',
    began: 'Empezó el',
    until: 'Último día',
    before: 'Antes de comprar',
    lastChecked: 'Última revisión',
  },
  statuses: {
    running: 'Abierto',
    unknown: 'Consulte al programa',
    paused: 'En pausa',
    ended: 'Terminado',
    notBegun: 'Todavía no abre',
  },
  conditions: {
    'reserve-before-install': 'Reserve el reembolso antes de la instalación.',
    'enrolled-contractor': 'Use un contratista inscrito en el programa.',
    'taken-off-price': 'Se descuenta del precio al comprar.',
    'heats-whole-home': 'Paga solo si las bombas de calor calientan toda la casa.',
  },
  notCounted: {
    closed: 'No está en el total: ahora no acepta solicitudes.',
    otherIncomes: 'No está en el total: es para hogares con otros ingresos.',
    otherOwners: {
      homeowner: 'No está en el total: es para inquilinos.',
      renter: 'No está en el total: es para propietarios.',
    },
    otherWork: 'No está en el total: no es para nuestros sistemas.',
    unknown: 'No está en el total. No sabemos si se puede combinar: pregunte al programa.',
    noFigure: 'No está en el total: no tiene un monto fijo en dólares.',
  },
  utility: {
    form: 'Sus compañías de electricidad y gas',
    open: 'Elegir sus compañías de electricidad y gas',
    labels: { electric: 'Compañía de electricidad', gas: 'Compañía de gas' },
    none: 'No tengo gas',
    unknown: 'No sé',
    submit: 'Actualizar los reembolsos',
  },
  household: {
    form: 'Su hogar',
    open: 'Ver los montos para su hogar',
    assumed:
      'Estos montos son para un hogar de cuatro personas que gana del 80% al 150% del ingreso mediano de su zona. La mitad de los hogares de una zona gana más que el ingreso mediano, y la otra mitad gana menos.',
    assumedOwner: 'Estos montos son para propietarios.',
    income: 'Ingresos al año antes de impuestos',
    exact: 'O sus ingresos exactos, en dólares',
    owner: 'Su casa',
    owners: { homeowner: 'Es mía', renter: 'La alquilo' },
    size: 'Personas en su hogar',
    unsaid: 'Prefiero no decirlo',
    submit: 'Actualizar los montos',
    privacy:
      'Opcional. No guardamos su respuesta, y no aparece en la dirección de esta página. Los ingresos exactos se usan solo si hay un límite dentro de su rango.',
    faults: {
      'not-on-offer':
        'Elija los ingresos y el número de personas de las listas. Estos montos son para un hogar de cuatro personas.',
      'not-an-amount':
        'Escriba sus ingresos en dólares enteros, como 52,000. Estos montos son para un hogar de cuatro personas.',
      'not-in-range':
        'Sus ingresos exactos no están dentro del rango que eligió: cambie uno de los dos. Estos montos son para un hogar de cuatro personas.',
      unavailable:
        'No pudimos consultar los montos para su hogar. Estos son para un hogar de cuatro personas. Inténtelo de nuevo.',
    },
  },
  foreign: 'Los nombres y algunos detalles están en inglés, como los publica cada programa.',
  bands: {
    low: 'Menos del 80% del ingreso mediano de su zona',
    moderate: 'Del 80% al 150% del ingreso mediano',
    high: 'Más del 150% del ingreso mediano',
  },
  incomes: [
    'Algunos montos dependen de los ingresos de su hogar. El total es para un hogar de cuatro personas que gana del 80% al 150% del ingreso mediano de su zona.',
    'El programa revisa sus ingresos cuando usted lo solicita.',
  ],
  noSetAmount: 'Sin monto fijo en dólares',
  upTo: (amount) => `Hasta ${amount}`,
  between: (from, to) => `Entre ${from} y ${to}`,
  betweenHeading: (from, to, cityState) =>
    `Podría haber entre ${from} y ${to} en reembolsos cerca de ${cityState}, según sus ingresos exactos`,
  ifBelowLimit: ' si sus ingresos están por debajo del límite de su zona',
  forSize: (tons) => `Los montos por tonelada se calculan para un sistema de ${tons} toneladas.`,
  forPrice: (price) =>
    `Los porcentajes del costo se cuentan hasta su límite, que se alcanza con un precio de ${price} o más.`,
  savingsHeading: (amount, cityState) => `Podría haber hasta ${amount} en reembolsos cerca de ${cityState}`,
  programsHeading: (place) => `Programas de reembolso cerca de ${place}`,
  totalOf: (names) =>
    `Este total suma solo los programas que pueden pagar por el mismo proyecto: ${listed(names)}.`,
  largestAlone: (name) =>
    `Este total cuenta solo el programa más grande, ${name}. No sabemos si los demás se pueden combinar con él.`,
  notWith: (names) => `No está en el total: no se puede combinar con ${listed(names)}.`,
  assumedUtilities: (names) =>
    names.length === 0
      ? 'No se incluyen reembolsos de compañías de electricidad o gas: elija las que le envían sus recibos para verlos.'
      : `Los reembolsos de compañías de electricidad y gas son los de ${listed(names)}. Si otra compañía le envía el recibo, elíjala aquí.`,
  receivedOn: (day) => `Detalles de los programas recibidos el ${day}.`,
  ranges: {
    first: (to) => `hasta ${to}`,
    between: (from, to) => `de ${from} a ${to}`,
    last: (below) => `más de ${below}`,
  },
  size: (size) => (size === 8 ? '8 o más' : String(size)),
  paid: (amount, size, range, isRenter) =>
    `${amount} para ${people(size)} con ingresos ${/^(?:de|más)/.test(range) ? '' : 'de '}${range} al año${isRenter ? ', en una casa alquilada' : ''}.`,
  paidRenter: (amount) => `${amount} para una casa alquilada.`,
  straddles:
    'Hay un límite dentro de ese rango, así que deciden sus ingresos exactos. Escríbalos para ver qué monto es el suyo.',
  judged: {
    low: (median) => `Es menos del 80% ${median}.`,
    moderate: (median) => `Es del 80% al 150% ${median}.`,
    high: (median) => `Es más del 150% ${median}.`,
  },
  medians: {
    area: () => 'del ingreso mediano de su zona para un hogar de ese tamaño',
    country: (size) =>
      `de ${dollarsText(medianFor(size, US_MEDIAN.income))}: el ingreso familiar mediano nacional de HUD del año fiscal ${US_MEDIAN.fiscalYear}, ajustado a un hogar de ese tamaño. Los programas usan el ingreso mediano de su zona, que no sabemos; por eso, pregunte al programa`,
  },
  areaLimits: ({ area, fiscalYear, low, high }) =>
    `Para un hogar de ese tamaño, los límites son ${dollarsText(low)} (80%) y ${dollarsText(high)} (150%): ${area}, HUD, año fiscal ${fiscalYear}.`,
  confirmIncome: 'El programa revisa sus ingresos cuando usted lo solicita.',
};

/** Texts of the zip box in Spanish. */
export const spanishBoxTexts: RebateBoxTexts = {
  form: 'Ver reembolsos cerca de usted',
  zipLabel: 'Código postal',
  zipHint: 'De EE. UU. o Canadá',
  zipMissing: 'Escriba su código postal.',
  zipMalformed: 'Escriba 5 dígitos, como 60601, o un código postal de Canadá, como M5V 3L9.',
  submit: 'Ver lo que puedo ahorrar',
};

/** Recurring English terms of programs and their Spanish translations. */
export const SPANISH_TERMS: Readonly<Record<string, string>> = {
  'Air conditioner': 'Aire acondicionado',
  'Air conditioner, 15.2 SEER2 or more': 'Aire acondicionado de 15.2 SEER2 o más',
  'Central air conditioner': 'Aire acondicionado central',
  'Central air conditioner, 15.2 SEER2 or more': 'Aire acondicionado central de 15.2 SEER2 o más',
  'Heat pump': 'Bomba de calor',
  'Ducted heat pump': 'Bomba de calor con ductos',
  'Ductless heat pump': 'Bomba de calor sin ductos',
  'Heat pump controls': 'Controles de la bomba de calor',
  'Geothermal heat pump': 'Bomba de calor geotérmica',
  'Air-to-water heat pump': 'Bomba de calor de aire a agua',
  'Hybrid system': 'Sistema híbrido',
  Furnace: 'Calefacción de gas',
  'Gas furnace, 92% or more': 'Calefacción de gas de 92% o más',
  'Gas furnace, 95% or more': 'Calefacción de gas de 95% o más',
  'Smart thermostat': 'Termostato inteligente',
  'Duct sealing': 'Sellado de ductos',
  'Duct replacement': 'Cambio de ductos',
  'Whole-home efficiency': 'Eficiencia de toda la casa',
  'Tune-up of an air conditioner or a heat pump':
    'Mantenimiento de un aire acondicionado o una bomba de calor',
  Homeowners: 'Propietarios',
  Renters: 'Inquilinos',
  'Homeowners and renters': 'Propietarios e inquilinos',
  'Households under 80% of the area’s median income':
    'Hogares con menos del 80% del ingreso mediano de la zona',
  'Households from 80% to 150% of the area’s median income':
    'Hogares con el 80% al 150% del ingreso mediano de la zona',
  'Households up to 150% of the area’s median income':
    'Hogares con hasta el 150% del ingreso mediano de la zona',
  'Call for details': 'Llame para saber más',
  'A bonus for a system sized to the home.': 'Un bono por un sistema del tamaño adecuado para la casa.',
  'For a new unit that takes the place of a working or broken one.':
    'Para un equipo nuevo que reemplaza uno que funciona o está dañado.',
  'Pays based on how much energy the whole home saves.': 'Paga según cuánta energía ahorra toda la casa.',
  'Pays by how much energy the whole home saves; an energy assessment comes first.':
    'Paga según cuánta energía ahorra toda la casa; primero se hace una evaluación de energía.',
  'Pays once for each account, for thermostats on the utility’s list.':
    'Paga una vez por cuenta, por termostatos de la lista de la compañía.',
  'Pays per ton of cooling, for heat pumps on the utility’s list.':
    'Paga por tonelada de enfriamiento, por bombas de calor de la lista de la compañía.',
  'Pays per ton when heat pumps heat the whole home.':
    'Paga por tonelada cuando las bombas de calor calientan toda la casa.',
  'What it pays depends on your household’s income.': 'Lo que paga depende de los ingresos de su hogar.',
  'See the program': 'Consulte el programa',
};
