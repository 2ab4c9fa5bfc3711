import { Plain } from './Plain';

export function TabletLandscape() {
  return <Plain />;
}
