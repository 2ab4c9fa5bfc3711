export { seriesOf, type Series } from './chart';
export type { Fact } from './Facts';
export { alone, longestLead } from './lead';
export { placingsOf } from './placings';
export { ResultsPage } from './ResultsPage';
export type { Block, RowContent, Source } from './sources';
export { Standings } from './Standings';
