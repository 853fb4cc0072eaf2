import { Container } from 'inversify';
import { NEVER } from 'rxjs';
import type { VisitorMemory } from '../../application/ports/visitor-memory.ts';
import { TOKENS } from './tokens.ts';

/** The server remembers no visitor: what it draws is the same for all. */
const noMemory: VisitorMemory = { postalCode$: NEVER, rememberPostalCode: () => undefined };

/** A container for one request: what is bound in it ends with it, the process's singletons are shared. */
export const childOf = (parent: Container): Container => {
  const child = new Container({ parent });
  child.bind(TOKENS.visitorMemory).toConstantValue(noMemory);
  return child;
};
