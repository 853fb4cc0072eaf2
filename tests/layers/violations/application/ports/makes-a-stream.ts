import { Subject } from 'rxjs';

export const dealers$ = new Subject<string>();
