/** What the site uses of PDFKit 0.20: its own types lag behind tagged tables and PDF/UA. */
declare module 'pdfkit' {
  import type { EventEmitter } from 'node:events';

  export interface Structure {
    add(child: Structure): this;
    end(): void;
  }

  interface TextOptions {
    readonly width?: number;
    readonly lineGap?: number;
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
      readonly margin: number;
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
    fill(color: string): this;
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
    addStructure(structure: Structure): this;
    markContent(tag: 'Artifact', options: { readonly type: 'Layout' }): this;
    endMarkedContent(): this;
    end(): void;
  }
}
