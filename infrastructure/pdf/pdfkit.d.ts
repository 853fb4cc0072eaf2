/** The part of PDFKit 0.20 that the site uses. The published types lack tagged tables and PDF/UA. */
declare module 'pdfkit' {
  import type { EventEmitter } from 'node:events';

  export interface Structure {
    add(child: Structure): this;
    end(): void;
  }

  interface TextOptions {
    readonly width?: number;
    readonly lineGap?: number;
    readonly lineBreak?: false;
    readonly baseline?: 'alphabetic';
  }

  interface FigureOptions {
    readonly alt: string;
    /** Left, top, right and bottom. */
    readonly bbox: readonly [number, number, number, number];
  }

  interface Cell {
    readonly text: string;
    readonly type: 'TH' | 'TD';
    readonly scope: 'Column' | 'Row';
    readonly font: { readonly src: string };
  }

  export default class PDFDocument extends EventEmitter {
    constructor(options: {
      readonly size: 'LETTER';
      readonly margins: {
        readonly top: number;
        readonly right: number;
        readonly bottom: number;
        readonly left: number;
      };
      readonly pdfVersion: '1.7';
      readonly subset: 'PDF/UA';
      readonly tagged: true;
      readonly displayTitle: true;
      readonly lang: string;
      readonly font: Buffer;
      readonly info: {
        readonly Title: string;
        readonly Subject: string;
        readonly Author: string;
        readonly CreationDate: Date;
        readonly ModDate: Date;
      };
    });
    x: number;
    y: number;
    readonly page: { readonly width: number };
    registerFont(name: string, font: Buffer): this;
    font(name: string): this;
    fontSize(points: number): this;
    fillColor(color: string): this;
    rect(x: number, y: number, width: number, height: number): this;
    roundedRect(x: number, y: number, width: number, height: number, radius: number): this;
    circle(x: number, y: number, radius: number): this;
    ellipse(x: number, y: number, radiusX: number, radiusY: number): this;
    path(d: string): this;
    fill(color: string): this;
    stroke(color: string): this;
    fillAndStroke(fill: string, stroke: string): this;
    lineWidth(width: number): this;
    lineCap(cap: 'butt' | 'round'): this;
    lineJoin(join: 'round'): this;
    dash(length: number, options: { readonly space: number }): this;
    save(): this;
    restore(): this;
    translate(x: number, y: number): this;
    scale(factor: number): this;
    text(text: string, options?: TextOptions): this;
    text(text: string, x: number, y: number, options?: TextOptions): this;
    widthOfString(text: string): number;
    heightOfString(text: string, options: TextOptions): number;
    moveDown(lines: number): this;
    list(
      items: ReadonlyArray<string>,
      options: TextOptions & {
        readonly structParent: Structure;
        readonly bulletRadius: number;
        readonly textIndent: number;
      },
    ): this;
    table(options: {
      readonly structParent: Structure;
      readonly defaultStyle: {
        readonly border: { readonly bottom: number };
        readonly borderColor: string;
        readonly padding: number;
        readonly textColor: string;
      };
      readonly rowStyles: (row: number) => { readonly backgroundColor?: string };
      readonly columnStyles: (column: number) => { readonly width?: number };
      readonly data: ReadonlyArray<ReadonlyArray<string | Cell>>;
    }): this;
    struct(role: string, content?: () => void): Structure;
    struct(role: 'Figure', options: FigureOptions, content: () => void): Structure;
    addStructure(structure: Structure): this;
    markContent(tag: 'Artifact', options: { readonly type: 'Layout' }): this;
    endMarkedContent(): this;
    end(): void;
  }
}
