import { of } from 'rxjs';

export const subscribes = (): void => {
  of(1).subscribe();
};
