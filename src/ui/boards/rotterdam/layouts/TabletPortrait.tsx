import { Plain } from './Plain';

export function TabletPortrait() {
  return <Plain />;
}
