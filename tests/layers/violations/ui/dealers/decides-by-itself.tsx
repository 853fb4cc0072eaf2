import { addressOf } from '../../application/visitor/search-address.ts';

export const DecidesByItself = () => <a href={addressOf('75001')}>Search</a>;
