import { inLanguage, type SiteLanguage, type Translated } from '../content/site-language.ts';
import { EMERGENCIES, PREVENTION, type Emergency, type Prevention } from './emergencies.ts';

type Steps = Pick<Emergency, 'title' | 'steps'>;
type Translation = Pick<Emergency, 'title' | 'shortTitle' | 'steps'>;

/** Emergencies in other languages. They must say the same as the English ones (facts, section 1). */
const TRANSLATED: { readonly [language in SiteLanguage]?: Readonly<Record<string, Translation>> } = {
  es: {
    'gas-smell': {
      title: 'Si huele a gas',
      shortTitle: 'Olor a gas',
      steps: [
        'Salga de inmediato. Llévese a todos.',
        'Al salir, no toque interruptores, aparatos ni termostatos. No encienda nada. No use el teléfono adentro.',
        'Desde un lugar seguro, llame al 911. Después llame a su compañía de gas o de propano.',
        'No busque la fuga. No intente volver a encender nada. Regrese solo cuando los bomberos o la compañía de gas lo permitan.',
      ],
    },
    'carbon-monoxide': {
      title: 'Si suena la alarma de monóxido de carbono o alguien se siente mal',
      shortTitle: 'Alarma de monóxido de carbono',
      steps: [
        'Lleve a todos al aire libre.',
        'Llame al 911 desde afuera. No entre hasta que los bomberos lo permitan.',
        'Los síntomas son dolor de cabeza, mareo, náusea, cansancio o falta de aire, como una gripe sin fiebre. El monóxido de carbono (CO) no tiene color ni olor.',
      ],
    },
    'burning-smell': {
      title: 'Si nota olor a quemado, humo o chispas',
      shortTitle: 'Olor a quemado, humo o chispas',
      steps: [
        'Si ve humo o fuego, salga y llame al 911.',
        'Si solo huele a quemado o a cable caliente, o ve chispas, apague el sistema en el termostato.',
        'Si puede llegar al breaker (disyuntor) sin peligro, apáguelo también. Después llame a un distribuidor.',
      ],
    },
    'refrigerant-leak': {
      title: 'Si oye un silbido o suena la alarma de fuga del equipo',
      shortTitle: 'Silbido o alarma de refrigerante',
      steps: [
        'Puede haber una fuga de refrigerante. En los equipos nuevos es levemente inflamable: no prende con facilidad, pero puede arder.',
        'Nada de llamas, chispas ni cigarrillos. No toque interruptores cercanos.',
        'Abra ventanas y puertas. Si el termostato no está cerca de la fuga, apague ahí el aire y la calefacción. Déjelos apagados. Si el ventilador funciona solo, déjelo. No silencie ni anule la alarma.',
        'Si alguien siente mareo o dolor de cabeza, salga y llame al 911.',
        'Después llame a un distribuidor, aunque la alarma se calle.',
      ],
    },
    'delayed-ignition': {
      title: 'Si enciende con un estallido',
      shortTitle: 'Estallido al encender',
      steps: [
        'Puede juntarse combustible antes de encender. Apague el sistema en el termostato y no lo vuelva a encender.',
        'No abra el área del quemador. No oprima ningún botón de reinicio.',
        'Si ve humo o alguien se siente mal, salga y llame al 911 desde afuera.',
        'Si no, llame de inmediato a un distribuidor. Deje el sistema apagado hasta que lo revisen.',
      ],
    },
    'heating-oil': {
      title: 'Si huele a combustible de calefacción o ve una fuga',
      shortTitle: 'Olor, fuga o humo de combustible',
      steps: [
        'Si el olor es fuerte, ve humo o hay una llama cerca, salga y llame al 911.',
        'Nada de llamas, chispas ni cigarrillos. No encienda nada y no vuelva a oprimir el botón de reinicio.',
        'Si no hay peligro, apague el quemador con su interruptor rojo, abra una ventana y recoja el goteo en una cubeta. Que no llegue al drenaje.',
        'Después llame a un distribuidor o a su proveedor de combustible. Si el derrame es grande, avise también a las autoridades locales.',
      ],
    },
    'water-near-wires': {
      title: 'Si hay agua cerca de cables o partes eléctricas',
      shortTitle: 'Agua cerca de cables, inundación',
      steps: [
        'No pise el agua. No toque el equipo.',
        'Apague el breaker (disyuntor) solo si el panel está seco y puede llegar sin peligro. Si no, aléjese: su compañía de luz puede cortar la corriente.',
        'Después llame a un distribuidor.',
      ],
    },
    'flooded-equipment': {
      title: 'Si el equipo estuvo bajo el agua',
      shortTitle: 'Agua cerca de cables, inundación',
      steps: [
        'No encienda ningún equipo de calefacción o aire que estuvo bajo el agua. Primero pida que lo revisen.',
      ],
    },
    'hot-surfaces': {
      title: 'Si una parte quema al tocarla o alguien se quemó',
      shortTitle: 'Parte muy caliente o quemadura',
      steps: [
        'No la toque. Aleje a los niños y a las mascotas. La calefacción y su tubo de escape siguen calientes después de apagarse.',
        'Un breaker (disyuntor), enchufe o termostato caliente es una falla eléctrica. Si brilla, huele o echa humo, salga y llame al 911. Si no, llame a un electricista.',
        '¿Un tubo o un panel caliente? Apague el sistema en el termostato y llame a un distribuidor.',
        'Enfríe la quemadura con agua fresca de la llave. Si es grande, profunda o en la cara, llame al 911.',
      ],
    },
    'frozen-pipes': {
      title: 'Si no hay calefacción y se congelan las tuberías',
      shortTitle: 'Tuberías congeladas o rotas',
      steps: [
        'Si se reventó un tubo, cierre la llave principal del agua. Aléjese del agua cerca de cables.',
        'Si un tubo está congelado, deje abierta su llave. Caliéntelo con una secadora de pelo o toallas con agua caliente, nunca con una llama. No use nada eléctrico en agua estancada.',
        'Mientras no haya calefacción, deje gotear las llaves y abra los gabinetes bajo los lavabos.',
        '¿No puede llegar o descongelarlo? Llame a un plomero. Por la calefacción, llame a un distribuidor.',
      ],
    },
    'heat-or-cold': {
      title: 'Si hace mucho calor o mucho frío y alguien corre peligro',
      shortTitle: 'Calor o frío peligroso',
      steps: [
        '¿Alguien está confundido, se desmaya o cuesta despertarlo? Llame al 911.',
        'Los bebés, las personas mayores y las personas enfermas pueden necesitar un lugar fresco o cálido. No espere a la reparación.',
        'Nunca use un horno, una parrilla ni un generador dentro de la casa para calentarla.',
      ],
    },
  },
  fr: {
    'gas-smell': {
      title: 'Si vous sentez une odeur de gaz',
      shortTitle: 'Odeur de gaz',
      steps: [
        'Sortez tout de suite, avec tout le monde.',
        'En sortant, ne touchez à aucun interrupteur, appareil ou thermostat. N’allumez rien. N’utilisez pas de téléphone à l’intérieur.',
        'Une fois à l’abri, appelez le 911, puis votre distributeur de gaz ou de propane.',
        'Ne cherchez pas la fuite. N’essayez pas de rallumer quoi que ce soit. Ne rentrez que lorsque les secours ou le distributeur vous le permettent.',
      ],
    },
    'carbon-monoxide': {
      title: 'Si l’avertisseur de monoxyde de carbone sonne ou si quelqu’un se sent mal',
      shortTitle: 'Avertisseur de monoxyde de carbone',
      steps: [
        'Faites sortir tout le monde à l’air frais.',
        'Appelez le 911 de l’extérieur. Attendez que les secours vous laissent rentrer.',
        'Signes\u00a0: maux de tête, étourdissements, nausées, fatigue ou essoufflement, comme une grippe sans fièvre. Ce gaz n’a ni couleur ni odeur.',
      ],
    },
    'burning-smell': {
      title: 'Si vous remarquez une odeur de brûlé, de la fumée ou des étincelles',
      shortTitle: 'Odeur de brûlé, fumée, étincelles',
      steps: [
        'Si vous voyez de la fumée ou du feu, sortez et appelez le 911.',
        'S’il n’y a qu’une odeur de brûlé ou de fils chauds, ou des étincelles, éteignez l’appareil au thermostat.',
        'Si vous pouvez atteindre le disjoncteur sans danger, coupez-le aussi. Appelez ensuite un concessionnaire.',
      ],
    },
    'refrigerant-leak': {
      title: 'Si vous entendez un sifflement, ou si l’alarme de fuite de l’appareil sonne',
      shortTitle: 'Sifflement, alarme de frigorigène',
      steps: [
        'Il y a peut-être une fuite de frigorigène. Dans les appareils récents, il est légèrement inflammable\u00a0: il s’enflamme difficilement, mais il peut brûler.',
        'Ni flamme, ni étincelle, ni cigarette. Ne touchez à aucun interrupteur à proximité.',
        'Ouvrez les fenêtres et les portes. Si le thermostat n’est pas près de la fuite, arrêtez-y le chauffage et la climatisation. Laissez-les arrêtés. Si le ventilateur tourne seul, laissez-le tourner. N’arrêtez pas et ne contournez pas l’alarme.',
        'Si quelqu’un a des étourdissements ou mal à la tête, sortez et appelez le 911.',
        'Appelez ensuite un concessionnaire, même si l’alarme s’arrête.',
      ],
    },
    'delayed-ignition': {
      title: 'Si l’allumage fait un boum',
      shortTitle: 'Un boum à l’allumage',
      steps: [
        'Du combustible s’accumule peut-être avant l’allumage. Éteignez l’appareil au thermostat et ne le remettez pas en marche.',
        'N’ouvrez pas la zone du brûleur. N’appuyez sur aucun bouton de réarmement.',
        'Si vous voyez de la fumée ou si quelqu’un se sent mal, sortez et appelez le 911 de l’extérieur.',
        'Sinon, appelez tout de suite un concessionnaire. Laissez l’appareil arrêté jusqu’à la vérification.',
      ],
    },
    'heating-oil': {
      title: 'Si vous sentez le mazout ou le voyez fuir',
      shortTitle: 'Mazout\u00a0: odeur, fuite ou fumée',
      steps: [
        'Si l’odeur est forte, s’il y a de la fumée ou une flamme à proximité, sortez et appelez le 911.',
        'Ni flamme, ni étincelle, ni cigarette. N’allumez rien et n’appuyez plus sur le bouton de réarmement.',
        'Si c’est sans danger, coupez le brûleur à son interrupteur rouge, ouvrez une fenêtre et recueillez les gouttes dans un seau. Rien ne doit aller au drain.',
        'Appelez ensuite un concessionnaire ou votre fournisseur de mazout. En cas de gros déversement, avisez aussi les autorités locales.',
      ],
    },
    'water-near-wires': {
      title: 'S’il y a de l’eau près de fils ou de pièces électriques',
      shortTitle: 'Eau près de fils, appareil inondé',
      steps: [
        'Ne marchez pas dans l’eau. Ne touchez pas à l’appareil.',
        'Coupez le disjoncteur seulement si le panneau est sec et que vous pouvez l’atteindre sans danger. Sinon, restez à l’écart\u00a0: votre compagnie d’électricité peut couper le courant.',
        'Appelez ensuite un concessionnaire.',
      ],
    },
    'flooded-equipment': {
      title: 'Si l’appareil a été sous l’eau',
      shortTitle: 'Eau près de fils, appareil inondé',
      steps: [
        'Ne faites fonctionner aucun appareil de chauffage ou de climatisation qui a été sous l’eau. Faites-le d’abord vérifier.',
      ],
    },
    'hot-surfaces': {
      title: 'Si une pièce est brûlante, ou si quelqu’un s’est brûlé',
      shortTitle: 'Pièce brûlante ou brûlure',
      steps: [
        'N’y touchez pas. Éloignez les enfants et les animaux. Une fournaise et son tuyau d’évacuation restent chauds après l’arrêt.',
        'Un disjoncteur, une prise ou un thermostat chaud est un défaut électrique. S’il rougeoie, sent ou fume, sortez et appelez le 911. Sinon, appelez un électricien.',
        'Un tuyau ou un panneau brûlant? Éteignez l’appareil au thermostat et appelez un concessionnaire.',
        'Refroidissez une brûlure sous l’eau fraîche du robinet. Si elle est grande, profonde ou au visage, appelez le 911.',
      ],
    },
    'frozen-pipes': {
      title: 'Si le chauffage est en panne et que des tuyaux d’eau gèlent',
      shortTitle: 'Tuyaux gelés ou éclatés',
      steps: [
        'Si un tuyau a éclaté, fermez l’eau au robinet principal. Éloignez-vous de l’eau près des fils.',
        'Si un tuyau est gelé, laissez son robinet ouvert. Réchauffez-le avec un sèche-cheveux ou des serviettes trempées dans l’eau chaude, jamais avec une flamme. N’utilisez rien d’électrique s’il y a de l’eau au sol.',
        'Tant que le chauffage est en panne, laissez couler un filet d’eau et ouvrez les armoires sous les éviers.',
        'Inaccessible, ou toujours gelé? Appelez un plombier. Pour le chauffage, appelez un concessionnaire.',
      ],
    },
    'heat-or-cold': {
      title: 'S’il fait très chaud ou très froid et que quelqu’un est en danger',
      shortTitle: 'Chaleur ou froid dangereux',
      steps: [
        'Quelqu’un est confus, perd connaissance ou se réveille difficilement? Appelez le 911.',
        'Les bébés, les personnes âgées et les personnes malades peuvent avoir besoin d’un endroit frais ou chauffé. N’attendez pas la réparation.',
        'Ne chauffez jamais la maison avec un four, un barbecue ou une génératrice à l’intérieur.',
      ],
    },
  },
};

