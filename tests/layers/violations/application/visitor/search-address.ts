export const addressOf = (zipcode: string): string => `/find-a-dealer/?zipcode=${zipcode}`;
