import { describe, expect, test } from '@jest/globals';
import { CONCEPTS } from '../../../../domain/search/intents/concepts.ts';
import { EMERGENCIES } from '../../../../domain/help/emergencies.ts';
import { matchIntents } from '../../../../domain/search/intents/match-intents.ts';
import { searchWords } from '../../../../domain/search/intents/search-words.ts';

const titleOf = (id: string) => EMERGENCIES.find((one) => one.id === id)?.title;

const firstFor = (typed: string) => {
  const { emergencies, help } = matchIntents(typed);
  return emergencies[0]?.title ?? help?.id ?? 'nothing';
};

/** The searches in a text that separates them with bars. */
const searches = (text: string): ReadonlyArray<string> => text.split('|').map((search) => search.trim());

/** Dangers in English. The safety panel answers first. */
const DANGERS: Readonly<Record<string, ReadonlyArray<string>>> = {
  'gas-smell': searches(`
    furnace hissing | my boiler is hissing | rotten eggs | it smells like rotten eggs in here | gas smell |
    smell gas | i smell gas!!! | SMELL OF GAS | gas leak | propane odor | rotton egg smel |
    furnace smells like gas | sulfur smell basement | so much gas smell | how much gas smell is normal |
    cheap furnace smells like gas | gas leak repair cost | gas detector going off |
    refrigerant and gas smell | ISMELLGAS | gasleak | gas oder | gassy smell | smelt gas | whiff of gas |
    scent of gas | gas fumes in house | rottenegg smell | propain smell | mercaptan | broken gas line |
    i hit a gas line | pilot light keeps going out smell | gas leak water heater
  `),
  'carbon-monoxide': searches(`
    carbon monoxide | co alarm beeping | CO detector going off | carbon monixide alarm |
    headache when furnace runs | co poisoning symptoms dizzy | how much carbon monoxide is dangerous |
    co alarm test beeping | c.o. detector beeping | CO2 alarm going off | carbonmonoxide | carbon alarm |
    co monitor going off | co poisoning | high co reading | everyone in the house has a headache |
    kids are throwing up, heater on | passed out furnace | can't breathe furnace | fumes from furnace |
    should i buy a co detector, i feel sick when the furnace runs |
    co alarm keeps beeping should i buy a new one | buy carbon monoxide detector | generator inside house |
    generator in garage
  `),
  'burning-smell': searches(`
    burning smell | smoke from furnace | sparks | furnace on fire | burnt electrical smell |
    smoke when ignition starts | sparks from outlet buy new one | spark ignitor | so much smoke |
    too much smoke | how much smoke from furnace is normal | estimate smoke damage in house |
    smoke in my place | fire in foyer | burning smell at my place | testing furnace burning smell |
    cable on fire | electrical smell from furnace | melted wire | furnace exploded | capacitor blew up |
    acrid smell | burner on fire | furnace won’t stop smoking | wires burnt out |
    furnace won’t fire, flames on the floor
  `),
  'refrigerant-leak': searches(`
    heat pump hisses | refrigerant leak alarm | refrigerant leak | freon leak | freon gas leak |
    mini split leak alarm | leak detector beeping heat pump | hissing heat pump | ac making hissing noise |
    mini split hissing | r32 leak | refrigerant smell | hising from air handler
  `),
  'water-near-wires': searches(`
    water near electrical panel | water dripping on breaker | water on wires | water on electric panel bill |
    wet outlet | water on circuit board | water leaking into light fixture | extension cord in water
  `),
  'flooded-equipment': searches(`
    furnace flooded | basement flood hvac | flooded furnace replacement cost | furnace was under water |
    outdoor unit underwater
  `),
  'frozen-pipes': ['frozen pipes', 'no heat freezing pipes'],
  'heat-or-cold': searches(`
    no heat with baby | no heat and i have a newborn | furnace out, elderly mother |
    my mom is 85 and has no heat | oxygen patient no ac | heat stroke | hypothermia | use oven to heat house
  `),
};

