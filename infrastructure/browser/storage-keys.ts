/** Where a browser keeps the code searched last (specification, section 4). */
export const SESSION_KEY = 'postalCode';
export const LOCAL_KEY = 'zipcode';
