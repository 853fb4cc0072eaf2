import { greeting } from '../../domain/dealer.ts';

export const appliesARule = greeting;