/** Dangers in Spanish and French. The safety panel answers first, in that language. */
const TRANSLATED: Readonly<Record<string, string>> = {
  'huele a gas': 'Si huele a gas',
  'guele a gas': 'Si huele a gas',
  'peste a gas': 'Si huele a gas',
  'me duele la cabeza con la calefacción':
    'Si suena la alarma de monóxido de carbono o alguien se siente mal',
  'equipo bajo el agua': 'Si el equipo estuvo bajo el agua',
  'sin calefacción y tengo un bebé': 'Si hace mucho calor o mucho frío y alguien corre peligro',
  'se congelaron las tuberías': 'Si no hay calefacción y se congelan las tuberías',
  'golpe de calor': 'Si hace mucho calor o mucho frío y alguien corre peligro',
  'olor a gas en la casa': 'Si huele a gas',
  'huevos podridos': 'Si huele a gas',
  'fuga de gas': 'Si huele a gas',
  'alarma de monóxido de carbono': 'Si suena la alarma de monóxido de carbono o alguien se siente mal',
  'sale humo de la calefacción': 'Si nota olor a quemado, humo o chispas',
  'odeur de gaz': 'Si vous sentez une odeur de gaz',
  'ça sent le gaz': 'Si vous sentez une odeur de gaz',
  'ça sent le propane': 'Si vous sentez une odeur de gaz',
  'ça pue le gaz': 'Si vous sentez une odeur de gaz',
  'mal de tête fournaise': 'Si l’avertisseur de monoxyde de carbone sonne ou si quelqu’un se sent mal',
  'il y a de la boucane': 'Si vous remarquez une odeur de brûlé, de la fumée ou des étincelles',
  'fournaise sous l’eau': 'Si l’appareil a été sous l’eau',
  'pas de chauffage personne âgée': 'S’il fait très chaud ou très froid et que quelqu’un est en danger',
  'tuyaux qui gèlent': 'Si le chauffage est en panne et que des tuyaux d’eau gèlent',
  'œufs pourris': 'Si vous sentez une odeur de gaz',
  'monoxyde de carbone': 'Si l’avertisseur de monoxyde de carbone sonne ou si quelqu’un se sent mal',
  'la caldera hace un silbido': 'Si huele a gas',
  'ma fournaise siffle': 'Si vous sentez une odeur de gaz',
  'fuga de refrigerante': 'Si oye un silbido o suena la alarma de fuga del equipo',
  'el aire acondicionado silba': 'Si oye un silbido o suena la alarma de fuga del equipo',
  'fuite de frigorigène': 'Si vous entendez un sifflement, ou si l’alarme de fuite de l’appareil sonne',
  'la thermopompe siffle': 'Si vous entendez un sifflement, ou si l’alarme de fuite de l’appareil sonne',
  'odeur de brûlé': 'Si vous remarquez une odeur de brûlé, de la fumée ou des étincelles',
};

/** All other searches, by the intent that answers. */
const OTHERS: Readonly<Record<string, ReadonlyArray<string>>> = {
  'no-heat': searches(`
    no heat | furnace not working | furnace won't turn on | furnace wont start | my heater is broken |
    heater not working at all | house is freezing | furnance not heating | no hay calefacción |
    la calefacción no funciona | pas de chauffage | fournaise en panne | heat pump not heating |
    pilot light out | reset furnace | ignitor not glowing | ma thermopompe ne fonctionne plus
  `),
  'cold-air': [
    'furnace blowing cold air',
    'heater blowing cool air',
    'heat is on but air is cold',
    'calefacción echa aire frío',
  ],
  'no-cooling': searches(`
    ac not cooling | ac blowing hot air | air conditioner blowing warm air | air conditioner not working |
    a/c broken | sin aire acondicionado | climatiseur ne refroidit pas | aire acondicionado no enfria |
    my air is not working | el aire no prende | outside unit not running | compressor not running
  `),
  'short-cycling': ['short cycling', 'furnace turns on and off', 'furnace keeps shutting off'],
  airflow: ['weak airflow', 'low air flow'],
  ice: searches(`
    thermopompe glacée | evaporator coil freezing | frozen coil | ice on ac | ac freezing up |
    hielo en el aire acondicionado
  `),
  leak: searches(`
    ac leaking water | water under furnace | furnace leaking | el aire acondicionado gotea |
    fuite d’eau fournaise | drain pan full | condensate drain clogged
  `),
  noise: searches(`
    loud banging noise | furnace making noise | ac buzzing | ruido en el calentón | bruit fournaise
  `),
  smell: ['ac smells', 'dirty sock smell'],
  'blank-screen': searches(`
    thermostat blank | thermostat batteries | termostato en blanco | thermostat screen is blank |
    thermastat dead | pantalla del termostato en blanco
  `),
  'high-bill': ['high electric bill', 'why is my bill so high', 'factura de luz muy alta'],
  filter: searches(`
    dirty filter | cuándo cambiar el filtro | how do i change my filter | filter | cambiar filtro |
    changer le filtre | filtre à air | air filter not fitting
  `),
  book: searches(`
    book appointment | schedule service | make an appointment | agendar cita | prendre rendez-vous
  `),
  dealer: searches(`
    dealer 75001 | who installs runtru | where to buy runtru | quien instala runtru | dealer near me |
    hvac contractor | furnace repair | técnico cerca de mí | concessionnaire
  `),
  urgent: ['24 hour service', 'emergency service', 'need technician tonight', 'urgence'],
  phone: searches(`
    customer service | service à la clientèle | live chat | phone number | call | talk to a person |
    número de teléfono | contact us
  `),
  price: searches(`
    how much is a furnace | heat pump cost | prix fournaise | cuánto cuesta un aire acondicionado |
    gas furnace price
  `),
  financing: searches(`
    monthly payments | financiamiento | financement | 0% financing | lease to own ac no credit check
  `),
  musty: ['musty smell'],
  'tax-credit': ['tax credit', 'federal tax credit'],
  rebate: ['rebates', 'heat pump rebate', 'rabais thermopompe', 'reembolsos'],
  recall: ['recall', 'furnace recall', 'is my ac recalled', 'retiro del mercado', 'rappel thermopompe'],
  warranty: ['warranty', 'warrenty', 'garantía', 'garantie'],
  register: ['register my furnace', 'warranty registration', 'registrar producto'],
  manual: ['owners manual', 'manual', 'instrucciones'],
  refrigerant: ['R-410A', 'r410a', 'R 454B', 'freon', 'what refrigerant', 'refrigerante'],
  languages: ['español', 'spanish', 'habla español?', 'français'],
};

