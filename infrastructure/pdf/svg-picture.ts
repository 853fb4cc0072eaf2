import type PDFDocument from 'pdfkit';
import { isTag, type Element } from 'domhandler';
import { textContent } from 'domutils';
import { parseDocument } from 'htmlparser2';

/** Attributes that elements inherit. */
interface Pen {
  readonly fill: string;
  readonly stroke: string;
  readonly width: number;
}

const SHAPES = ['path', 'rect', 'circle', 'ellipse'];

const rootOf = (svg: string): { readonly root: Element; readonly width: number; readonly height: number } => {
  const root = parseDocument(svg, { xmlMode: true }).children.find(isTag);
  const [, , width = 0, height = 0] = (root?.attribs['viewBox'] ?? '').split(' ').map(Number);
  if (root === undefined || width === 0) throw new Error('a picture without a view box');
  return { root, width, height };
};

/** The height of an SVG at a width. */
export const heightOfSvg = (svg: string, width: number): number => {
  const own = rootOf(svg);
  return (own.height * width) / own.width;
};

/**
 * Renders an SVG as vectors, `width` points wide, with its upper left corner at `x` and `y`. Supports translated and scaled groups, shapes
 * and lines of text. Throws for anything else.
 */
export const renderSvg = (
  pdf: PDFDocument,
  svg: string,
  { x, y, width }: { readonly x: number; readonly y: number; readonly width: number },
): void => {
  const own = rootOf(svg);
  const [textX, textY] = [pdf.x, pdf.y];
  pdf
    .save()
    .translate(x, y)
    .scale(width / own.width)
    .lineCap('round')
    .lineJoin('round');
  const pen = penOf(own.root, { fill: 'black', stroke: 'none', width: 1 });
  for (const child of own.root.children.filter(isTag)) render(pdf, child, pen);
  pdf.restore();
  pdf.x = textX;
  pdf.y = textY;
};

const penOf = ({ attribs }: Element, around: Pen): Pen => ({
  fill: attribs['fill'] ?? around.fill,
  stroke: attribs['stroke'] ?? around.stroke,
  width: Number(attribs['stroke-width'] ?? around.width),
});

const render = (pdf: PDFDocument, element: Element, around: Pen): void => {
  const pen = penOf(element, around);
  pdf.save();
  if (element.name === 'g') {
    transform(pdf, element.attribs['transform'] ?? '');
    for (const child of element.children.filter(isTag)) render(pdf, child, pen);
  } else if (element.name === 'text') renderText(pdf, element, pen);
  else if (SHAPES.includes(element.name)) renderShape(pdf, element, pen);
  else throw new Error(`an unsupported element: ${element.name}`);
  pdf.restore();
};

const transform = (pdf: PDFDocument, value: string): void => {
  for (const [, name, numbers = ''] of value.matchAll(/(\w+)\(([^)]*)\)/g)) {
    const [one = 0, other = 0] = numbers.split(/[\s,]+/).map(Number);
    if (name === 'translate') pdf.translate(one, other);
    else if (name === 'scale') pdf.scale(one);
    else throw new Error(`an unsupported transformation: ${value}`);
  }
};

const renderShape = (pdf: PDFDocument, { name, attribs }: Element, { fill, stroke, width }: Pen): void => {
  const number = (attribute: string): number => Number(attribs[attribute] ?? 0);
  const dash = attribs['stroke-dasharray']?.split(' ').map(Number);
  if (dash !== undefined) pdf.dash(dash[0] ?? 0, { space: dash[1] ?? 0 });
  if (attribs['stroke-linecap'] === 'butt') pdf.lineCap('butt');
  pdf.lineWidth(width);
  if (name === 'path') pdf.path(attribs['d'] ?? '');
  else if (name === 'circle') pdf.circle(number('cx'), number('cy'), number('r'));
  else if (name === 'ellipse') pdf.ellipse(number('cx'), number('cy'), number('rx'), number('ry'));
  else {
    const [w, h] = [number('width'), number('height')];
    pdf.roundedRect(number('x'), number('y'), w, h, Math.min(number('rx'), w / 2, h / 2));
  }
  if (fill !== 'none' && stroke !== 'none') pdf.fillAndStroke(fill, stroke);
  else if (stroke !== 'none') pdf.stroke(stroke);
  else pdf.fill(fill);
};

const ANCHORS: Readonly<Record<string, number>> = { start: 0, middle: 0.5, end: 1 };

const renderText = (pdf: PDFDocument, element: Element, { fill }: Pen): void => {
  const { attribs } = element;
  const words = textContent(element);
  pdf.font('bold').fontSize(Number(attribs['font-size'])).fillColor(fill);
  const before = pdf.widthOfString(words) * (ANCHORS[attribs['text-anchor'] ?? 'start'] ?? 0);
  pdf.text(words, Number(attribs['x']) - before, Number(attribs['y']), {
    lineBreak: false,
    baseline: 'alphabetic',
  });
};
