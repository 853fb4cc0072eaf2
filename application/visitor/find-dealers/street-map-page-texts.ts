import type { SiteLanguage } from '../../../domain/content/site-language.ts';
import type { StreetMapLabels } from '../../../domain/map/street-map.ts';

/** Texts of the street map page in one language. */
interface StreetMapTexts {
  readonly back: string;
  readonly load: string;
  /** Says that loading the map contacts another company's server. */
  readonly note: (host: string) => string;
  readonly failed: string;
  readonly withoutScripts: string;
  /** The accessible name of a dealer's pin, with the dealer's number and the length of the list. */
  readonly pin: (number: string, total: number, name: string) => string;
  /** Translations for the map library; null when its own texts are in this language. */
  readonly labels: StreetMapLabels | null;
}

export const STREET_MAP_TEXTS: { readonly [language in SiteLanguage]: StreetMapTexts } = {
  en: {
    back: 'Back to the list',
    load: 'Load the street map',
    note: (host) => `It comes from ${host}, which then sees your IP address and the area you view.`,
    failed: 'The street map can’t be shown right now. The map below shows the same dealers.',
    withoutScripts: 'The street map needs JavaScript. The map below shows the same dealers.',
    pin: (number, total, name) => `Dealer ${number} of ${total}: ${name}`,
    labels: null,
  },
  es: {
    back: 'Volver a la lista',
    load: 'Cargar el mapa de calles',
    note: (host) => `Viene de ${host}, que verá su dirección IP y la zona que usted mira.`,
    failed:
      'El mapa de calles no se puede mostrar en este momento. El mapa de abajo muestra los mismos distribuidores.',
    withoutScripts:
      'El mapa de calles necesita JavaScript. El mapa de abajo muestra los mismos distribuidores.',
    pin: (number, total, name) => `Distribuidor ${number} de ${total}: ${name}`,
    labels: {
      'Map.Title': 'Mapa',
      'NavigationControl.ZoomIn': 'Acercar',
      'NavigationControl.ZoomOut': 'Alejar',
      'AttributionControl.ToggleAttribution': 'Mostrar u ocultar la fuente del mapa',
      'AttributionControl.MapFeedback': 'Comentarios sobre el mapa',
      'Popup.Close': 'Cerrar',
      'CooperativeGesturesHandler.WindowsHelpText': 'Use Ctrl y la rueda del ratón para acercar el mapa',
      'CooperativeGesturesHandler.MacHelpText': 'Use ⌘ y desplácese para acercar el mapa',
      'CooperativeGesturesHandler.MobileHelpText': 'Use dos dedos para mover el mapa',
    },
  },
  fr: {
    back: 'Retour à la liste',
    load: 'Charger la carte routière',
    note: (host) => `Elle vient de ${host}, qui voit alors votre adresse IP et la région que vous regardez.`,
    failed:
      'La carte routière ne peut pas s’afficher en ce moment. La carte ci-dessous montre les mêmes concessionnaires.',
    withoutScripts:
      'La carte routière a besoin de JavaScript. La carte ci-dessous montre les mêmes concessionnaires.',
    pin: (number, total, name) => `Concessionnaire ${number} sur ${total}\u00a0: ${name}`,
    labels: {
      'Map.Title': 'Carte',
      'NavigationControl.ZoomIn': 'Zoom avant',
      'NavigationControl.ZoomOut': 'Zoom arrière',
      'AttributionControl.ToggleAttribution': 'Afficher ou masquer la source de la carte',
      'AttributionControl.MapFeedback': 'Commentaires sur la carte',
      'Popup.Close': 'Fermer',
      'CooperativeGesturesHandler.WindowsHelpText': 'Utilisez Ctrl et la molette pour zoomer sur la carte',
      'CooperativeGesturesHandler.MacHelpText': 'Utilisez ⌘ et le défilement pour zoomer sur la carte',
      'CooperativeGesturesHandler.MobileHelpText': 'Utilisez deux doigts pour déplacer la carte',
    },
  },
};