const rows = (table: Readonly<Record<string, ReadonlyArray<string>>>) =>
  Object.entries(table).flatMap(([id, queries]) => queries.map((typed) => [typed, id] as const));

describe('The intent of a search', () => {
  test.each(rows(DANGERS))('“%s” is answered first by the steps for %s', (typed, id) => {
    expect(firstFor(typed)).toBe(titleOf(id));
  });

  test.each(
    searches(`
    my furnace is leaking gas i think | house smells like rotten eggs when heat kicks on |
    co alarm and no heat | huele a gas y no hay calefacción | mini split leak alarm |
    breaker trips and burning smell
  `),
  )('“%s” has no other answer than the steps of the danger', (typed) => {
    const { emergencies, help } = matchIntents(typed);
    expect([emergencies[0]?.callsEmergencyServices, help]).toEqual([true, null]);
  });

  test.each(Object.entries(TRANSLATED))('“%s” is answered in its language: %s', (typed, title) => {
    expect(firstFor(typed)).toBe(title);
  });

  test.each(rows(OTHERS))('“%s” has the intent %s', (typed, id) => {
    expect(firstFor(typed)).toBe(id);
  });

  test.each(
    searches(`
    gas furnace price | gas furnace | gas line cost | smoke test | co2 sensor | fire place | gas fireplace |
    colorado dealers | smoke detector price | spark igniter cost | electric water heater cost |
    flood insurance cost | gas fire logs | furnace flame sensor cost | natural gas rebate | hot water heater |
    electric furnace | egg | test | buy smoke detector | smoke alarm price | wildfire smoke filter |
    cigarette smoke | fire sale | fire damper | furnace won’t fire up | burner won’t light |
    furnace not firing | smoke free home | oil burner nozzle | electric water heater | flood light |
    pipe insulation | exploded view parts diagram | explosion proof heater | frozen ac pipe |
    melt ice on heat pump | baby room ac | no heat grand rapids | lightning strike heat pump |
    recién instalado no enfría | donde comprar detector de humo
  `),
  )('“%s” is not a danger', (typed) => {
    expect(matchIntents(typed).emergencies).toEqual([]);
  });

  test.each(['gas smell', 'burning smell', 'huele a gas'])('“%s” is answered by its danger only', (typed) => {
    expect(matchIntents(typed).help).toBeNull();
  });

  test.each(['', '???', 'xylophone', 'the', 'coil'])('“%s” has no known intent', (typed) => {
    expect(matchIntents(typed)).toEqual({ emergencies: [], help: null });
  });
});

