import type { RunningCostTexts } from './texts.ts';

/** Texts of the comparison of running costs in Spanish. */
export const spanishRunningCostTexts: RunningCostTexts = {
  estimatePath: '/es/estimado/',
  heading: '¿Cuál es más barato de usar?',
  lead: 'Depende de sus inviernos y de lo que paga por la energía. Usamos el clima habitual de su zona y los precios promedio de su estado. ¿Tiene un recibo a mano? Escriba sus precios para una respuesta más exacta.',
  zip: 'Código postal',
  area: 'Superficie de la casa en pies cuadrados',
  areaHint: 'Por ejemplo: 2,000',
  level: 'Nivel de confort',
  electricity: 'Precio de un kWh de electricidad',
  electricityHint:
    'De un recibo, con impuestos y entrega, como $0.16. Déjelo vacío para usar el promedio de su estado.',
  gas: 'Precio de un therm de gas natural',
  gasHint: 'Como $1.50. ¿Le cobran por metro cúbico? Multiplique ese precio por unos 2.8.',
  optional: 'opcional',
  submit: 'Ver el costo de un año',
  zipMalformed: 'Escriba 5 dígitos, como 60601, o un código postal de Canadá, como M5V 3L9.',
  zipUnknown: 'No conocemos este código. Revíselo o pruebe uno cercano.',
  areaMalformed: 'Escriba la superficie en pies cuadrados, de 200 a 10,000.',
  electricityMalformed: 'Escriba el precio de un kWh, como $0.16.',
  gasMalformed: 'Escriba el precio de un therm, como $1.50.',
  pricesMissing:
    'Solo tenemos precios promedio de los estados de EE. UU. Escriba los dos precios de sus recibos.',
  unavailable: 'No podemos consultar los precios en este momento. Inténtelo de nuevo en un minuto.',
  caption: 'Calefacción y aire acondicionado durante un año',
  dollars: { US: 'en dólares estadounidenses', CA: 'en dólares canadienses' },
  system: 'Sistema',
  heat: 'Calefacción',
  cool: 'Aire acondicionado',
  year: 'Año',
  carbon: 'Toneladas de CO₂',
  counted: 'Qué cuenta este cálculo',
  estimate: 'Calcular cuánto cuesta comprar un sistema así',
  systems: {
    'heat-pump': 'Bomba de calor',
    'furnace-ac': 'Calefactor de gas y aire acondicionado',
    hybrid: 'Híbrido: bomba de calor y calefactor de gas',
  },
  levels: { single: 'De una etapa', 'two-stage': 'De dos etapas', variable: 'De velocidad variable' },
  cheaper: {
    'heat-pump':
      'Con estos precios, la bomba de calor calienta la misma casa por menos que el calefactor de gas.',
    furnace:
      'Con estos precios, el calefactor de gas calienta la misma casa por menos que la bomba de calor.',
    either:
      'Con estos precios, cualquiera de los dos podría costar menos. Depende del modelo y del frío que haga.',
  },
  range: (from, to) => `${from} a ${to}`,
  title: (place) => `Un año cerca de ${place}`,
  breakEven: (gas, between, electricity) =>
    `Con el gas a ${gas} por therm, la bomba de calor cuesta lo mismo que el calefactor si la electricidad cuesta ${between} por kWh. Aquí cuesta ${electricity}. Por debajo, conviene la bomba de calor; por encima, el calefactor.`,
  weather: (station, heating, cooling) =>
    `Clima habitual de ${station}: unos ${heating} grados-día de calefacción y ${cooling} de enfriamiento al año, en °F (promedios de 1991 a 2020).`,
  statePrices: (state, period) => `Precios: cerca del promedio de ${state} en ${period}.`,
  ownPrices: 'Precios: los que usted escribió.',
  mixedPrices: (state, period) =>
    `Precios: el que usted escribió y cerca del promedio de ${state} en ${period}.`,
  ratings: (level, seer2, hspf2, afue) =>
    `Equipo ${level.charAt(0).toLowerCase()}${level.slice(1)}: ${seer2} SEER2, ${hspf2} HSPF2, ${afue}% AFUE.`,
  limits: [
    'Extremo bajo: una casa bien sellada con los modelos más eficientes. Extremo alto: una casa con fugas de aire y los menos eficientes. Dos casas del mismo tamaño a menudo se diferencian en la mitad.',
    'Cuando hace mucho frío, la bomba de calor usa calefacción de respaldo. El extremo alto la incluye.',
    'No se cuentan los ventiladores, los cargos mensuales ni los cambios de precio.',
    'CO₂: 11.7 libras por therm de gas y 0.8 por kWh de la planta eléctrica promedio de EE. UU. Las de su compañía pueden ser muy distintas.',
  ],
};
