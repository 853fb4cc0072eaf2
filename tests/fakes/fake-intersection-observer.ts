type Report = (entries: ReadonlyArray<Partial<IntersectionObserverEntry>>) => void;

/** The latest observer's report and element. jsdom has no layout, so tests say what comes into view. */
let report: Report = () => undefined;
let observed: Element | null = null;

class FakeIntersectionObserver {
  constructor(callback: Report) {
    report = callback;
  }
  observe = (element: Element): void => void (observed = element);
  disconnect = (): void => void (observed = null);
}

/** Gives the window an `IntersectionObserver` for which nothing is in view until `comeNear` or `showShare`. */
export const fakeIntersections = (): void => {
  report = () => undefined;
  observed = null;
  Object.assign(globalThis, { IntersectionObserver: FakeIntersectionObserver });
};

export const observedElement = (): Element | null => observed;

/** The observed element comes near the window. */
export const comeNear = (): void => report([{ isIntersecting: true }]);

/** This share of the observed element comes into view. */
export const showShare = (intersectionRatio: number): void => report([{ intersectionRatio }]);
