import { Plain } from './Plain';

export function LargeType() {
  return <Plain />;
}
