import type { Translated } from '../../content/site-language.ts';

/** The heading of an answer, and the answer in a sentence or two. */
export type AnswerText = readonly [title: string, text: string];

/** The texts of the answers about problems, by intent. A missing language is English. */
export const HELP_TEXTS = {
  'cold-air': {
    en: [
      'The heat is on, but the air is cool',
      'Set the fan to AUTO and check the filter. If that doesn’t help, see the guide.',
    ],
    es: [
      'La calefacción está prendida, pero sale aire frío',
      'Ponga el ventilador en AUTO y revise el filtro. Si no mejora, vea la guía.',
    ],
    fr: [
      'Le chauffage est en marche, mais l’air est froid',
      'Mettez le ventilateur à AUTO et vérifiez le filtre. Sinon, voyez le guide.',
    ],
  },
  'no-cooling': {
    en: ['No cooling', 'Start with the thermostat, the filter and the breaker. You won’t need tools.'],
    es: ['No enfría', 'Empiece por el termostato, el filtro y el breaker (disyuntor). Sin herramientas.'],
    fr: [
      'Pas de climatisation',
      'Commencez par le thermostat, le filtre et le disjoncteur. Aucun outil requis.',
    ],
  },
  'no-heat': {
    en: [
      'No heat',
      'Start with the thermostat, the furnace switch and the filter. One of them is often the cause.',
    ],
    es: [
      'No hay calefacción',
      'Empiece por el termostato, el interruptor de la calefacción y el filtro. Muchas veces es uno de ellos.',
    ],
    fr: [
      'Pas de chauffage',
      'Commencez par le thermostat, l’interrupteur de l’appareil et le filtre. C’est souvent l’un d’eux.',
    ],
  },
  'short-cycling': {
    en: [
      'It starts and stops every few minutes',
      'A dirty filter or closed registers are common causes. Check these first.',
    ],
    es: [
      'Prende y se apaga a cada rato',
      'Un filtro sucio o rejillas cerradas son causas comunes. Revíselos primero.',
    ],
    fr: [
      'Il démarre et s’arrête sans cesse',
      'Un filtre sale ou des registres fermés en sont souvent la cause. Vérifiez-les d’abord.',
    ],
  },
  ice: {
    en: [
      'Ice on the system',
      'Turn cooling off and let it melt. Don’t chip at the ice. Then check the filter. In winter, some frost on a heat pump is normal.',
    ],
    es: [
      'Hielo en el equipo',
      'Apague el aire y deje que se derrita. No golpee el hielo. Después revise el filtro. En invierno, un poco de escarcha en una bomba de calor es normal.',
    ],
    fr: [
      'De la glace sur l’appareil',
      'Arrêtez la climatisation et laissez fondre. Ne cassez pas la glace. Vérifiez ensuite le filtre. L’hiver, un peu de givre sur une thermopompe est normal.',
    ],
  },
  leak: {
    en: [
      'Water or a leak',
      'Turn the system off at the thermostat. Keep away from water near wires. Then see the guide.',
    ],
    es: [
      'Agua o una gotera',
      'Apague el sistema en el termostato. Aléjese del agua cerca de cables. Después vea la guía.',
    ],
    fr: [
      'De l’eau ou une fuite',
      'Éteignez l’appareil au thermostat. Éloignez-vous de l’eau près des fils. Voyez ensuite le guide.',
    ],
  },
  airflow: {
    en: ['Weak airflow', 'Check the filter, and open the registers. If the air stays weak, see the guide.'],
    es: ['Sale poco aire', 'Revise el filtro y abra las rejillas. Si sigue débil, vea la guía.'],
    fr: ['Peu d’air', 'Vérifiez le filtre et ouvrez les registres. Si l’air reste faible, voyez le guide.'],
  },
  noise: {
    en: [
      'A new noise',
      'A click or a low hum is normal. Loud banging, grinding or screeching is not: turn the system off.',
    ],
    es: [
      'Un ruido nuevo',
      'Un clic o un zumbido bajo es normal. Golpes fuertes o rechinidos no: apague el sistema.',
    ],
    fr: [
      'Un bruit nouveau',
      'Un clic ou un léger bourdonnement est normal. Des coups ou des grincements ne le sont pas\u00a0: arrêtez l’appareil.',
    ],
  },
  musty: {
    en: [
      'A musty smell',
      'Change the filter, run the fan and measure the humidity. A wet coil or pan is the usual cause.',
    ],
    es: [
      'Olor a humedad',
      'Cambie el filtro, deje el ventilador prendido y mida la humedad. Suele venir de una bandeja mojada.',
    ],
    fr: [
      'Une odeur de moisi',
      'Changez le filtre, faites tourner le ventilateur et mesurez l’humidité. Un serpentin ou un bac mouillé en est souvent la cause.',
    ],
  },
  fan: {
    en: [
      'The fan',
      'Set the fan to AUTO. If it still runs all the time, or doesn’t run at all, see the guide.',
    ],
    es: ['El ventilador', 'Póngalo en AUTO. Si no para nunca o no arranca, vea la guía.'],
    fr: ['Le ventilateur', 'Mettez-le à AUTO. S’il tourne sans arrêt ou pas du tout, voyez le guide.'],
  },
  winter: {
    en: [
      'Steam, or AUX heat in winter',
      'Steam for some minutes in cold, damp weather is a normal defrost. AUX heat for hours in mild weather is not.',
    ],
    es: [
      'Vapor o calefacción auxiliar en invierno',
      'Un poco de vapor con frío y humedad es un deshielo normal. La calefacción auxiliar por horas sin mucho frío no lo es.',
    ],
    fr: [
      'Vapeur ou chauffage d’appoint en hiver',
      'Un peu de vapeur par temps froid et humide est un dégivrage normal. Des heures d’appoint par temps doux ne le sont pas.',
    ],
  },
  smell: {
    en: [
      'A new smell',
      'If it smells of gas or rotten eggs, get everyone out first. A musty smell has other causes.',
    ],
    es: [
      'Un olor nuevo',
      'Si huele a gas o a huevo podrido, primero saque a todos. El olor a humedad tiene otras causas.',
    ],
    fr: [
      'Une odeur nouvelle',
      'Si ça sent le gaz ou les œufs pourris, faites d’abord sortir tout le monde. Une odeur de moisi a d’autres causes.',
    ],
  },
  breaker: {
    en: [
      'Reset the breaker once, then stop',
      'Turn it fully off, then on, once. If it trips again, leave it off and call a dealer. The same goes for a fuse.',
    ],
    es: [
      'Suba el breaker una sola vez',
      'Bájelo por completo y súbalo una vez. Si se vuelve a botar, déjelo abajo y llame a un distribuidor. Con un fusible es igual.',
    ],
    fr: [
      'Réarmez le disjoncteur une seule fois',
      'Coupez-le complètement, puis remettez-le une fois. S’il saute encore, laissez-le coupé et appelez un concessionnaire. Même chose pour un fusible.',
    ],
  },
  code: {
    en: [
      'Blinking lights, a code or a silent remote',
      'Note the pattern and look it up in the manual. Try new batteries in the remote.',
    ],
    es: [
      'Luces que parpadean, un código o el control no responde',
      'Anote el patrón y búsquelo en el manual. Pruebe pilas nuevas en el control.',
    ],
    fr: [
      'Voyants qui clignotent, code ou télécommande muette',
      'Notez le signal et cherchez-le dans le manuel. Essayez des piles neuves.',
    ],
  },
  air: {
    en: [
      'Dust, dry air or wet windows',
      'Check the filter and measure the humidity. About 30% to 50% is right for most homes.',
    ],
    es: [
      'Polvo, aire seco o ventanas mojadas',
      'Revise el filtro y mida la humedad. Para la mayoría de las casas va bien de 30% a 50%.',
    ],
    fr: [
      'Poussière, air sec ou fenêtres mouillées',
      'Vérifiez le filtre et mesurez l’humidité. De 30\u00a0% à 50\u00a0% convient à la plupart des maisons.',
    ],
  },
  'blank-screen': {
    en: [
      'The thermostat is blank or doesn’t respond',
      'Put in fresh batteries, if it uses any. Then check the breaker and the furnace door.',
    ],
    es: [
      'El termostato está en blanco o no responde',
      'Póngale pilas nuevas, si usa. Después revise el breaker (disyuntor) y la puerta de la calefacción.',
    ],
    fr: [
      'Le thermostat est éteint ou ne répond pas',
      'Mettez des piles neuves, s’il en utilise. Vérifiez ensuite le disjoncteur et la porte de la fournaise.',
    ],
  },
  'high-bill': {
    en: [
      'A high bill',
      'A dirty filter, auxiliary heat that stays on, or an old system can each raise your bill.',
    ],
    es: [
      'Un recibo alto',
      'Un filtro sucio, la calefacción auxiliar siempre prendida o un equipo viejo suben el recibo.',
    ],
    fr: [
      'Une facture élevée',
      'Un filtre sale, un chauffage d’appoint toujours en marche ou un vieil appareil font monter la facture.',
    ],
  },
  filter: {
    en: [
      'Change your filter',
      'Turn the system off. Slide the old filter out. Put a new one of the same size in, with the arrow toward the blower.',
    ],
    es: [
      'Cambie el filtro',
      'Apague el sistema. Saque el filtro viejo. Ponga uno nuevo del mismo tamaño, con la flecha hacia el ventilador.',
    ],
    fr: [
      'Changez le filtre',
      'Éteignez l’appareil. Retirez le vieux filtre. Mettez-en un de même taille, la flèche vers le ventilateur.',
    ],
  },
  maintenance: {
    en: ['Maintenance', 'What you can do yourself, and what a yearly tune-up by a professional includes.'],
    es: ['Mantenimiento', 'Qué puede hacer usted y qué incluye el servicio anual de un profesional.'],
    fr: [
      'Entretien',
      'Ce que vous pouvez faire, et ce que comprend l’entretien annuel par un professionnel.',
    ],
  },
} satisfies Readonly<Record<string, Translated<AnswerText>>>;
