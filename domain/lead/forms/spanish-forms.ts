import { SERVICE_HOURS } from '../../brand/hours.ts';
import { dayText, WINDOWS } from '../booking-wish.ts';
import type { FieldValues, FormFacts, SuccessText } from '../form-definition.ts';
import { REGIONS } from '../regions.ts';
import { timingPhrases } from '../timing.ts';
import { bookingForm } from './booking.ts';
import { customerCare } from './customer-care.ts';
import { estimateForm } from './estimate.ts';
import { dealerModal } from './dealer-modal.ts';
import { formOn, type FormOn } from './forms.ts';
import { DEALER_CONSENT, consentBy } from './newer-fields.ts';
import { translatedForm, type FormTranslation } from './translated-form.ts';

/** Spanish form texts by their English texts. */
const PHRASES: FormTranslation['phrases'] = {
  ...timingPhrases('es'),
  'Contact a dealer': 'Pedir que me llamen',
  'Get a quote from a local dealer': 'Pida el presupuesto de un distribuidor local',
  'Book online': 'Reservar en línea',
  'Request a call': 'Pedir la llamada',
  'Send booking request': 'Enviar la solicitud',
  [DEALER_CONSENT]:
    'Al presionar “Pedir la llamada”, usted acepta que un distribuidor local se comunique con usted.',
  [consentBy('Send booking request')]:
    'Al presionar “Enviar la solicitud”, usted acepta que un distribuidor local se comunique con usted.',
  'First name': 'Nombre',
  'Last name': 'Apellido',
  Email: 'Correo electrónico',
  Phone: 'Teléfono',
  'Street address': 'Dirección',
  'House number first, like 1200 Main St': 'Primero el número, como 1200 Main St',
  City: 'Ciudad',
  'State/Province': 'Estado o provincia',
  Select: 'Seleccionar',
  'Zip or postal code': 'Código postal',
  "What's going on?": '¿Qué sucede?',
  'Preferred date': 'Fecha preferida',
  'Monday through Saturday': 'De lunes a sábado',
  'Time of day': 'Hora del día',
  'Morning, 8am to 12pm': 'Por la mañana, de 8 a 12',
  'Afternoon, 12pm to 5pm': 'Por la tarde, de 12 a 5',
  'Evening, 5pm to 8pm': 'Al anochecer, de 5 a 8',
  'Please enter your first name': 'Escriba su nombre',
  'First name must be at least 2 characters': 'El nombre debe tener al menos 2 letras',
  'Please enter your last name': 'Escriba su apellido',
  'Last name must be at least 2 characters': 'El apellido debe tener al menos 2 letras',
  'Please enter a valid email address': 'Escriba un correo electrónico válido',
  'Enter your phone number.': 'Escriba su número de teléfono.',
  'Enter one phone number. This looks like two.': 'Escriba un solo número de teléfono. Parece que hay dos.',
  'Please enter your street address': 'Escriba su dirección',
  'Street address must be at least 2 characters': 'La dirección debe tener al menos 2 caracteres',
  'Please enter your city': 'Escriba su ciudad',
  'City must be at least 2 characters': 'La ciudad debe tener al menos 2 letras',
  'State is required': 'Seleccione un estado o una provincia',
  'Enter your zip/postal code.': 'Escriba su código postal.',
  'Choose a date from today on, Monday through Saturday.':
    'Elija una fecha a partir de hoy, de lunes a sábado.',
  'Choose a time of day.': 'Elija una hora del día.',
  'Customer care': 'Atención al cliente',
  'Send message': 'Enviar mensaje',
  Country: 'País',
  'United States': 'Estados Unidos',
  Canada: 'Canadá',
  Other: 'Otro país',
  'How can we help you?': '¿En qué podemos ayudarle?',
  'New System': 'Un sistema nuevo',
  Repair: 'Una reparación',
  'Indoor Air Quality': 'La calidad del aire en casa',
  'Smart Home': 'Casa inteligente',
  Offers: 'Ofertas',
  'Do you own one of our systems?': '¿Tiene uno de nuestros sistemas?',
  Yes: 'Sí',
  'Please add your system’s serial number in the comments.':
    'Agregue el número de serie de su sistema en los comentarios.',
  'How should we contact you?': '¿Cómo prefiere que nos comuniquemos con usted?',
  'state or province': 'estado o provincia',
  'how we can help': 'en qué podemos ayudarle',
  'whether you own one of our systems': 'si tiene uno de nuestros sistemas',
  'how to contact you': 'cómo comunicarnos con usted',
  Comments: 'Comentarios',
  'Yes, keep me posted about products, tips and offers.':
    'Sí, quiero recibir noticias de productos, consejos y ofertas.',
  'Please select a country': 'Seleccione un país',
  'How can we help you is required': 'Seleccione en qué podemos ayudarle',
  // In the specification, two questions share this message.
  'System ownership is required': 'Elija una respuesta',
  'Street address is required': 'Escriba su dirección',
  'City is required': 'Escriba su ciudad',
};

const THANKS: SuccessText = {
  heading: '¡Gracias!',
  text: 'Recibimos su solicitud y un distribuidor se comunicará con usted en breve.',
};

/** Drops the period of a name such as `Inc.` before the sentence's own. */
const sentTo = (dealer: string): string => `Se envió a ${dealer.replace(/\.$/, '')}.`;

const askedDealer = (_values: FieldValues, { dealer }: FormFacts): SuccessText =>
  dealer === undefined
    ? { ...THANKS, promise: 'Se comunicarán con usted en 24 a 48 horas.' }
    : { ...THANKS, receipt: `${sentTo(dealer)} Se comunicarán con usted en 24 a 48 horas.` };

const booked = (values: FieldValues, facts: FormFacts): SuccessText => {
  const { preferredDate = '', preferredWindow } = values;
  const window = WINDOWS.find(({ value }) => value === preferredWindow)?.label ?? '';
  const wish = [dayText(preferredDate, 'es-US'), (PHRASES[window] ?? '').toLowerCase()]
    .filter(Boolean)
    .join(', ');
  const { dealer } = facts;
  if (wish === '') return askedDealer(values, facts);
  const receipt = [dealer && sentTo(dealer), `Pidió una visita para el ${wish}.`].filter(Boolean).join(' ');
  return { ...THANKS, promise: 'Se comunicarán con usted en 24 a 48 horas.', receipt };
};

const customerCareSuccess = (_values: FieldValues, { phone }: FormFacts): SuccessText => ({
  heading: THANKS.heading,
  text: `Recibimos su mensaje y Atención al cliente se comunicará con usted en breve. También puede llamarnos al ${phone}, ${SERVICE_HOURS['customer care in spanish']}.`,
  promise: 'Se comunicarán con usted en 24 a 48 horas.',
});

const IN_SPANISH = { language: 'es', phrases: PHRASES, regions: REGIONS } as const;

export const spanishFormOn: FormOn = (id, today) => {
  switch (id) {
    case 'dealer-modal-es':
      return translatedForm(dealerModal, { ...IN_SPANISH, id, success: askedDealer });
    case 'booking-es':
      return translatedForm(bookingForm(today), { ...IN_SPANISH, id, success: booked });
    case 'estimate-es':
      return translatedForm(estimateForm, { ...IN_SPANISH, id, success: askedDealer });
    case 'customer-care-es':
      return translatedForm(customerCare, { ...IN_SPANISH, id, success: customerCareSuccess });
    default:
      return formOn(id, today);
  }
};
