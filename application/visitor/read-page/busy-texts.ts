/** The page that is shown when the render queue is full. `phone` is formatted for display. */
export interface BusyTexts {
  readonly heading: string;
  readonly lead: (seconds: number) => string;
  readonly tryAgain: string;
  readonly call: (phone: string) => string;
}

export const busyTexts: { readonly [language in 'en' | 'fr' | 'es']: BusyTexts } = {
  en: {
    heading: "We're very busy right now",
    lead: (seconds) => `Please try again in ${seconds} seconds.`,
    tryAgain: 'Try again',
    call: (phone) => `Call ${phone}`,
  },
  fr: {
    heading: 'Nous sommes très occupés en ce moment',
    lead: (seconds) => `Veuillez réessayer dans ${seconds} secondes.`,
    tryAgain: 'Réessayer',
    call: (phone) => `Appelez le ${phone}`,
  },
  es: {
    heading: 'Estamos muy ocupados en este momento',
    lead: (seconds) => `Vuelva a intentarlo en ${seconds} segundos.`,
    tryAgain: 'Intentar de nuevo',
    call: (phone) => `Llame al ${phone}`,
  },
};
