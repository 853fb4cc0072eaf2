import { useEffect, useRef } from 'react';
import { useNavigate } from 'react-router-dom';
import { isOnDialogStep } from './dialog-step.ts';

/** Where a page goes on within itself. */
interface Moves {
  /** Null: it stays where it is. */
  readonly goesTo: string | null;
  /** The same address may be gone to again. */
  readonly moves: number;
  /** Whether it takes the place of the address that the visitor came to. */
  readonly replaces: boolean;
}

/** Goes wherever a search in place leads, once for each of its moves. */
export const useMoves = ({ goesTo, moves, replaces }: Moves): void => {
  const navigate = useNavigate();
  const made = useRef(moves);
  useEffect(() => {
    if (moves === made.current) return;
    made.current = moves;
    if (goesTo !== null) void navigate(goesTo, { replace: replaces || isOnDialogStep(window.history) });
  }, [goesTo, moves, replaces, navigate]);
};
