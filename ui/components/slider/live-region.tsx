import { useEffect, useRef, useState } from 'react';
import type { SliderTexts } from './controls.ts';
import type { Standing } from './rail.ts';
import styles from './slider.module.css';

/**
 * Announces the slider's position to screen readers, once it has moved, but not while it moves by itself (the carousel
 * pattern of ARIA).
 */
export const LiveRegion = ({
  texts,
  standing,
  isMoving,
}: {
  texts: SliderTexts;
  standing: Standing | null;
  isMoving: boolean;
}) => {
  const place = standing === null ? null : texts.at(standing.stop + 1, standing.stops);
  const first = useRef<string | null>(null);
  const [reported, setReported] = useState('');
  useEffect(() => {
    first.current ??= place;
    const hasMoved = first.current !== place;
    if (hasMoved && !isMoving) setReported(place ?? '');
  }, [place, isMoving]);
  return (
    <p className={styles.announcement} aria-live={isMoving ? 'off' : 'polite'}>
      {reported}
    </p>
  );
};
