/** Where a browser keeps the code searched last, and the parameter by which a page may be given one (specification, section 4). */
export const PAGE_PARAMETER = 'zip';
export const SESSION_KEY = 'postalCode';
export const LOCAL_KEY = 'zipcode';
