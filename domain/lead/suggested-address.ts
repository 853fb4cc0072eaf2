import type { PostalArea } from '../postal-code/place.ts';
