import * as t from 'io-ts';
import type { Kinds } from '../kinds.ts';

export const codec = ({ either, flag, maybe, number, oneOf, surface, text }: Kinds) => {
  // Null is not the same as off: an option that is not set comes from another device.
  const optionalFlag = maybe(flag);
  const color = maybe(surface);
  const count = maybe(either(number, oneOf<'auto'>(['auto'], 'auto')));
  const device = maybe(
    t.strict({
      active: optionalFlag,
      arrows: optionalFlag,
      arrows_color: color,
      arrows_bg: color,
      arrows_border: color,
      dots_navigation: optionalFlag,
      dots_colors: color,
      slides_per_view: count,
      transition_effect: oneOf(['slide', 'fade', ''], ''),
      wrapper_css: maybe(text),
      automatic_transition: optionalFlag,
      infinite_loop: optionalFlag,
      transition_delay: count,
      hide_overflow: optionalFlag,
    }),
  );
  return t.strict({
    data: t.strict({ title: maybe(text), desk: device, tablet: device, mobile: device }),
  });
};

export type CarouselAttributes = t.TypeOf<ReturnType<typeof codec>>;
