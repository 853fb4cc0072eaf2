/** The page that is shown when the render queue is full, or one visitor has requested too much. `phone` is formatted for display. */
export interface BusyTexts {
  readonly heading: string;
  readonly tooMuch: string;
  readonly lead: (seconds: number) => string;
  readonly tryAgain: string;
  readonly call: (phone: string) => string;
}

export const busyTexts: { readonly [language in 'en' | 'fr' | 'es']: BusyTexts } = {
  en: {
    heading: "We're very busy right now",
    tooMuch: "You've opened a lot of pages in a short time",
    lead: (seconds) => `Please try again in ${seconds} seconds.`,
    tryAgain: 'Try again',
    call: (phone) => `Call ${phone}`,
  },
  fr: {
    heading: 'Nous sommes très occupés en ce moment',
    tooMuch: 'Vous avez ouvert beaucoup de pages en peu de temps',
    lead: (seconds) => `Veuillez réessayer dans ${seconds} secondes.`,
    tryAgain: 'Réessayer',
    call: (phone) => `Appelez le ${phone}`,
  },
  es: {
    heading: 'Estamos muy ocupados en este momento',
    tooMuch: 'Ha abierto muchas páginas en poco tiempo',
    lead: (seconds) => `Vuelva a intentarlo en ${seconds} segundos.`,
    tryAgain: 'Intentar de nuevo',
    call: (phone) => `Llame al ${phone}`,
  },
};
