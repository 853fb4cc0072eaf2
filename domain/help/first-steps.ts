/** What to do before and while somebody calls for help: dangers first, then checks that are safe for everyone (facts, section 1). */
export interface FirstSteps {
  readonly danger: string;
  readonly checks: ReadonlyArray<string>;
}

export const firstSteps: FirstSteps = {
  danger:
    'Smell gas, or is a carbon monoxide alarm going off? Get everyone outside first. Then call 911. For gas, call your gas utility too.',
  checks: [
    'Thermostat: set it to HEAT or COOL, a few degrees past room temperature. Put in fresh batteries.',
    'Filter: if it’s gray with dust, turn the system off and put in a clean one.',
    'Breaker: if it sits midway, push it fully off, then on, once. If it trips again, leave it off.',
  ],
};

export const spanishFirstSteps: FirstSteps = {
  danger:
    '¿Huele a gas o suena la alarma de monóxido de carbono? Primero saque a todos de la casa. Después llame al 911. Si es gas, llame también a su compañía de gas.',
  checks: [
    'Termostato: póngalo en HEAT o COOL, unos grados más allá de la temperatura del cuarto. Cambie las pilas.',
    'Filtro: si está gris de polvo, apague el sistema y ponga uno limpio.',
    'Breaker (disyuntor): si quedó a la mitad, apáguelo por completo y vuelva a encenderlo, una sola vez. Si salta de nuevo, déjelo apagado.',
  ],
};

export const frenchFirstSteps: FirstSteps = {
  danger:
    'Vous sentez une odeur de gaz, ou un avertisseur de monoxyde de carbone sonne? Faites d’abord sortir tout le monde. Appelez ensuite le 911. Pour le gaz, appelez aussi votre distributeur de gaz.',
  checks: [
    'Thermostat : réglez-le sur HEAT ou COOL, quelques degrés au-delà de la température de la pièce. Changez les piles.',
    'Filtre : s’il est gris de poussière, arrêtez le système et mettez-en un propre.',
    'Disjoncteur : s’il est resté à mi-chemin, poussez-le à fond vers l’arrêt, puis remettez-le en marche, une seule fois. S’il se déclenche encore, laissez-le à l’arrêt.',
  ],
};
