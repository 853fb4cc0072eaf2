import { useEffect, useRef, useState } from 'react';
import type { SliderTexts } from './controls.ts';
import type { SliderPosition } from './track.ts';
import hidden from '../visually-hidden/visually-hidden.module.css';

/**
 * Announces the slider's position to screen readers after it has moved, but not during automatic movement (the carousel pattern of
 * ARIA).
 */
export const LiveRegion = ({
  texts,
  position,
  isMoving,
}: {
  texts: SliderTexts;
  position: SliderPosition | null;
  isMoving: boolean;
}) => {
  const place = position === null ? null : texts.at(position.index + 1, position.count);
  const first = useRef<string | null>(null);
  const [reported, setReported] = useState('');
  useEffect(() => {
    first.current ??= place;
    const hasMoved = first.current !== place;
    if (hasMoved && !isMoving) setReported(place ?? '');
  }, [place, isMoving]);
  return (
    <p className={hidden.visuallyHidden} aria-live={isMoving ? 'off' : 'polite'}>
      {reported}
    </p>
  );
};
