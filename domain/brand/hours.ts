/** When customer service answers, as the empty dealer list says it (specification, sections 8 and 9). */
export const CUSTOMER_SERVICE_HOURS = 'Mon-Fri 7am-5pm CST';
