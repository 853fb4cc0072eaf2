import * as stowaway from 'acorn';

export const needsAStowaway = stowaway;
