import { useEffect } from 'react';
import { useServices } from './services.ts';
import { useObservable } from './use-observable.ts';

/**
 * The advice of a field with a mistyped code: the code that was probably meant (contract, section 7: did you mean). `typed`: the wrong
 * text; null while the field is right.
 */
export const useCodeMeant = (typed: string | null, onTake: (code: string) => void) => {
  const { suggestCode } = useServices();
  const { meant, typed: asked } = useObservable(suggestCode.view$);
  useEffect(() => {
    if (typed !== null) void suggestCode.ask(typed);
  }, [suggestCode, typed]);
  if (meant === null || typed !== asked) return undefined;
  return { text: meant.text, code: meant.code, onTake: () => onTake(meant.code) };
};
