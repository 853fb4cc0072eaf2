import * as t from 'io-ts';
import type { Kinds } from '../kinds.ts';

export const codec = ({ either, flag, maybe, number, oneOf, surface, text }: Kinds) => {
  // Null is not the same as off: an option that is not set comes from another device.
  const said = maybe(flag);
  const color = maybe(surface);
  const count = maybe(either(number, oneOf<'auto'>(['auto'], 'auto')));
  const device = maybe(
    t.strict({
      active: said,
      arrows: said,
      arrows_color: color,
      arrows_bg: color,
      arrows_border: color,
      dots_navigation: said,
      dots_colors: color,
      slides_per_view: count,
      transition_effect: oneOf(['slide', 'fade', ''], ''),
      wrapper_css: maybe(text),
      automatic_transition: said,
      infinite_loop: said,
      transition_delay: count,
      hide_overflow: said,
    }),
  );
  return t.strict({
    data: t.strict({ title: maybe(text), desk: device, tablet: device, mobile: device }),
  });
};

export type CarouselAttributes = t.TypeOf<ReturnType<typeof codec>>;
