/** What mammoth reads of a document, as far as a text takes it over. Its own types leave this open. */
export type DocxElement =
  | DocxParagraph
  | DocxTable
  | DocxRun
  | DocxLink
  | DocxImage
  | { readonly type: 'text'; readonly value: string }
  | { readonly type: 'tab' | 'noteReference' | 'commentReference' | 'bookmarkStart' }
  | { readonly type: 'break'; readonly breakType: string }
  | { readonly type: 'checkbox'; readonly checked: boolean };

export interface DocxParagraph {
  readonly type: 'paragraph';
  readonly children: readonly DocxElement[];
  readonly styleId: string | null;
  readonly styleName: string | null;
  readonly numbering: { readonly level: string | number; readonly isOrdered: boolean } | null;
}

export interface DocxRun {
  readonly type: 'run';
  readonly children: readonly DocxElement[];
  readonly isBold: boolean;
  readonly isItalic: boolean;
  readonly isUnderline: boolean;
  readonly isStrikethrough: boolean;
  readonly verticalAlignment: string;
}

export interface DocxLink {
  readonly type: 'hyperlink';
  readonly children: readonly DocxElement[];
  readonly href?: string;
}

export interface DocxImage {
  readonly type: 'image';
  readonly altText?: string | null;
  readonly readAsBuffer: () => Promise<Buffer>;
}

export interface DocxTable {
  readonly type: 'table';
  readonly children: readonly DocxRow[];
}

export interface DocxRow {
  readonly type: 'tableRow';
  readonly isHeader: boolean;
  readonly children: readonly DocxCell[];
}

export interface DocxCell {
  readonly type: 'tableCell';
  readonly children: readonly DocxElement[];
  readonly colSpan: number;
  readonly rowSpan: number;
}

export interface DocxDocument {
  readonly children: readonly DocxElement[];
}
