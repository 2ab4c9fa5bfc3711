declare module 'subset-font' {
  interface How {
    readonly targetFormat: 'woff2';
    readonly keepFeatures: readonly string[];
  }
  export default function subsetFont(font: Buffer, letters: string, how: How): Promise<Buffer>;
}

declare module 'fontverter' {
  const fontverter: {
    convert(font: Buffer, format: 'truetype' | 'woff2'): Promise<Buffer>;
  };
  export default fontverter;
}
