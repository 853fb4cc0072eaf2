/** The last event of a press. */
let last: Event | undefined;

/** Notes presses, for `pressAgain`. */
export const watchPresses = (): void => {
  for (const type of ['pointerdown', 'pointerup', 'pointercancel', 'click'])
    addEventListener(type, (event) => (last = event), true);
};

/** A control that React has replaced, and the new one. */
type Replaced = readonly [old: HTMLElement, now: HTMLElement];

/** If the visitor is just pressing or clicking a control that is replaced, clicks the new one. */
export const pressAgain = (replaced: ReadonlyArray<Replaced>): void => {
  const target = last?.target;
  // The innermost: a summary is in its details.
  const [old, now] = replaced.findLast(([one]) => target instanceof Node && one.contains(target)) ?? [];
  if (old === undefined || now === undefined) return;
  const press = (): void => {
    now.focus();
    now.click();
  };
  if (last?.type === 'pointerdown') {
    // Nothing is clicked by a mouse whose button went down on an element that is gone. A finger clicks what it leaves.
    const release = ({ target: above, pointerType }: PointerEvent): unknown =>
      pointerType === 'mouse' && now.contains(above as Node) && press();
    addEventListener('pointerup', release, { capture: true, once: true });
  }
  // A choice has changed before its click is told, and has been copied.
  if (last?.type !== 'click' || last.eventPhase === Event.NONE || old.matches('[type=checkbox],[type=radio]'))
    return;
  last.preventDefault();
  setTimeout(press);
};
