export { FOCUS_BORDER, useFocus, useFocusColours, useSwipe, type Focus } from './focus';
export { FocusTabs, type FocusTab, type TabsStyle } from './FocusTabs';
export { KeyedPlace } from './KeyedPlace';
export type { Shape, Thresholds } from './shape';
export { Shaped, useShape } from './Shaped';
export { TableHead, TableTitle } from './TableHead';
export { ActionPair, TabletFrame, useTabletRoom } from './TabletFrame';
