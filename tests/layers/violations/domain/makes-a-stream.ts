import { of } from 'rxjs';

export const one$ = of(1);
