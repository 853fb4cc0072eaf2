import { useEffect, useRef } from 'react';
import { useNavigate } from 'react-router-dom';
import { isPageLeft } from './reader.ts';

/** Where a page goes on within itself. */
interface Moves {
  /** Null: it stands where it is. */
  readonly goesTo: string | null;
  /** The same address may be gone to again. */
  readonly moves: number;
  /** Whether it takes the place of the address that the visitor came to: nobody asked for it. */
  readonly replaces: boolean;
}

/** Goes wherever a search in place leads, once for each of its moves. What nobody asked for does not happen on a page that is left. */
export const useMoves = ({ goesTo, moves, replaces }: Moves): void => {
  const navigate = useNavigate();
  const made = useRef(moves);
  useEffect(() => {
    if (moves === made.current) return;
    made.current = moves;
    if (goesTo !== null && !(replaces && isPageLeft())) void navigate(goesTo, { replace: replaces });
  }, [goesTo, moves, replaces, navigate]);
};