test.each([
  ['no calienta', '/es/solucion-de-problemas/calefaccion-de-gas/#no-heat', 'es'],
  ['pas de chaleur', '/fr/depannage/fournaise-au-gaz/#no-heat', 'fr'],
  ['no heat', '/resources/troubleshooting/gas-furnaces/#no-heat', undefined],
  ['garantía', '/es/garantia/', 'es'],
  ['registrar garantía', '/es/garantia/', 'es'],
  ['garantie fournaise', '/fr/garantie/', 'fr'],
  ['enregistrer', '/fr/garantie/', 'fr'],
  ['warranty', '/resources/warranty/', undefined],
  ['recall', '/resources/warranty/#recall', undefined],
  ['retiro del mercado', '/es/garantia/#recall', 'es'],
  ['rappel fournaise', '/fr/garantie/#recall', 'fr'],
  ['reembolsos', '/es/reembolsos/', 'es'],
  ['descuentos bomba de calor', '/es/reembolsos/', 'es'],
  ['rabais thermopompe', '/resources/rebates/', undefined],
  ['emergencia', '/es/distribuidores/?sort=nearest&filter=emergencyService', 'es'],
])('The first link for “%s” is to the page in its language', (typed, href, language) => {
  const [first] = matchIntents(typed).help?.links ?? [];
  expect([first?.href, first?.language]).toEqual([href, language]);
});

describe('Words that are unusual, or also in another language', () => {
  test.each([
    ['mini split not cooling', 'no-cooling'],
    ['heat mode not working', 'no-heat'],
    ['furnace part not working', 'no-heat'],
    ['i can´t start my furnace', 'no-heat'],
    ['la fournaise ne part pas', 'no-heat'],
    ['no hay calor', 'no-heat'],
    ['furrnace not working', 'no-heat'],
    ['hace calor y no enfría', 'no-cooling'],
    ['mucho calor en la casa', 'no-cooling'],
  ])('answer “%s” by %s', (typed, id) => expect(matchIntents(typed).help?.id).toBe(id));

  test.each(
    searches(`
    mini split not cooling | heat mode not working | furnace part not working | serial number location |
    dealer location near me | furnace sale | thermostat control | thermostat internet connection |
    furnace press reset | furnace retire
  `),
  )('do not make “%s” a search in that language', (typed) => {
    const { help } = matchIntents(typed);
    expect(help?.language).toBe('en');
    expect(help?.links.every(({ language }) => language === undefined)).toBe(true);
  });

  test.each([
    ['location de fournaise', 'fr'],
    ['sale agua del aire acondicionado', 'es'],
    ['control remoto no responde', 'es'],
    ['furnace no prende', 'es'],
  ])('leave “%s” a search in “%s”', (typed, language) =>
    expect(matchIntents(typed).help?.language).toBe(language),
  );

  test.each(['i sent a message', 'notice', 'spare part', 'plus', 'foyer'])(
    'mean nothing alone: “%s”',
    (typed) => expect(matchIntents(typed)).toEqual({ emergencies: [], help: null }),
  );
});

describe('The language of an answer', () => {
  test.each([
    ['i smell gas', 'en'],
    ['cable on fire', 'en'],
    ['gas smell and cable', 'en'],
    ['i sent a note about the gas smell', 'en'],
    ['part of the furnace is on fire', 'en'],
    ['ça sent le gaz', 'fr'],
    ['huele a gas', 'es'],
    ['odeur de gaz', 'fr'],
    ['huele fuga gaz', 'es'],
    ['odeur fuite gas azufre', 'fr'],
    ['fuga gaz', 'es'],
    ['gaz fuga', 'es'],
  ])(
    'is the one that most known words of “%s” have, English only without others, Spanish on a tie: %s',
    (typed, language) => expect(matchIntents(typed).emergencies[0]?.language).toBe(language),
  );
});

test('The links to translated pages come before those to English pages, each once and in order', () =>
  expect(matchIntents('no calienta').help?.links.map(({ href }) => href)).toEqual(
    searches(`
    /es/solucion-de-problemas/calefaccion-de-gas/#no-heat |
    /es/solucion-de-problemas/bomba-de-calor/#will-not-run |
    /es/distribuidores/?sort=nearest&filter=emergencyService |
    /resources/troubleshooting/oil-furnaces/#no-heat |
    /resources/troubleshooting/packaged-systems/#nothing-runs
  `),
  ));

test('The links that a Spanish search leads to have different texts', () => {
  const texts = matchIntents('el aire no enfría').help?.links.map(({ text }) => text) ?? [];
  expect(texts).toEqual([...new Set(texts)]);
});

test('An answer is in the language of the search', () =>
  expect(matchIntents('rappel thermopompe').help).toMatchObject({
    language: 'fr',
    title: 'Y a-t-il un rappel?',
  }));

test('The words of the table are in the normalized form for comparison', () => {
  for (const languages of Object.values(CONCEPTS))
    for (const words of Object.values(languages))
      for (const word of words.split(' ')) expect(searchWords(word)).toEqual([word.replace('*', '')]);
});