/** The emergencies translated into a language, in the English order; the English ones when the language has none. */
export const emergenciesIn = (language: SiteLanguage): ReadonlyArray<Emergency> => {
  const steps = TRANSLATED[language];
  if (steps === undefined) return EMERGENCIES;
  return EMERGENCIES.flatMap((english) => {
    const translated = steps[english.id];
    return translated === undefined ? [] : [{ ...english, ...translated }];
  });
};

const TRANSLATED_PREVENTION: Translated<Prevention> = {
  en: PREVENTION,
  es: {
    id: 'prevention',
    title: 'Cómo prevenirla',
    shortTitle: 'Cómo prevenirla',
    steps: [
      'Haga que un profesional revise cada año todo equipo que quema combustible, su tubo de escape y su chimenea.',
      'Ponga alarmas de monóxido de carbono fuera de los cuartos y en cada piso. Pruébelas cada mes. Cámbielas en la fecha que indican.',
    ],
  },
  fr: {
    id: 'prevention',
    title: 'Comment l’éviter',
    shortTitle: 'Comment l’éviter',
    steps: [
      'Faites vérifier chaque année par un professionnel tout appareil à combustible, son conduit et sa cheminée.',
      'Posez des avertisseurs de monoxyde de carbone près des chambres et à chaque étage. Testez-les chaque mois. Remplacez-les à la date indiquée.',
    ],
  },
};

/** How to prevent an emergency, in a language. */
export const preventionIn = (language: SiteLanguage): Prevention =>
  inLanguage(TRANSLATED_PREVENTION, language);

/** An emergency in a language, or in English when it isn't translated. Throws for an unknown id. */
export const emergencyIn = (
  id: string,
  language: SiteLanguage,
): Steps & Pick<Emergency, 'callsEmergencyServices' | 'allowsChecks'> => {
  const english = EMERGENCIES.find((one) => one.id === id);
  if (english === undefined) throw new Error(`There is no emergency ${id}`);
  const { title, steps } = TRANSLATED[language]?.[id] ?? english;
  return { ...english, title, steps };
};
