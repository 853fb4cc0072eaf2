import { map, timer, type Observable } from 'rxjs';
import type { Clock } from '../../application/ports/clock.ts';

export class SystemClock implements Clock {
  readonly now = (): number => Date.now();

  readonly after = (milliseconds: number): Observable<void> => timer(milliseconds).pipe(map(() => undefined));
}
