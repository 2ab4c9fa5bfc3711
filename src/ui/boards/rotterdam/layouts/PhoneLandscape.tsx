import { Plain } from './Plain';

export function PhoneLandscape() {
  return <Plain />;
}
