export const SCHEMES = ['light', 'dark'] as const;
export type Scheme = (typeof SCHEMES)[number];

export interface Colours {
  table: string;
  tableDeep: string;
  panel: string;
  panelActive: string;
  raised: string;
  /** Decoration only: an edge that marks a control is textSoft or action. */
  line: string;
  text: string;
  textSoft: string;
  action: string;
  onAction: string;
  brass: string;
  onBrass: string;
  paper: string;
  paperFuture: string;
  ink: string;
  inkSoft: string;
  edge: string;
  warnPaper: string;
  warnInk: string;
  /** The cream of type and line-work on an ink, where there is no paper. */
  onInk: string;
}

const printed = {
  brass: '#DDB65C',
  onBrass: '#17130B',
  paperFuture: '#EFE3C6',
  ink: '#1E1A16',
  inkSoft: '#5B4E3E',
  edge: '#C8B78E',
  warnPaper: '#F6DFC9',
  warnInk: '#6A2418',
  onInk: '#FFF8E8',
};

export const COLOURS: Readonly<Record<Scheme, Colours>> = {
  dark: {
    ...printed,
    table: '#0F222C',
    tableDeep: '#0A1820',
    panel: '#16303C',
    panelActive: '#1F4148',
    raised: '#20434F',
    line: '#345865',
    text: '#F3EAD4',
    textSoft: '#B7C6C4',
    action: '#DDB65C',
    onAction: '#17130B',
    paper: '#FAF2DF',
  },
  light: {
    ...printed,
    table: '#E3E5DA',
    tableDeep: '#D3D9D0',
    panel: '#F1EEE0',
    panelActive: '#FFFDF3',
    raised: '#FBF7EA',
    line: '#B4BDB2',
    text: '#13262F',
    textSoft: '#4A5D63',
    action: '#14303C',
    onAction: '#FBF4E2',
    paper: '#FFFBF0',
  },
};
